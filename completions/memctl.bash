# bash completion for memctl
# Generated from the command table: python -m memctl.interface

# The words that begin with what stands there already.
_memctl_words() {
    local word
    for word in "$@"; do
        if [[ $word == "$cur"* ]]; then COMPREPLY+=("$word"); fi
    done
}

_memctl_paths() {
    local path
    if [[ $1 != -c ]]; then compopt -o filenames 2>/dev/null; fi
    while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
}

_memctl_ids() {
    local id
    while IFS= read -r -d '' id; do _memctl_words "$id"; done < <(memctl "$@" "${where[@]}" -0 2>/dev/null </dev/null)
}

# What a setting, the argument before this one, can be set to.
_memctl_value() {
    case $previous in
    color) _memctl_words auto always never ;;
    index) _memctl_words true false ;;
    add.inbox) _memctl_words auto always never ;;
    add.confirm) _memctl_words true false ;;
    extract.language) _memctl_words auto en zh ;;
    llm.shape) _memctl_words json lines ;;
    inject.format) _memctl_words xml markdown grouped plain json messages ;;
    search.semantic) _memctl_words true false ;;
    usage.record) _memctl_words true false ;;
    usage.reply) _memctl_words true false ;;
    usage.count_shown) _memctl_words true false ;;
    capture.auto) _memctl_words true false ;;
    capture.sources) _memctl_words claude-code codex gemini-cli qwen copilot goose antigravity cursor cline pi openclaw opencode hermes llm aider crush ;;
    decay.auto) _memctl_words true false ;;
    decay.policy) _memctl_words half-life none steps relevance ;;
    decay.clock) _memctl_words use calendar ;;
    decay.archive) _memctl_words preference fact decision lesson skill pattern goal episode context relation core system ;;
    decay.expired) _memctl_words review archive fade ;;
    esac
}

# The names of settings; in the short form of config a name stands before, and its value is what is completed.
_memctl_settings() {
    local key rest
    if [[ $previous == *.* ]]; then
        _memctl_value
        return
    fi
    while IFS=$'\t ' read -r key rest; do _memctl_words "$key"; done < <(memctl config list 2>/dev/null)
}

# $1 is `COMMAND --option`: fails where the option takes no value, else says in `source` what completes it.
_memctl_source() {
    case $1 in
    *' --tree') source=(_memctl_paths -d) ;;
    *' --config') source=(_memctl_paths -f) ;;
    *' --color') source=(_memctl_words auto always never) ;;
    *' --scope') source=(_memctl_words user project all) ;;
    *' --now') source=(:) ;;
    *' --type') source=(_memctl_words preference fact decision lesson skill pattern goal episode context relation core system) ;;
    *' --topic') source=(:) ;;
    *' --section') source=(:) ;;
    *' --tag') source=(:) ;;
    *' --agent') source=(:) ;;
    *' --source') source=(:) ;;
    *' --importance') source=(:) ;;
    *' --since') source=(:) ;;
    *' --until') source=(:) ;;
    *' --supersedes') source=(_memctl_ids list) ;;
    'add --channel') source=(:) ;;
    'import --channel') source=(_memctl_words user) ;;
    'add --from') source=(_memctl_words text records) ;;
    'inject --from' | 'extract --from' | 'capture --from' | 'summarize --from' | 'transcript --from' | 'bench --from') source=(_memctl_words turns qwen claude-code codex gemini-cli copilot cline opencode pi openclaw antigravity cursor hermes goose crush llm chatgpt claude-export open-webui sharegpt langchain ollama gemini-api anthropic openai-responses slack openai aider text) ;;
    'import --from') source=(_memctl_words memctl claude-code basic-memory obsidian notes mcp-memory mem0 sqlite) ;;
    *' --judge') source=(_memctl_paths -c) ;;
    *' --min-score') source=(:) ;;
    *' --op') source=(:) ;;
    *' --wait') source=(:) ;;
    *' --project') source=(_memctl_paths -d) ;;
    *' -n') source=(:) ;;
    *' --limit') source=(:) ;;
    *' --path') source=(:) ;;
    *' --created-after') source=(:) ;;
    *' --created-before') source=(:) ;;
    *' --at') source=(:) ;;
    'search --format' | 'list --format') source=(_memctl_words vimgrep) ;;
    'inject --format') source=(_memctl_words xml markdown grouped plain json messages) ;;
    'export --format') source=(_memctl_words ndjson json csv markdown text dot mcp-memory mem0 html) ;;
    'lint --format' | 'scan --format') source=(_memctl_words text json github sarif) ;;
    *' -q') source=(:) ;;
    *' --query') source=(:) ;;
    *' --budget') source=(:) ;;
    *' --template') source=(_memctl_paths -f) ;;
    *' --tokenizer') source=(_memctl_paths -c) ;;
    *' --client') source=(:) ;;
    *' --print-plugin') source=(_memctl_paths -d) ;;
    *' --roles') source=(:) ;;
    *' --llm') source=(_memctl_paths -c) ;;
    *' --known') source=(:) ;;
    *' --window') source=(:) ;;
    *' --shape') source=(_memctl_words json lines) ;;
    *' --language') source=(_memctl_words auto en zh) ;;
    *' --timeout') source=(:) ;;
    *' --transcript') source=(_memctl_paths -f) ;;
    *' --min-messages') source=(:) ;;
    *' --why') source=(_memctl_ids list) ;;
    *' --forecast') source=(:) ;;
    *' --policy') source=(_memctl_words half-life none steps relevance) ;;
    *' --sort') source=(_memctl_words file newest used strongest weakest) ;;
    'export --to') source=(_memctl_paths -f) ;;
    'promote --to' | 'index --to') source=(:) ;;
    'transcript --to') source=(_memctl_words turns openai) ;;
    *' --table') source=(:) ;;
    *' --columns') source=(:) ;;
    *' --init') source=(:) ;;
    *' --port') source=(:) ;;
    *' --idle') source=(:) ;;
    *' --preview') source=(_memctl_ids list) ;;
    *' --trust') source=(:) ;;
    *' --familiarity') source=(:) ;;
    *' --mood') source=(:) ;;
    *' --note') source=(:) ;;
    *' --point') source=(:) ;;
    *' --share') source=(_memctl_ids list) ;;
    *' --reply') source=(_memctl_paths -f) ;;
    *' --take') source=(_memctl_ids review) ;;
    *' --keep') source=(_memctl_ids review) ;;
    *' --promote') source=(_memctl_ids review) ;;
    *' --refuse') source=(_memctl_ids review) ;;
    *' --was') source=(:) ;;
    *' --run') source=(_memctl_paths -f) ;;
    *' -k') source=(:) ;;
    *' --places') source=(:) ;;
    *) return 1 ;;
    esac
}

