from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from Stemmer import Stemmer

from memctl.core.language.concepts import concepts_of
from memctl.core.language.dates.query import spans
from memctl.core.language.frequency import rarity
from memctl.core.language.lexicon import IRREGULAR
from memctl.core.language.stem import stem
from memctl.core.language.tables import taxonomy_en, taxonomy_zh
from memctl.core.language.taxonomy import BUCKETS, asked_by, bucket_of, kinds_of
from memctl.core.language.tokenize import is_stop
from memctl.core.retrieval.corpus import corpus_of
from memctl.core.retrieval.diversity import penalties
from memctl.core.retrieval.query import Query
from memctl.core.retrieval.query_terms import questions, sentences_of
from memctl.core.retrieval.ranking import rank
from memctl.core.retrieval.relevance import THRESHOLD
from memctl.core.retrieval.signals import names_in
from memctl.model.memory import Memory
from memctl.model.text.dates import day_number

NOTES = [
    Memory("Prefers vitest over jest for testing", id="m1", path="topics/a.md", heading="Tooling"),
    Memory("Adopted a kitten called Miso", id="m2", path="topics/b.md"),
    Memory("使用 pnpm 管理前端依赖", id="m3", path="topics/c.md"),
    Memory("我对花生过敏", id="m4", path="topics/d.md"),
    Memory("Moved to Berlin for a new job", id="m5", path="topics/e.md", created="2026-03-02"),
]
TALK = [
    Memory("2026-05-03 Ann: What did you cook yesterday?", id="m1", path="x.md", heading="Talk"),
    Memory("2026-05-03 Bob: Lasagna, with far too much cheese", id="m2", path="x.md", heading="Talk"),
    Memory("2026-05-03 Ann: Nice!", id="m3", path="x.md", heading="Talk"),
    Memory("2026-05-03 Bob: Thanks!", id="m5", path="x.md", heading="Talk"),
    Memory("2026-06-09 Bob: The train was late again", id="m4", path="y.md", heading="Talk"),
]

PEOPLE = ("Alma", "Bela", "Cora", "Dora", "Edda", "Fina", "Gesa")


def first(query: str, memories: list[Memory]) -> str:
    return rank(query, memories, now="2026-11-21")[0].memory.id


def test_other_forms_of_the_words_find():
    assert first("how are tests run?", NOTES) == "m1"
    assert first("我不能吃花生吗", NOTES) == "m4"
    assert first("前端的依赖怎么管理", NOTES) == "m3"


def test_a_concept_finds_what_shares_no_word():
    assert first("do I have pets", NOTES) == "m2"


def test_an_answer_without_the_words_stands_after_its_question():
    assert first("what did Bob cook?", TALK) == "m2"


def test_a_question_for_a_name_is_answered_with_one():
    walks = [
        Memory("We walked along the river until it was dark", id="m1", path="x.md"),
        Memory("We walked along the Danube until it was dark", id="m2", path="x.md"),
    ]
    for query in ("where was it dark when we walked along", "what place did we walk along", "我们沿着哪 walked along"):
        hits = rank(query, walks)
        assert hits[0].memory.id == "m2", query
        assert hits[0].why["name"] > 0
        assert hits[0].relevance == hits[1].relevance  # a name does not tell that the memory bears on the question
    assert "name" not in rank("did we walk along until it was dark", walks)[0].why


def test_sentences_end_where_signs_do():
    assert sentences_of("Uses v1.2. Why? 为什么？好") == ["Uses v1.2.", " Why?", " 为什么？", "好"]
    assert sentences_of(" ... ") == []


@given(st.text(alphabet="ab .?？。\n"))
def test_sentences_keep_all_that_is_said(text: str):
    said = [sign for sign in text if sign.isalpha()]
    assert [sign for sign in "".join(sentences_of(text)) if sign.isalpha()] == said


def test_questions_are_found_where_there_are_several():
    assert questions("Where is it? I forgot. And when?") == ["Where is it?", " And when?"]
    assert questions("我住哪里？他呢？") == ["我住哪里？", "他呢？"]
    for one in ("Where is it?", "Where is it??", "I forgot. Where is it?", "", "so it is"):
        assert questions(one) == [], one
    assert len(questions("a? " * 40)) == 4


def test_every_question_of_several_has_its_turn():
    people = [Memory(f"The phone number of {who} in Ghent is {n}", id=f"p{n}") for n, who in enumerate(PEOPLE)]
    memories = [*people, Memory("Boiler serviced", id="m1")]
    query = "What is the phone number in Ghent of Alma, her phone in Ghent? And was the boiler thing done by him?"
    hits = rank(query, memories)
    assert [hit.memory.id for hit in hits[:2]] == ["p0", "m1"]
    assert hits[1].why["question"] > 0 and abs(hits[1].score - sum(hits[1].why.values())) < 1e-5
    assert "question" not in rank("Was the boiler thing done?", memories)[0].why


def test_what_stands_beside_a_question_counts_less():
    memories = [Memory("Sunny weather in Porto", id="m1"), Memory("Rents a garage in Ghent", id="m2")]
    assert first("Sunny Porto. What about the garage?", memories) == "m2"
    assert first("Sunny Porto. The garage.", memories) == "m1"


