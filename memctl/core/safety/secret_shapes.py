"""Published shapes of secrets: kind and pattern. If a pattern has a group `secret`, only that is hidden, else the whole
match.

Each shape has a prefix or structure that ordinary words lack. Secrets without one (a password, a hexadecimal key) are
found only beside a keyword, see `secrets`. Sources: the issuers' documentation and the rules of gitleaks (MIT)."""

from __future__ import annotations

_B = r"(?<![A-Za-z0-9_-])"  # not within a longer word
_E = r"(?![A-Za-z0-9_-])"

# numbers of people and accounts, which their form and check digit tell from any other number
NUMBERS = (
    r"(?<![\w.-])(?:(?P<card>[3-6]\d{3}(?:[ -]\d{4}){3}|3[47]\d\d[ -]\d{6}[ -]\d{5})|"
    r"(?P<iban>[A-Z]{2}\d\d(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?)|(?P<resident>[1-9]\d{5}(?:19|20)\d{9}[\dXx])|"
    r"(?P<social>(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}))(?![\w-]|\.\d)"
)

# kind, lower-case hints of which one must occur before the pattern is tried, pattern
SHAPES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("aws-key", ("akia", "asia", "abia", "acca", "a3t"), _B + r"(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}" + _E),
    ("aws-secret", ("secret",),
        r"(?i:secret[_ -]?(?:access)?[_ -]?key)[\"'`]?(?:\s{0,3}(?:=>|[:=])\s{0,3}|\s)[\"'`]?"
        r"(?P<secret>[A-Za-z0-9+/]{40})(?![A-Za-z0-9+/=])"),
    ("aws-bedrock-key", ("absk", "bedrock-api-key-"), _B +
        r"(?:ABSK[A-Za-z0-9+/]{100,280}={0,2}|bedrock-api-key-[A-Za-z0-9+/=]{12,})"),
    ("github-token", ("gho_", "ghu_", "ghs_", "ghr_"), _B + r"gh[ousr]_[0-9A-Za-z]{36,255}"),
    ("github-pat", ("ghp_", "github_pat_"), _B + r"(?:ghp_[0-9A-Za-z]{36,255}|github_pat_\w{40,255})"),
    ("gitlab-token", ("gl", "gr1348941"), _B +
        r"(?:gl(?:pat|dt|rtr?|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[0-9A-Za-z_.-]{20,300}|GR1348941[\w-]{20})"),
    ("anthropic-key", ("sk-ant-",), _B + r"sk-ant-[a-z0-9]{3,10}-[\w-]{24,}"),
    ("openrouter-key", ("sk-or-",), _B + r"sk-or-v1-[0-9a-f]{40,}"),
    ("openai-key", ("sk-",), _B +
        r"sk-(?:(?:proj|svcacct|admin|None)-[\w-]{20,}|[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}|[A-Za-z0-9]{32,64}" + _E +
        ")"),
    ("google-key", ("aiza",), _B + r"AIza[\w-]{35}" + _E),
    ("google-oauth", ("ya29.", "gocspx-", "1//0"), _B + r"(?:ya29\.[\w-]{20,}|GOCSPX-[\w-]{24,}|1//0[\w-]{35,})"),
    ("google-service-account", ("service_account",), r"\"type\"\s*:\s*\"service_account\""),
    ("slack-token", ("xox", "xapp-", "xoxe"),
        r"(?:xoxe(?:\.xox[bp])?-\d-[\w-]{100,}|xox[abeoprscd](?:\.xox[bp])?-(?=[\w-]{0,40}\d{3})[\w-]{20,}|xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]+)"),
    ("slack-webhook", ("hooks.slack.com",), r"hooks\.slack\.com/(?:services|workflows|triggers)/[\w+/]{20,}"),
    ("stripe-key", ("_live_", "_test_", "_prod_", "whsec_"), _B +
        r"(?:[sr]k_(?:live|test|prod)_[0-9A-Za-z]{10,120}|whsec_[0-9A-Za-z+/=]{24,})"),
    ("npm-token", ("npm_",), _B + r"npm_[0-9A-Za-z]{36}" + _E),
    ("pypi-token", ("pypi-age",), _B + r"pypi-AgE[\w-]{40,}"),
    ("jwt", ("ey",), _B + r"ey[\w-]{15,}\.ey[\w/\\-]{15,}\.[\w/\\-]{10,}={0,2}"),
    ("jwt", ("zxlk", "alhb", "axln", "anda"), _B +
        r"ZXlK(?:(?:aGJHY2lPaU)|[A-Za-z0-9+/]{10})[A-Za-z0-9+/\\_=\r\n-]{60,}"),
    ("private-key", ("private key",),
        # whole, or cut off: then only text that looks like a key, because words may follow
        r"-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----(?:[\s\S-]{64,20000}?KEY(?: BLOCK)?-----|"
        r"(?:(?:\\[nr]|[\s>|\"'+]){1,8}[A-Z][\w-]{2,20}: [^\n\\]{0,80}){0,5}"
        r"(?:\\[nr]|[\s>|\"'+]){0,8}[\w+/=]{40,}(?:(?:\\[nr]|[\s>|\"'+]){1,8}[\w+/=]{20,})*)"),
    ("url-password", ("://",),
        r"(?<![A-Za-z])[a-z][a-z0-9+.-]{1,30}://(?P<user>[^\s:/\"'<>]{0,80}):(?P<secret>(?![/$<{%\[*.])"
        r"[^\s/\"'<>]{3,200})@[\w\[.-]"),
    ("url-password", ("sql://", "postgres://", "redis://", "amqp", "mongo", "ldap", "smtp", "imap", "mqtt"),
        r"(?<![A-Za-z])[a-z0-9+.-]{0,20}(?:sql|postgres|redis|amqps?|mongodb(?:\+srv)?|ldaps?|smtps?|imaps?|mqtts?)://"
        r"(?P<user>[^\s:/@\"'<>]{0,80}):(?P<secret>(?!\d{1,5}/|[/$<{%\[*.])[^\s@\"'<>]{3,200})@[\w\[.-]"),
    ("url-token", ("http",),
        r"(?i:https?://)(?P<secret>(?=[\w-]{0,60}\d)(?=[\w-]{0,60}[A-Za-z])[\w-]{20,200})(?::x-oauth-basic)?@[\w.-]+\."),
    ("url-password", ("@",),
        r"(?<![\w/@.:+-])(?P<user>[\w.-]{1,40}):(?P<secret>(?![/$<{%\[*.])[^\s:/@\"'<>]{4,60})@[\w-]+(?:\.[\w-]+)+:\d{2,5}(?!\d)"),
    ("connection-password", ("password=", "pwd="),
        r"(?i:;\s?(?:password|pwd)\s?=\s?)(?P<secret>(?![<{$%\[*])[^;\"'\s]{4,80})(?=[;\"'\s]|$)"),
    ("curl-password", ("curl",),
        r"\bcurl\b(?:[^\n]|\\\n){0,400}?\s(?:-u|--user|--proxy-user)[= ]?\s*[\"']?(?P<secret>(?:[^\s:\"'$<]{2,}|"
        r"(?=:)|(?=\w{8,}:[\"']))[\"']?:[\"']?(?:[^\s\"'$<*:\[][^\s\"']{2,}|(?=[\"'])))"),
    ("authorization", ("authorization", "x-api-key", "api-key", "apikey", "token", "curl"),
        r"(?i:(?:authorization|proxy-authorization)[\"']?\s*[:=]\s*[\"']?(?:basic|bearer|token|apikey|api-token|"
        r"digest)?\s*"
     r"|x-(?:api|auth|access)-?(?:key|token)\s*[:=]\s*[\"']?|\b(?:api-?)?(?:key|"
     r"token)\s*:\s*(?=[\w.=+/-]*[\"']))(?P<secret>(?=[^\s\"']{0,40}\d)[\w.=~@+/-]{8,}|[A-Za-z0-9+/]{12,}={1,2})"),
    ("huggingface-token", ("hf_", "api_org_"), _B + r"(?:hf_[A-Za-z]{34}|api_org_[A-Za-z]{34})" + _E),
    ("digitalocean-token", ("do",), _B + r"do[opr]_v1_[a-f0-9]{64}"),
    ("sendgrid-key", ("sg.",), _B + r"SG\.[\w=.-]{22}\.[\w=.-]{43}"),
    ("twilio-key", ("sk", "ac"), _B + r"(?:SK|AC)[0-9a-f]{32}" + _E),
    ("mailgun-key", ("key-",), _B + r"(?:pub)?key-(?=[a-z]{0,31}\d)[0-9a-z]{32}" + _E),
    ("mailchimp-key", ("-us",), _B + r"[0-9a-f]{32}-us\d{1,2}" + _E),
    ("shopify-token", ("shp",), _B + r"shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}"),
    ("square-token", ("sq0", "eaaa"), _B + r"(?:sq0(?:atp|csp|idp)-[\w-]{22,43}|EAAA[\w+=-]{58,66})"),
    ("discord-token", (".",), _B + r"[MNO][A-Za-z\d_-]{23,27}\.[\w-]{6}\.[\w-]{27,38}" + _E),
    ("discord-webhook", ("discord",), r"discord(?:app)?\.com/api/webhooks/\d+/[\w-]{30,}"),
    ("telegram-token", (":a",), _B + r"\d{6,12}:A[\w-]{34}" + _E),
    ("databricks-token", ("dapi",), _B + r"dapi[a-f0-9]{32}(?:-\d)?" + _E),
    ("terraform-token", ("atlasv1",), r"[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}"),
    ("vault-token", ("hvs.", "hvb.", "s."), _B +
        r"(?:hv[sb]\.[\w-]{24,300}|s\.(?=[A-Za-z]{0,20}\d)(?=[A-Z0-9]{0,20}[a-z])[A-Za-z0-9]{24}" + _E +
        ")"),
    ("pulumi-token", ("pul-",), _B + r"pul-[a-f0-9]{40}"),
    ("postman-key", ("pmak-",), _B + r"PMAK-[a-f0-9]{24}-[a-f0-9]{34}"),
    ("newrelic-key", ("nr",), _B + r"NR(?:AK|AA|II|BR|IQ|JS|RA|SP)-[A-Za-z0-9_-]{19,36}"),
    ("grafana-token", ("glc_", "glsa_", "eyjrijoi"), _B +
        r"(?:glc_[A-Za-z0-9+/]{32,400}={0,2}|glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}|eyJrIjoi[A-Za-z0-9]{70,400}={0,3})"),
    ("linear-key", ("lin_",), _B + r"lin_(?:api|oauth)_[A-Za-z0-9]{40}"),
    ("notion-token", ("ntn_", "secret_"), _B + r"(?:ntn_\d{11}[A-Za-z0-9]{32,40}|secret_[A-Za-z0-9]{43})" + _E),
    ("sentry-token", ("sntry",), _B + r"sntry[su]_[\w+/=-]{60,}"),
    ("doppler-token", ("dp.",), _B + r"dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{40,}"),
    ("dropbox-token", ("sl.",), _B + r"sl\.(?:u\.)?[\w=-]{130,}"),
    ("figma-token", ("fig",), _B + r"fig[dou][rh]?_[\w-]{38,}"),
    ("fly-token", ("fo1_", "flyv1", "fm1", "fm2"), _B + r"(?:fo1_[\w-]{43}|fm[12][ar]?_[A-Za-z0-9+/]{100,}={0,3})"),
    ("groq-key", ("gsk_",), _B + r"gsk_[A-Za-z0-9]{48,56}" + _E),
    ("xai-key", ("xai-",), _B + r"xai-[A-Za-z0-9]{70,90}" + _E),
    ("perplexity-key", ("pplx-",), _B + r"pplx-[A-Za-z0-9]{48}" + _E),
    ("replicate-token", ("r8_",), _B + r"r8_[A-Za-z0-9]{36,40}" + _E),
    ("supabase-token", ("sbp_", "sb_secret_"), _B + r"(?:sbp_[a-f0-9]{40}|sb_secret_[\w-]{20,})"),
    ("planetscale-token", ("pscale_",), _B + r"pscale_(?:tkn|oauth|pw)_[\w=.-]{32,64}"),
    ("prefect-token", ("pnu_", "pnb_"), _B + r"pn[ub]_[A-Za-z0-9]{36}" + _E),
    ("readme-token", ("rdme_",), _B + r"rdme_[a-z0-9]{70}"),
    ("rubygems-token", ("rubygems_",), _B + r"rubygems_[a-f0-9]{48}"),
    ("crates-token", ("cio",), _B + r"cio[A-Za-z0-9]{32}" + _E),
    ("docker-token", ("dckr_",), _B + r"dckr_(?:pat|oat)_[\w-]{27,}"),
    ("nuget-key", ("oy2",), _B + r"oy2[a-z0-9]{43}" + _E),
    ("heroku-key", ("hrku-",), _B + r"HRKU-[\w-]{36,70}"),
    ("sourcegraph-token", ("sgp_", "slk_", "sourcegraph"), _B +
        r"(?:sgp_(?:[a-fA-F0-9]{16}_|local_)?[a-fA-F0-9]{40}|slk_[a-f0-9]{64})|"
        r"sourcegraph\W{1,20}(?:\w+\W{1,8})?(?P<secret>[a-fA-F0-9]{40})" + _E),
    ("airtable-token", ("pat",), _B + r"pat[A-Za-z0-9]{14}\.[a-f0-9]{64}" + _E),
    ("age-key", ("age-secret-key-",), r"AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"),
    ("1password-token", ("ops_ey",), _B + r"ops_eyJ[\w+/=-]{200,}"),
    ("1password-key", ("a3-",), _B +
        r"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}" + _E),
    ("atlassian-token", ("atatt3", "atctt3"), _B + r"AT[AC]TT3[\w=+-]{60,}"),
    ("bitbucket-token", ("atbb",), _B + r"ATBB[A-Za-z0-9]{24,36}" + _E),
    ("azure-secret", ("q~",), r"(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~-])"),
    ("azure-signature", ("sig=",), r"[?&]sig=(?P<secret>[A-Za-z0-9%+/]{40,}(?:%3D|=))"),
    ("azure-key", ("accountkey=", "sharedaccesskey=", "sig="),
        r"(?i:(?:AccountKey|SharedAccessKey)=)(?P<secret>[A-Za-z0-9+/]{40,90}={0,2})"),
    ("artifactory-token", ("akcp", "cmvmd"), _B + r"(?:AKCp\d?[A-Za-z0-9]{60,75}|cmVmd[A-Za-z0-9]{59})" + _E),
    ("clojars-token", ("clojars_",), r"(?i:CLOJARS_)[a-z0-9]{60}"),
    ("dynatrace-token", ("dt0",), _B + r"dt0[a-zA-Z]\d{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}"),
    ("easypost-token", ("ezak", "eztk"), _B + r"EZ[AT]K[A-Za-z0-9]{54}" + _E),
    ("facebook-token", ("eaa", "|"), _B + r"(?:EAA[MC][A-Za-z0-9]{100,}|\d{15,16}(?:\||%7[Cc])[\w-]{27,40}" + _E +
        ")"),
    ("flutterwave-key", ("flw",), r"FLW(?:SECK|PUBK)_(?:TEST|LIVE)?-?[a-hA-H0-9]{12,32}"),
    ("frameio-token", ("fio-u-",), r"fio-u-[\w=-]{64}"),
    ("infracost-token", ("ico-",), r"(?<![\w.-])ico-[A-Za-z0-9]{32}" + _E),
    ("intra42-secret", ("s-s4t2",), r"s-s4t2(?:ud|af)-[a-f0-9]{64}"),
    ("octopus-key", ("api-",), _B + r"API-[A-Z0-9]{26}" + _E),
    ("openshift-token", ("sha256~",), r"(?<![\w-])sha256~[\w-]{43}(?![\w-])"),
    ("scalingo-token", ("tk-us-",), _B + r"tk-us-[\w-]{48}" + _E),
    ("sidekiq-url", ("contribsys.com",),
        r"https?://(?P<secret>[a-f0-9]{8}:[a-f0-9]{8})@(?:gems|enterprise)\.contribsys\.com"),
    ("shippo-token", ("shippo_",), r"shippo_(?:live|test)_[a-f0-9]{40}"),
    ("lob-key", ("live_", "test_"), _B + r"(?:live|test)_(?:pub_)?[a-f0-9]{31,35}" + _E),
    ("typeform-token", ("tfp_",), _B + r"tfp_[\w=.-]{59}"),
    ("clickhouse-key", ("4b1d",), _B + r"4b1d[A-Za-z0-9]{38}" + _E),
    ("adafruit-key", ("aio_",), _B + r"aio_[A-Za-z0-9]{28}" + _E),
    ("tailscale-key", ("tskey-",), r"tskey-[a-z]+-[\w-]{10,}"),
    ("ngrok-key", ("ngrok",), r"(?i:ngrok[\w\s:=\"'-]{0,40})(?P<secret>\d[A-Za-z0-9]{26}_\d?[A-Za-z0-9]{20,})"),
    ("mapbox-token", ("sk.ey",), _B + r"sk\.ey[\w-]{60,}\.[\w-]{20,}"),
    ("alibaba-key", ("ltai",), _B + r"LTAI[A-Za-z0-9]{12,24}" + _E),
    ("tencent-key", ("akid",), _B + r"AKID[A-Za-z0-9]{32}" + _E),
    ("yandex-key", ("aqvn", "t1.", "yc"), _B +
        r"(?:AQVN[\w-]{35,38}|t1\.[A-Z0-9a-z_-]+[=]{0,2}\.[\w-]{86}[=]{0,2}|YC[\w-]{38}" + _E +
        ")"),
    ("okta-token", ("okta",), r"(?i:(?<![A-Za-z])okta[\w.\s\"':=>-]{0,40}?)(?P<secret>00[\w=-]{40})" + _E),
    ("contentful-token", ("cfpat-",), _B + r"CFPAT-[\w-]{43}"),
    ("launchdarkly-key", ("sdk-", "mob-", "api-"), _B +
        r"(?:sdk|mob|api)-[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}" + _E),
    ("sonar-token", ("sq",), _B + r"sq[apu]_[a-f0-9]{40}"),
    ("amazon-mws-token", ("amzn.mws",), r"amzn\.mws\.[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}"),
    ("google-oauth", ("googleusercontent",), _B + r"\d{6,}-\w{32}\.apps\.googleusercontent\.com"),
    ("password-hash", ("$",), r"(?<![\w$])\$(?:2[abxy]?|1|5|6|7|y|apr1|argon2(?:id?|d)|scrypt|pbkdf2-\w+|krb5\w+|P|H)\$"
     r"[\w./$=,+-]{20,}"),
    ("netrc-password", ("login",), r"\blogin\s+\S+\s+password\s+(?P<secret>\S{4,})"),
    ("wireguard-key", ("key",), r"(?i:(?:private|preshared)key)\s*=\s*(?P<secret>[A-Za-z0-9+/]{42,43}=)"),
    ("stackhawk-key", ("hawk.",), _B + r"hawk\.[\w-]{20}\.[\w-]{20}" + _E),
    ("dependency-track-key", ("odt_",), _B + r"odt_[A-Za-z0-9]{32,255}"),
    ("twitter-token", ("aaaaaaaaa",), _B + r"A{20,22}[A-Za-z0-9%]{60,}"),
    ("heroku-key", ("heroku",), r"(?i:heroku[\w\s:=\"'-]{0,40}?)"
     r"(?P<secret>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})"),
    ("truenas-key", ("-",), _B + r"\d{1,3}-[A-Za-z0-9]{64}" + _E),
    ("artifactory-token", ("akc",), _B + r"AKC[A-Za-z0-9]{60,}" + _E),
    ("etsy-or-paypal-token", ("access_token$",), r"access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}"),
    ("firebase-key", ("apa91b",), _B + r"AAAA[\w-]{7}:APA91b[\w-]{100,}"),
    ("jenkins-token", ("jenkins",), r"(?i:jenkins[^\n]{0,60}?)(?<![0-9A-Za-z])(?P<secret>11[0-9a-f]{32})" + _E),
    ("totp-secret", ("otpauth",), r"otpauth://[^\s]{0,300}?[?&]secret=(?P<secret>[A-Z2-7]{16,})"),
    ("session-cookie", ("cookie",),
        r"(?i:cookie[\"']?\s*[:=][^\n]{0,300}?\b[\w.-]{0,30}(?:sess|sid|auth|token)[\w.-]{0,30}=)"
        r"(?P<secret>[\w%.~+/-]{16,})"),
    ("cli-password", ("-p", "-w", "sudo"),
        r"\b(?:(?:mysql(?:dump|admin)?|mariadb)\b[^\n|;]{0,200}?\s-p|sshpass\s+-p\s*|"
        r"(?:docker|podman)\s+login\b[^\n|;]{0,200}?\s-p\s*)[\"']?(?P<secret>(?=[^\s\"']*[0-9\W])[^\s\"'$<{-][^\s\"']{5,})|"
        r"\becho\s+[\"']?(?P<piped>[^\s\"'$|]{6,})[\"']?\s*\|\s*sudo\s+-S"),
    ("cli-password",
        ("redis-cli", "requirepass", "wpa_pass", "htpasswd", "net user", "pass:", "identified", "securestr"),
        r"\b(?:redis-cli\b[^\n|;]{0,80}?\s-a\s+|(?<!# )requirepass\s+|wpa_passphrase\s+\S+\s+|"
        r"htpasswd\s+-\w{0,5}b\w{0,5}\s+\S+\s+\S+\s+|net\s+user\s+\S+\s+(?!/)|-pass(?:in|out)?\s+pass:)"
        r"[\"']?(?P<given>[^\s\"'$<{-][^\s\"']{4,})|"
        r"(?i:identified\s+by\s+(?:password\s+)?|convertto-securestring\s+(?:-string\s+)?)"
        r"[\"'](?P<quoted>[^\s\"'$<{][^\n\"']{3,})"),
    ("account-password", ("login", "user", "账号", "账户"),
        r"(?i:(?<![a-z])(?:login|user(?:name)?|账号|账户)\s*[:：]?\s*[\w.@+-]{2,60}\s*/\s*)"
        r"(?P<secret>(?=[^\s/]*\d)(?=[^\s/]*[A-Za-z])(?=[^\s/]*[A-Z!@#$%^&*])[^\s/\"'<>]{7,40})(?=[\s,.;，。]|$)"),
    ("pin", (" pin", "pin:"),
        r"(?i:\bmy\s(?:[\w-]{2,20}\s){0,2}pin(?:\s(?:code|number))?(?:\sis|:)\s?)(?P<secret>\d{4,8})(?![\d.])"),
    ("passphrase", ("phrase", "mnemonic", "助记词"),
        r"(?i:(?:pass|seed\s?|recovery\s|secret\s)phrase|mnemonic|助记词)[\"']?\s?(?:[:=：]|is|是)\s?[\"'“]?"
        r"(?P<secret>(?!(?:\w+ )*(?:an?|the|is|are|not|of|to|your?|and|or|for|with|[ai]t|[io]n|must|should|that) )"
        r"[a-z]{3,9}(?:[ -][a-z]{3,9}){3,23})(?=[\"'”.]?\s*$|[\"'”.]?\s*\n)"),
    ("card-number", ("card", "visa", "amex", "卡号", "信用卡", "银行卡"),
        r"(?i:card|visa|amex|卡号|信用卡|银行卡)[^\n\d]{0,30}(?P<secret>\d(?:[ -]?\d){12,18})(?![\d-])"),
    ("wechat-webhook", ("qyapi.weixin",),
        r"qyapi\.weixin\.qq\.com/cgi-bin/webhook/send\?key=(?P<secret>[0-9a-f-]{36})"),
    ("teams-webhook", ("webhook.office.com",),
        r"webhook\.office\.com/webhookb2/[\w@-]{36,}/IncomingWebhook/[a-f0-9]{32}"),
)  # fmt: skip