# $1 is `COMMAND NUMBER`, the number of arguments before this one.
_memctl_argument() {
    case $1 in
    'help 0') _memctl_words init add search inject hook install uninstall extract capture summarize score decay forget restore log undo list show export import sync promote look serve pick agent consolidate used why stats lint scan review set edit transcript config on off status index bench merge-driver mcp demo options ;;
    'init 0') _memctl_paths -d ;;
    'inject 0') _memctl_paths -f ;;
    'extract '*) _memctl_paths -f ;;
    'capture '*) _memctl_paths -f ;;
    'summarize '*) _memctl_paths -f ;;
    'score '*) _memctl_paths -f ;;
    'forget '*) _memctl_ids list ;;
    'restore '*) _memctl_ids list --archived ;;
    'log '*) _memctl_ids list ;;
    'show '*) _memctl_ids list ;;
    'import '*) _memctl_paths -f ;;
    'promote '*) _memctl_ids list ;;
    'used '*) _memctl_ids list ;;
    'why '*) _memctl_ids list ;;
    'lint '*) _memctl_paths -f ;;
    'scan '*) _memctl_paths -f ;;
    'set 0') _memctl_ids list ;;
    'edit 0') _memctl_ids list ;;
    'transcript '*) _memctl_paths -f ;;
    'config 0') _memctl_words list get set unset path prompts tree aliases scopes teams.server wait color index add.min_score add.inbox add.confirm extract.roles extract.window extract.language llm.command llm.timeout llm.shape summarize.min_messages judge.command judge.timeout inject.budget inject.limit inject.min_score inject.format inject.tokenizer search.limit search.min_score search.semantic search.semantic_wait search.semantic_idle rank.weights usage.record usage.reply usage.count_shown capture.auto capture.every capture.sources events.created events.updated events.superseded events.forgotten events.restored events.captured decay.auto decay.policy decay.clock decay.archive decay.archive_below decay.review_below decay.demote_below serve.idle decay.expired review.core_above limits.line limits.memory limits.file limits.depth ;;
    'config 1') _memctl_settings ;;
    'config 2') _memctl_value ;;
    'index 0') _memctl_words status rebuild vectors path push ;;
    'bench '*) _memctl_paths -f ;;
    'merge-driver 0') _memctl_paths -f ;;
    'merge-driver 1') _memctl_paths -f ;;
    'merge-driver 2') _memctl_paths -f ;;
    esac
}

