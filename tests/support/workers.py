"""The tests of a run shared out among processes: `pytest --workers 2`.

They are collected once, by the process that was started. Each worker is a fork of it, which takes another test when it
has ended one; what came of a test is told to the process that was started, which goes on as if it had run it itself:
progress, failures, -x, --durations, --lf, files of results, the status are pytest's own."""

from __future__ import annotations

import multiprocessing
import warnings
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

import pytest

_FORK = multiprocessing.get_context("fork")


class Ended(NamedTuple):
    """What came of a test: reports, and warnings, as hooks take them. `stop` says why no other test is to be run.

    That a test is begun is told by its index alone."""

    index: int
    reports: list[dict[str, Any]]
    warned: list[dict[str, Any]]
    stop: str


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--workers", type=int, default=1, metavar="N", help="run the tests in N processes")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.workers > 1:
        config.pluginmanager.register(Workers(config.option.workers))


class Workers:
    """The plugin of the process that was started."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.taken = _FORK.Value("i", 0)
        self.ended = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        option = session.config.option
        if session.testsfailed or option.collectonly or option.usepdb:
            return None  # there is nothing to share out
        self.session, self.config = session, session.config
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # all work below one directory
        session.config.get_terminal_writer().flush()  # what is not written yet would be written by each
        workers = [Worker(self) for _ in range(min(self.number, len(session.items)))]
        try:
            while workers:
                ready = wait([worker.pipe for worker in workers])
                workers = [one for worker in workers for one in self._heard(worker, worker.pipe in ready)]
        finally:
            for worker in workers:
                worker.process.kill()
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        if self.ended < len(session.items):
            raise RuntimeError(f"of {len(session.items)} tests only {self.ended} were run")
        return True

    def take(self) -> int | None:
        """The next test that nobody has taken."""
        with self.taken.get_lock():
            index = self.taken.value
            if index == len(self.session.items) or self.session.shouldfail or self.session.shouldstop:
                return None
            self.taken.value += 1
            return index

    def _heard(self, worker: Worker, ready: bool) -> list[Worker]:
        """Take the message of a worker, where there is one; who goes on: it, another in its place, or nobody."""
        if not ready:
            return [worker]
        message = worker.message()
        if message is None:
            return [] if worker.begun is None else self._in_place_of(worker, worker.begun)
        if isinstance(message, Ended):
            self._tell(message)
        worker.begun = None if isinstance(message, Ended) else message
        return [worker]

    def _in_place_of(self, dead: Worker, index: int) -> list[Worker]:
        """Where a worker died, the test that it ran has failed, and another worker runs the others."""
        item, why = self.session.items[index], f"the process died with status {dead.process.exitcode}"
        call = pytest.CallInfo.from_call(lambda: pytest.fail(why, pytrace=False), "call")
        report = item.ihook.pytest_runtest_makereport(item=item, call=call)
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self._tell(Ended(index, [data], [], ""))
        return [Worker(self)]

    def _tell(self, ended: Ended) -> None:
        self.ended += 1
        item = self.session.items[ended.index]
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        for data in ended.reports:
            report = self.config.hook.pytest_report_from_serializable(config=self.config, data=data)
            item.ihook.pytest_runtest_logreport(report=report)
        for warned in ended.warned:
            self.config.hook.pytest_warning_recorded.call_historic(kwargs=warned)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        self.session.shouldstop = self.session.shouldstop or ended.stop
        if self.session.shouldfail or self.session.shouldstop:  # the workers end what they have
            with self.taken.get_lock():
                self.taken.value = len(self.session.items)


class Worker:
    """A process that runs tests, and which of them it has begun."""

    def __init__(self, workers: Workers) -> None:
        self.begun: int | None = None
        self.pipe, told = _FORK.Pipe(duplex=False)
        self.process = _FORK.Process(target=_work, args=(workers, told))
        self.process.start()
        told.close()

    def message(self) -> int | Ended | None:
        """The next one; None: there is no more, for it has ended."""
        try:
            message: int | Ended = self.pipe.recv()
        except EOFError:
            self.process.join()
            return None
        return message


class AtWork:
    """The plugin of a worker: what comes of its tests, until it is sent, and which test is next."""

    def __init__(self, workers: Workers) -> None:
        self.workers, self.config, self.session = workers, workers.config, workers.session
        self.index = workers.take()
        self.reports: list[dict[str, Any]] = []
        self.warned: list[dict[str, Any]] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        """The next test is taken late, that none waits for a long one; fixtures that it shares with this one stay."""
        self.index = self.workers.take()
        following = None if self.index is None else self.session.items[self.index]
        self.session._setupstate.teardown_exact(following)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.reports.append(self.config.hook.pytest_report_to_serializable(config=self.config, report=report))

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: object
    ) -> None:
        of = warning_message
        said = warnings.WarningMessage(str(of.message), of.category, of.filename, of.lineno)
        self.warned.append({"warning_message": said, "when": when, "nodeid": nodeid, "location": location})


def _work(workers: Workers, told: Connection) -> None:
    _stand_alone(workers.config)
    work, stop = AtWork(workers), ""
    workers.config.pluginmanager.register(work)
    while work.index is not None and not stop:
        index, item = work.index, workers.session.items[work.index]
        told.send(index)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=item)  # it is taken down by `work`
        except KeyboardInterrupt:
            return  # who pressed Ctrl-C is told so by the process that was started
        except pytest.exit.Exception as error:
            stop = str(error)
        told.send(Ended(index, work.reports, work.warned, stop or str(workers.session.shouldstop or "")))
        work.reports, work.warned = [], []


def _stand_alone(config: pytest.Config) -> None:
    """Nothing of what a fork shares with its like may be written to: the terminal, what catches output, directories."""
    config.pluginmanager.unregister(name="terminalreporter")
    capture, factory = config.pluginmanager.get_plugin("capturemanager"), config._tmp_path_factory  # type: ignore[attr-defined]
    capture.stop_global_capturing()
    capture.start_global_capturing()
    capture.suspend_global_capture(in_=False)
    factory._basetemp = factory.mktemp("worker")
