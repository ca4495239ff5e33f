"""Of employers, only a plainly told one replaces another; what may hold beside the other is left to review."""

from __future__ import annotations

import pytest
from unit.test_outdating import NEW, OLD, taken

from memctl.core.reconcile.duplicates import contradictions
from memctl.model.memory import Memory

BOTH_HOLD = [
    ("I work at Canary Wharf.", "My employer is Barclays."),
    ("My employer is Barclays.", "I work at Canary Wharf."),
    ("My employer is Siemens.", "My employer is also Bosch."),
    ("My employer is Siemens.", "My employer is Bosch on weekends."),
    ("My employer is Siemens during the week.", "My employer is Bosch."),
    ("My employer is Siemens.", "I work at Bosch part-time."),
    ("I work at Siemens.", "I also work at Bosch."),
    ("I work at Tesco.", "I work at St Mary's Hospital on Saturdays."),
    ("I work at Siemens.", "I volunteer at the Red Cross."),
    ("I work at Google.", "I work at home."),
    ("I work at Google.", "I work at night."),
    ("I work at Google.", "I work at Mountain View."),
    ("I work for Anna.", "I work at Deloitte."),
    ("My employer is Siemens.", "My employer is German."),
    ("My employer is German.", "My employer is Siemens."),
    ("My employer is Toyota.", "My employer is Japanese."),
    ("My employer is Nestlé.", "My employer is Swiss."),
    ("My employer is Siemens.", "My employer is Siemens Energy."),
    ("My employer is Siemens.", "My second employer is Bosch."),
    ("My employer is Siemens.", "My wife's employer is Bosch."),
    ("My employer is Siemens.", "My sister's employer is Bosch."),
    ("My employer is Siemens.", "My former employer is Bosch."),
    ("My employer is Siemens.", "Besides, my employer is Bosch too."),
    ("My employer is Siemens.", "My employer is Bosch in the evenings."),
    ("我在国贸上班", "我在腾讯上班"),
    ("我在腾讯上班", "我在家工作"),
    ("我的雇主是腾讯", "我的雇主也是华为"),
    ("我的雇主是腾讯", "我老公的雇主是华为"),
    ("我的雇主是腾讯", "我周末的雇主是华为"),
    ("我的雇主是丰田", "我的雇主是日本人"),
    ("Mi empleador es Siemens", "Mi empleador también es Bosch"),
    ("Mi empleador es Siemens", "Mi empleador es alemán"),
    ("My employer is Airbus.", "My employer is Catholic."),
    ("My employer is Airbus.", "My employer is American."),
    ("我的雇主是外企", "我的雇主是腾讯"),
    ("My employer is Tesla.", "My employer is Aldi. My other employer is still Tesla."),
    ("我的雇主是德国公司", "我的雇主是西门子"),
]
REPLACED = [
    ("My employer is Siemens", "My employer is Bosch"),
    ("My employer is Deloitte.", "My employer is Ernst & Young."),
    ("Our employer is the NHS.", "My employer is Bupa."),
    ("I work at Siemens.", "I work at Bosch."),
    ("I work as a nurse at Charité.", "I currently work at Vivantes"),
    ("My current employer is Tesco.", "My employer is Lidl!"),
    ("My employer is Siemens.", "My new employer is Bosch."),
    ("我的雇主是字节跳动", "我的雇主是腾讯"),
    ("我的雇主是西门子。", "我的雇主是博世。"),
]
ASKED = [
    ("I work for Nike.", "I work at Adidas."),
    ("我在字节跳动上班", "我在腾讯上班"),
    ("Trabajo en Siemens", "Trabajo en Bosch"),
]


def held(*said: tuple[str, str]) -> set[str]:
    return taken(*said)[0]


@pytest.mark.parametrize(("old", "new"), BOTH_HOLD)
def test_an_employer_beside_another_replaces_nothing(old: str, new: str) -> None:
    assert held((old, OLD), (new, NEW)) == held((new, NEW), (old, OLD)) == {old, new}


@pytest.mark.parametrize(("old", "new"), REPLACED)
def test_another_employer_replaces_the_one_before_in_whatever_order_they_are_heard(old: str, new: str) -> None:
    assert held((old, OLD), (new, NEW)) == held((new, NEW), (old, OLD)) == {new}


@pytest.mark.parametrize(("old", "new"), ASKED)
def test_another_place_of_work_is_asked_about(old: str, new: str) -> None:
    assert held((old, OLD), (new, NEW)) == {old, new}
    memories = [Memory(text=text, path="topics/work.md", line=line) for line, text in enumerate((old, new), 1)]
    assert len([*contradictions(memories)]) == 1