_memctl_options() {
    case $1 in
    init) _memctl_words --project --git --dry-run --tree --config --color --scope --now --quiet -v --verbose --no-input --incognito --help ;;
    add) _memctl_words --type --topic --section --tag --agent --source --importance --since --until --pin --supersedes --once --channel --from --judge --min-score --op --strict --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    search) _memctl_words -n --limit --min-score --related --explain --no-index --type --tag --path --agent --created-after --created-before --at --archived --all --format --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    inject) _memctl_words -q --query --budget -n --limit --min-score --format --template --tokenizer --consume --no-core --ids -e --fail-empty --explain --dry-run --from --no-index --type --tag --path --agent --created-after --created-before --at --archived --all --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    hook) _memctl_words --client --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    install) _memctl_words --project --print-plugin -y --yes --dry-run --tree --config --color --scope --now --quiet -v --verbose --no-input --incognito --help ;;
    uninstall) _memctl_words --project --dry-run --tree --config --color --scope --now --quiet -v --verbose --no-input --incognito --help ;;
    extract) _memctl_words --from --roles --llm --rules --known --window --shape --language --timeout --skills --tools --prompt-only -0 --null --parse --transcript -e --fail-empty --strict --line-buffered --force --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    capture) _memctl_words --sweep --since --again --auto --from --roles --llm --rules --known --window --shape --language --timeout --topic --section --tag --agent --source --judge --min-score --strict --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    summarize) _memctl_words --min-messages --from --llm --rules --language --timeout -e --fail-empty --strict --line-buffered --force --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    score) _memctl_words -q --query --min-score --strict --line-buffered --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    decay) _memctl_words -y --yes --force --dry-run --purge --check --why --forecast --policy --wait --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    forget) _memctl_words -y --yes --all --purge --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    restore) _memctl_words --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    log) _memctl_words -n --limit --since -p --patch --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    undo) _memctl_words --partial --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    list) _memctl_words --sort --type --tag --path --agent --created-after --created-before --at --archived --all -n --limit --format --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    show) _memctl_words --graph --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    export) _memctl_words --format --to --budget --remove --force --dry-run --type --tag --path --agent --created-after --created-before --at --archived --all --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    import) _memctl_words --from --table --columns --channel --force --dry-run --wait --json --strict --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    sync) _memctl_words --init -y --yes --wait --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    promote) _memctl_words --to --keep-evidence --force --dry-run --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    look) _memctl_words --print --force --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    serve) _memctl_words --port --open --idle --force --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    pick) _memctl_words --preview --lines --type --tag --path --agent --created-after --created-before --at --archived --all -n --limit --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    agent) _memctl_words --trust --familiarity --met --mood --note --point --share --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    consolidate) _memctl_words -y --yes --llm --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    used) _memctl_words --reply --transcript -q --query --auto --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    why) _memctl_words --open --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    stats) _memctl_words --type --tag --path --created-after --created-before --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    lint) _memctl_words --fix --verify --accept --format --json --force --dry-run --wait --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    scan) _memctl_words --redact --format --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    review) _memctl_words --take --keep --promote --refuse --llm -n --limit --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    set) _memctl_words --was --force --dry-run --wait --json -0 --null --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    edit) _memctl_words --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    transcript) _memctl_words --from --detect --to --strict --line-buffered --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    config) _memctl_words --write --json --dry-run --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    on) _memctl_words --project --tree --config --color --scope --now --quiet -v --verbose --no-input --incognito --help ;;
    off) _memctl_words --project --tree --config --color --scope --now --quiet -v --verbose --no-input --incognito --help ;;
    status) _memctl_words --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    index) _memctl_words --to --force --json --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    bench) _memctl_words --run --calibrate --make -k --places --budget -n --limit --min-score --no-index --from --json --strict --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    merge-driver) _memctl_words --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    mcp) _memctl_words --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    demo) _memctl_words --tree --config --color --scope --project --now --quiet -v --verbose --no-input --incognito --help ;;
    esac
}

_memctl() {
    local cur=${COMP_WORDS[COMP_CWORD]} command='' previous='' before=0 number word
    local -a source=() where=()
    COMPREPLY=()
    for ((number = 1; number < COMP_CWORD; number++)); do
        word=${COMP_WORDS[number]}
        if _memctl_source "$command $word"; then
            ((number++))
            # bash parts `--option=value` into three words
            if [[ ${COMP_WORDS[number]} == = ]]; then
                if ((number == COMP_CWORD)); then cur=''; else ((number++)); fi
            fi
            if ((number >= COMP_CWORD)); then
                "${source[@]}"
                return
            fi
            if [[ $word == --tree || $word == --config || $word == --scope ]]; then
                where+=("$word" "${COMP_WORDS[number]}")
            fi
        elif [[ $word == -?* ]]; then
            :
        elif [[ -z $command ]]; then
            command=$word
        else
            previous=$word
            ((before++))
        fi
    done
    if [[ -z $command && $cur == -* ]]; then
        _memctl_words --help --version --tree --config --color
    elif [[ -z $command ]]; then
        _memctl_words init add search inject hook install uninstall extract capture summarize score decay forget restore log undo list show export import sync promote look serve pick agent consolidate used why stats lint scan review set edit transcript config on off status index bench merge-driver mcp demo help
    elif [[ $cur == -* ]]; then
        _memctl_options "$command"
    else
        _memctl_argument "$command $before"
    fi
}

complete -F _memctl memctl
