"""Files of clients that belong to memctl as a whole."""

from __future__ import annotations

import json
import re

from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MARK = "Made by memctl install; memctl uninstall removes it."

_ASK = """\
// MARK
import { spawnSync } from "node:child_process"

const ask = (event, payload) => {
  const options = { input: JSON.stringify(payload), encoding: "utf8", timeout: 5000 }
  const done = spawnSync(MEMCTL, ["hook", event, "--client", "CLIENT"], options)
  return done.status === 0 ? done.stdout.trim() : ""
}
"""
_OPENCODE = """\
let parts = 0
const id = () => "prt_" + Date.now().toString(16).padStart(12, "0") + String(parts++).padStart(14, "0")

export const Memctl = async ({ directory }) => {
  const cores = new Map() // what each conversation was told at its beginning: its system prompt is made again each time
  const core = (sessionID) => {
    if (!cores.has(sessionID)) cores.set(sessionID, ask("session.created", { sessionID, cwd: directory }))
    return cores.get(sessionID)
  }
  return {
    "experimental.chat.system.transform": async (input, output) => {
      const text = input.sessionID && core(input.sessionID)
      if (text) output.system.push(text)
    },
    "chat.message": async (input, output) => {
      const said = output.parts.filter((part) => part.type === "text" && !part.synthetic)
      if (!said.length) return
      core(input.sessionID)
      const prompt = said.map((part) => part.text).join("\\n")
      const text = ask("chat.message", { sessionID: input.sessionID, cwd: directory, prompt })
      if (text) output.parts.push({ ...said[0], id: id(), text, synthetic: true })
    },
    event: async ({ event }) => {
      const sessionID = event.properties?.sessionID
      if (event.type === "session.compacted") {
        ask(event.type, { sessionID, cwd: directory })
        cores.delete(sessionID)
      }
      if (event.type === "session.idle") ask(event.type, { sessionID, cwd: directory })
    },
  }
}
"""
# Cline's command line runs hook scripts without waiting for what they say, so a plug-in asks memctl
_CLINE = """\
import { spawn } from "node:child_process"

// Cline writes the conversation down only after its end was told
const endLater = (payload) => {
  const wait = 'sleep 3; exec "$0" hook end --client cline'
  const child = spawn("/bin/sh", ["-c", wait, MEMCTL], { detached: true, stdio: ["pipe", "ignore", "ignore"] })
  child.stdin.end(JSON.stringify(payload))
  child.unref()
}
const text = (message) => (message?.content ?? []).map((part) => part.text ?? "").join("\\n")
const typed = (words) => words.match(/<user_input[^>]*>([^]*)<\\/user_input>/)?.[1] ?? ""
const answer = (event, payload) => JSON.parse(ask(event, payload) || "{}").contextModification ?? ""

let known = {} // each conversation has a process of its own
let told = false
export default {
  name: "memctl",
  manifest: { capabilities: ["hooks"] },
  setup(_, { session, workspaceInfo }) {
    known = { taskId: session?.sessionId, cwd: workspaceInfo?.rootPath ?? process.cwd() }
  },
  hooks: {
    beforeRun: async ({ snapshot }) => {
      if (snapshot.parentAgentId) return
      const start = told ? "" : answer("start", known)
      told = true
      const prompt = typed(text(snapshot.messages.findLast((message) => message.role === "user")))
      const relevant = prompt && answer("prompt", { ...known, prompt })
      return { appendContext: [start, relevant].filter(Boolean).join("\\n\\n") || undefined }
    },
    afterRun: async ({ snapshot }) => {
      if (!snapshot.parentAgentId) endLater(known)
    },
  },
}
"""
_SCRIPT = """\
#!/bin/sh
# MARK
COMMAND
"""


def opencode_plugin(program: str) -> str:
    """Return the plug-in of OpenCode that calls this program."""
    return _for_program(_ASK.replace("CLIENT", "opencode") + _OPENCODE, program)


def cline_plugin(program: str) -> str:
    """Return the plug-in of Cline's command line that calls this program."""
    return _for_program(_ASK.replace("CLIENT", "cline") + _CLINE, program)


def _for_program(text: str, program: str) -> str:
    return text.replace("MARK", MARK).replace("MEMCTL", json.dumps(program))


def hook_script(command: str) -> str:
    """Return an executable hook that runs a command line."""
    return _SCRIPT.replace("MARK", MARK).replace("COMMAND", command)


def hooks_file(entries: dict[str, Any]) -> str:
    """Return a file with nothing but hooks: event → entry."""
    hooks = {event: [entry] for event, entry in entries.items()}
    return json.dumps({"version": 1, "hooks": hooks}, indent=2) + "\n"


def read_entry(text: str, path: str) -> tuple[str, list[tuple[int, str]]]:
    """Return the config of aider (YAML) with a file to read, and the insertion. InputError if it has such a list."""
    if re.search(r"^read\s*:", text, re.M):
        raise InputError(f"it has a list of files to read already: add {path} to it")
    end = "\r\n" if "\r\n" in text else "\n"
    gap = end if text and not text.endswith("\n") else ""
    piece = f"{gap}read:{end}  - {json.dumps(path)}{end}"
    return text + piece, [(len(text), piece)]


def without_read_entry(text: str, path: str) -> str:
    """Return the config of aider without the lines that `read_entry` adds."""
    return re.sub(rf"^read:\r?\n  - {re.escape(json.dumps(path))}(?:\r?\n|\Z)", "", text, flags=re.M)
