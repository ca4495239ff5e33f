"""Secrets of the usual kinds are found, ordinary words are not. The secrets are put together here, so that no scanner
takes this file for a leak."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.cost import seconds

from memctl.core.safety.secrets import find_secrets, has_hidden_unicode, redact

MIXED = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6"
HEX = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"


@pytest.mark.parametrize(
    ("kind", "secret"),
    [
        ("aws-key", "AKIA" + "Q3EGRQ7MFZ2XK5TN"),
        ("jwt", "eyJhbGciOiJIUzI1-_" + "9x.eyJzdWIiOiIxMjM0NTY3ODkwIn0." + MIXED[:43]),
        ("github-pat", "ghp_" + MIXED[:36]),
        ("github-pat", "github_pat_" + MIXED[:22] + "_" + MIXED),
        ("gitlab-token", "glpat-" + MIXED[:20]),
        ("openai-key", "sk-proj-" + MIXED[:48]),
        ("anthropic-key", "sk-ant-api03-" + MIXED),
        ("google-key", "AIza" + "SyD3x_F7h-Kq9Lm2Nn4Pp6Rr8Tt0Vv1Ww3Z"),
        ("slack-token", "xoxb-" + "263594206564-2343594206574-FGqddMF8t08v8N7Oq4i57vs1"),
        ("stripe-key", "sk_live_" + MIXED[:24]),
        ("npm-token", "npm_" + MIXED[:36]),
        ("pypi-token", "pypi-AgEIcHlwaS5vcmc" + MIXED),
        ("jwt", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0." + MIXED[:43]),
        ("url-password", "hunter22secret"),
    ],
)
def test_usual_kinds(kind: str, secret: str) -> None:
    text = f"postgres://me:{secret}@db.example/app" if kind == "url-password" else f"I use {secret} for this."
    hidden, kinds = redact(text)
    assert kinds == [kind]
    assert secret not in hidden
    assert f"[secret:{kind}]" in hidden


def test_a_private_key_is_hidden_as_a_whole() -> None:
    body = "\n".join([MIXED + MIXED[:12]] * 5)
    key = f"-----BEGIN RSA PRIVATE KEY-----\n{body}\n-----END RSA PRIVATE KEY-----"
    assert redact(f"Mine is\n{key}\nthanks") == ("Mine is\n[secret:private-key]\nthanks", ["private-key"])


@pytest.mark.parametrize("end", ["\n", "\\n", '"}\n'])
def test_a_private_key_that_is_cut_off_hides_no_words_behind_it(end: str) -> None:
    body = end.strip('"}').join([MIXED + MIXED[:12]] * 3)
    key = f"-----BEGIN RSA PRIVATE KEY-----{end.strip(chr(34) + '}')}{body}"
    words = "That was mine, and what follows goes on for a while: I like tea, and my sister paints."
    hidden, kinds = redact(f"Mine is {key}{end}{words}")
    assert (hidden.startswith("Mine is [secret:private-key]"), hidden.endswith(words), kinds) == (
        True,
        True,
        ["private-key"],
    )
    assert redact(f"It begins with -----BEGIN PRIVATE KEY----- as they do. {words}")[1] == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"api_key = '{HEX}'", "key"),
        ("DB_PASSWORD=tr0ub4dor&3x", "password"),
        ("aws_secret_access_key = /" + MIXED[:39], "aws-secret"),
        ("my password is hunter2x9!", "password"),
        ("密码是 Xk93!kd02a", "password"),
        ("登录密码改成Xk93!kd02a了", "password"),
        ("密码Xk93!kd02a", "password"),
        ("my password's now Xk93!kd02a", "password"),
        ("user bob, password Xk93!kd02a", "password"),
        ("login bob / pass: Xk93!kd02a", "password"),
        ("mot de passe : Xk93!kd02a", "password"),
        ("<password>Xk93!kd02a</password>", "password"),
        ("- name: DB_PASS\n  value: Xk93!kd02a", "password"),
        ("mysql -u root -pXk93!kd02a shop", "cli-password"),
        ("echo Xk93!kd02a | sudo -S true", "cli-password"),
        ("sshpass -p 'Som2mer!' ssh me", "cli-password"),
        ("redis-cli -a redisPw77 ping", "cli-password"),
        ("net user bob B0bN3wPw! /add", "cli-password"),
        ("GRANT ALL TO a IDENTIFIED BY 'Qpx24wR'", "cli-password"),
        ("CREATE USER a PASSWORD 'Qpx24wR'", "password"),
        ("SET PASSWORD FOR 'bob'@'%' = 'Qpx24wR'", "password"),
        ("aws rds --master-user-password RdsMaster99", "password"),
        ("ENV REDIS_PASSWORD r3d1sEnv", "password"),
        ('<property name="password" value="xmlPass12"/>', "password"),
        ('variable "password" {\n  default = "Zx9kkpw1"\n}', "password"),
        ('{"pass":"kimchi4ever"}', "password"),
        ("Password for the staging server: Stag1ngpw", "password"),
        ("the passphrase of my ssh key is gr8-wh1te", "password"),
        ("la contraseña del wifi es Gatito77", "password"),
        ("Passwort: Geheim123", "password"),
        ("パスワードは「Sakura2023」です", "password"),
        ("服务器的密码改成了Wx20240101", "password"),
        ("wifi密码88886666", "password"),
        ("the wifi pw is guestGuest22", "password"),
        ("passphrase: seven purple otters dance", "passphrase"),
        ("my bank PIN is 4821", "pin"),
        ("login: maria / M4ria2020", "account-password"),
        ("smtp://no-reply@acme.example:mailPw77@smtp.acme.example", "url-password"),
        ("AWS Secret Access Key [None]: " + MIXED[:40], "key"),
        ("微信支付 APIv3 密钥 " + MIXED[:32], "key"),
        ("secret: jf83hf93hfls", "key"),
        ("Cookie: theme=dark; sessionid=" + MIXED[:32], "session-cookie"),
        ("otpauth://totp/me?secret=" + "JBSWY3DPEHPK3PXP" + "&issuer=x", "totp-secret"),
        ("my card is 4539 1488 0343 6467, till 04/29", "card-number"),
        ("token = " + MIXED * 20, "key"),
    ],
)
def test_values_beside_a_keyword(text: str, kind: str) -> None:
    assert [secret.kind for secret in find_secrets(text)] == [kind]


@pytest.mark.parametrize(
    "text",
    [
        "password hashing uses PBKDF2-HMAC", "password: must be 8-64 characters", "PASS: tests/test_login2.py",
        "cache key: build-" + "0123456789abcdef" * 2, "public_key: " + MIXED,
        "key: 6facbafb-97b3-4326-a202-3ec04794a5e5",
        "keyword: machine-learning-2024", "secretName: db-credentials-v2", "i18n key: settings.profile.title2",
        "postgresql://postgres:postgres@localhost/test", "mysql -u root -p", "card order 4539 1488 0343 6468",
        "api_key = read_secret_of_stage2(name)", "bookTable = 00" + MIXED[:40], "密码至少8位，包含字母和数字",
        "My password is long and hard to guess.", "The secret is to keep the oven hot.", "password: string",
        "token = get_token()", "api_key: ${API_KEY}", "Set API_KEY=<your key here>", "sk-learn is a library",
        "https://example.com/path?key=value", "commit 3f2a9c1", "我的密码忘了。", "The key: practice.",
        "ghp_" + "x" * 36, "AKIA" + "IOSFODNN7EXAMPLE",
        "xoxb-your-slack-token", "password_changed_at: 2024-03-01T12:00:00Z", "password = Faker::Internet.password2",
        "pass: test12", "pass: 12, fail: 0", "PASSWORD_RESET_TIMEOUT=259200",
        "the password for the vpn is in the vault",
        "passphrase: a long one you can remember well", "user: bob/devs2", "my pin is in the drawer", "密码是必填项",
        "密码有效期90天", "net user bob /active:no", "# requirepass foobared", "IDENTIFIED BY '<password>'",
        "https://user@host:8443/path", "パスワードは8文字以上です",
    ],
)  # fmt: skip
def test_ordinary_words(text: str) -> None:
    assert find_secrets(text) == []


def test_private_parts_are_taken_out() -> None:
    assert redact("I like tea. <private>Not coffee.</private> And cake.") == (
        "I like tea. [private] And cake.",
        ["private"],
    )
    assert redact("before <private>no end")[0] == "before [private]"


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_what_is_hidden_once_has_nothing_left_to_hide(text: str) -> None:
    once, _ = redact(text)
    assert redact(once)[0] == once


@pytest.mark.parametrize("character", ["\u200b", "\u200c", "\u200d", "\u202e", "\U000e0041", "\u2066", "\ufeff"])
def test_hidden_characters(character: str) -> None:
    assert has_hidden_unicode(f"a{character}b")
    assert has_hidden_unicode(f"خ{character * 2}م") and has_hidden_unicode(f"خ{character} م")


@pytest.mark.parametrize("text", ["plain", "a\r\nb", "名字", "👩‍👩‍👧", "❤️", "é", "नमस्ते", "می\u200cخواهم", "क्\u200dष"])
def test_visible_characters(text: str) -> None:
    assert not has_hidden_unicode(text)


def test_nothing_of_a_password_stays_behind() -> None:
    assert redact("Mine is password: Geheim123!")[0] == "Mine is password: [secret:password]"


@pytest.mark.parametrize(
    "part", ["password for ", "passphrase: " + "abc ", "login: a/", "my pin ", "密码改", "pass [", "-pass "]
)
def test_no_pattern_takes_long(part: str) -> None:
    assert seconds(lambda: find_secrets(part * 20_000), 5) < 5


def test_the_rule_cases_of_gitleaks(shared: Path) -> None:
    rows = [json.loads(line) for line in (shared / "corpora/secrets/gitleaks-rule-cases.jsonl").open()]
    positive = [base64.b64decode(row["text_b64"]).decode() for row in rows if row["label"] == "positive"]
    assert sum(bool(find_secrets(text)) for text in positive) / len(positive) >= 0.9


def test_a_password_of_words_is_one_behind_its_keyword() -> None:
    assert redact("The wifi password at the office is correct-horse-battery") == (
        "The wifi password at the office is [secret:password]", ["password"],
    )  # fmt: skip
    for prose in ("the password is case-sensitive", "password reset well-known-issue", "the key is first-come-first"):
        assert redact(prose) == (prose, [])