def test_what_is_still_open_comes_before_what_was_answered():
    texts = ["red tulips grow here", "Olga planted seven red tulips", "blue lilies"]
    red, blue = {"red": 0.3, "tulip": 0.3}, {"blue": 0.2, "lili": 0.2}
    lost = penalties(texts, [0.6, 0.58, 0.5], [red, red, blue])
    assert lost[0] == lost[2] == 0.0 and lost[1] > 0.08
    assert penalties(texts, [0.6, 0.58, 0.5], [{}, {}, {}]) == [0.0, 0.0, 0.0]


def test_names_stand_inside_of_sentences():
    assert names_in("Nice one. Then we left, I'm told") == 0
    assert names_in("Met Rosa at the Danube") == 2
    assert names_in("我喜欢《三体》") == names_in('they played "one more time" again') == 1


def test_a_character_of_another_word_hardly_counts():
    towns = [Memory("我住在上海", id="m1", path="a.md"), Memory("妹妹在北京大学读书", id="m2", path="b.md")]
    for query in ("海鲜", "大海", "银子", "北方的天气"):
        assert all(hit.relevance < THRESHOLD / 2 for hit in rank(query, towns)), query
    whole, alone = rank("上海", towns)[0], rank("海", towns)[0]  # the word, one of its characters
    assert whole.memory.id == alone.memory.id == "m1"
    assert THRESHOLD / 2 < alone.relevance < THRESHOLD < whole.relevance


def test_little_is_learnt_from_what_hardly_matches():
    memories = [
        Memory("Yesterday the tram to the harbour cost three pounds", id="m1", path="a.md"),
        Memory("Trams to the harbour are full in winter", id="m2", path="b.md"),
    ]
    sure = rank("what does the tram to the harbour cost", memories)[0]
    unsure = rank("a dragon of the mountain burned nine villages yesterday", memories)[0]
    assert 0 < unsure.why["learnt"] < sure.why["learnt"]


def test_a_date_in_the_query_counts():
    dated = [Memory("Saw a film", id="m1", created="2026-01-05"), Memory("Saw a film", id="m2", created="2026-04-05")]
    assert first("which film in April 2026", dated) == "m2"
    assert first("which film in January 2026", dated) == "m1"


def test_relevance_tells_what_was_never_mentioned():
    assert rank("how are tests run?", NOTES)[0].relevance >= THRESHOLD
    for query in ("What did Deborah say about yoga?", "who won the election in Peru", "我叔叔的生日是哪天"):
        assert all(hit.relevance < THRESHOLD for hit in rank(query, NOTES)), query


def test_relevance_does_not_depend_on_how_many_match():
    one = rank("vitest", NOTES)[0].relevance
    many = rank("vitest", [*NOTES, Memory("vitest is slow", id="m6", path="z.md")])[0].relevance
    assert abs(one - many) < 0.1


def test_repetitions_make_room():
    same = [Memory(f"The phone I use is an iPhone {tail}", id=f"m{n}") for n, tail in enumerate(("", "here", "now"))]
    ids = [hit.memory.id for hit in rank("phone I use", [*same, Memory("Dropped the phone in Rome", id="m9")])]
    assert ids.index("m9") < 3


def test_complete_lists_everything():
    assert {hit.memory.id for hit in rank("vitest", NOTES, complete=True)} == {memory.id for memory in NOTES}


@given(st.integers(1, 60))
def test_a_limit_cuts_and_changes_nothing(limit):
    memories = [Memory(f"note {n} about tests and {n % 7} trains", id=f"m{n:02}") for n in range(60)]
    every = [(hit.memory.id, hit.score, hit.relevance) for hit in rank("tests of trains 3", memories)]
    some = [(hit.memory.id, hit.score, hit.relevance) for hit in rank("tests of trains 3", memories, limit=limit)]
    assert some == every[:limit]


@given(st.text(), st.lists(st.text(min_size=1), max_size=4))
def test_anything_is_ranked(query, texts):
    hits = rank(query, [Memory(text, id=f"m{n}") for n, text in enumerate(texts)], now="2026-11-21")
    assert all(0 <= hit.relevance <= 1 for hit in hits)
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_tables_are_written_in_stems():
    assert all(stem(form) == base for form, base in IRREGULAR.items())
    assert stem("went") == stem("go")
    assert "=pet" in concepts_of("kitten")
    assert rarity("thing") < rarity("lasagna")


def test_irregular_forms_are_those_that_the_stemmer_does_not_know() -> None:
    english = Stemmer("english")
    assert [form for form, base in IRREGULAR.items() if english.stemWord(form) == base] == []


@given(st.from_regex(r"[a-z]{3,12}", fullmatch=True).filter(lambda word: word not in IRREGULAR))
def test_every_other_english_word_has_its_snowball_stem(word: str) -> None:
    assert stem(word) == Stemmer("english").stemWord(word)


def test_what_is_of_a_kind_answers_who_asks_for_the_kind():
    page = [
        Memory("I play the cello on Wednesdays", id="m1", path="n.md"),
        Memory("My manager is Saskia", id="m2", path="n.md"),
        Memory("The data lies in Postgres 16", id="m3", path="n.md"),
        Memory("我老婆叫小雯", id="m4", path="n.md"),
        Memory("The train was late again", id="m5", path="n.md"),
    ]
    for query, answer in (
        ("which instrument?", "m1"),
        ("who's my boss?", "m2"),
        ("our database?", "m3"),
        ("我爱人是谁？", "m4"),
    ):
        hits = rank(query, page)
        assert hits[0].memory.id == answer, query
        assert hits[0].why["kind"] > 0, query
    assert not any("kind" in hit.why for hit in rank("where is my piano?", page))


def test_traditional_and_simplified_find_each_other():
    page = [Memory("我習慣用電腦寫日記", id="m1", path="n.md"), Memory("我在图书馆工作", id="m2", path="n.md")]
    assert first("电脑", page) == "m1"
    assert first("圖書館", page) == "m2"
    assert rank(Query("", phrases=("写日记",)), page)[0].memory.id == "m1"


def test_what_stands_before_a_colon_is_looked_for_too():
    page = [Memory("Blood type: O negative", id="m1", path="n.md"), Memory("门牌号：12", id="m2", path="n.md")]
    assert first("my blood type?", page) == "m1"
    assert first("门牌", page) == "m2"


def test_words_that_look_like_words_without_meaning():
    page = [
        Memory("Ana's wedding is in June", id="m1", path="n.md"),
        Memory("I quit smoking after an illness", id="m2", path="n.md"),
        Memory("太太喜欢喝茶", id="m3", path="n.md"),
        Memory("The train was late", id="m4", path="n.md"),
    ]
    for query, answer in (("weddings?", "m1"), ("which illnesses?", "m2"), ("when did I quit?", "m2"), ("太太", "m3")):
        assert first(query, page) == answer, query


def test_a_kind_goes_one_way():
    assert set(asked_by("instrument")) & set(kinds_of("cello"))
    assert asked_by("cello") == ()
    assert kinds_of("frobnicate") == asked_by("frobnicate") == ()


@pytest.mark.parametrize("table", [taxonomy_en.TABLE, taxonomy_zh.TABLE])
def test_a_table_of_kinds_is_found_word_by_word(table):
    assert len(table) == BUCKETS
    for number, bucket in enumerate(table):
        for line in bucket.strip("\n").split("\n"):
            word, *kinds = line.split(" ")
            assert bucket_of(word) == number and not is_stop(word)
            assert kinds_of(word) == tuple(f"~{kind.lstrip('+')}" for kind in kinds)
            assert set(asked_by(word)) == {f"~{kind[1:]}" for kind in kinds if kind[0] == "+"}


def test_dates_of_queries():
    day = day_number("2026-04-27")
    for text in ("on 27 April, 2026", "April 27th 2026", "2026-04-27", "2026年4月27日", "二〇二六年四月二十七日"[5:]):
        assert any(span.nearness(day) == 1.0 for span in spans(text, None)), text
    assert any(span.nearness(day_number("2026-11-20")) == 1.0 for span in spans("yesterday", day_number("2026-11-21")))


def test_every_traditional_character_of_opencc_finds_its_simplified_one():
    for traditional, plain in (
        ("烏龜", "乌龟"),
        ("憂鬱", "忧郁"),
        ("鯨鯊", "鲸鲨"),
        ("蕁麻疹", "荨麻疹"),
        ("鑰匙", "钥匙"),
    ):
        page = [Memory(f"我家的{plain}在客厅", id="m1", path="n.md"), Memory("我在图书馆工作", id="m2", path="n.md")]
        assert first(traditional, page) == "m1"


def test_a_latin_word_in_a_chinese_query_weighs_as_much_as_a_chinese_one():
    tools = ["JavaScript 写的命令行小程序在 bin 目录", "Rust 写的工具在另一个仓库里", "996 的公司一律不去"]
    memories = [Memory(text, id=f"m{number}", path="a.md") for number, text in enumerate(tools)]
    assert first("Rust 写的命令行工具", memories) == "m1"


def test_a_question_for_many_memories_brings_them():
    parts = enumerate(("pump", "rudder", "keel", "mast", "sail", "hatch", "deck"), 1)
    text = "Repaired the {} of the boat with Ole in the old harbour of the town"
    jobs = [Memory(f"2026-0{month}-03 {text.format(part)}", id=f"m{month}", path="a.md") for month, part in parts]
    query = "in which order did I repair the parts of the boat?"
    assert len(rank(query, jobs, now="2026-11-22", least=THRESHOLD, prompt=True)) == len(jobs)


def test_the_kind_of_a_note_is_no_speaker():
    notes = [Memory(f"2024-01-0{day} Decision: use {name}", id=f"m{day}", path="a.md")
             for day, name in enumerate(("Postgres", "Redis", "Kafka"), 1)]  # fmt: skip
    assert not corpus_of(notes).speakers()
