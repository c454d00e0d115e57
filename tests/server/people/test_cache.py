"""Who has which token, without asking the store."""

from tablelands.server.people.people import Cache
from tablelands.server.people.person import Person


def person(name: str) -> Person:
    return Person(name, name, "en", guest=True)


def test_it_never_grows_beyond_what_it_may_and_drops_the_oldest() -> None:
    cache = Cache(most=3)
    for number in range(10):
        cache.keep(str(number), person("ana"), cache.forgotten)
    assert list(cache.people) == ["7", "8", "9"]


def test_nothing_is_left_of_whom_it_has_forgotten() -> None:
    cache = Cache()
    cache.keep("a", person("ana"), 0)
    cache.keep("b", person("ana"), 0)
    cache.keep("c", person("ben"), 0)
    cache.forget_person("ana")
    assert cache.people == {"c": person("ben")}
    cache.forget("c")
    assert cache.people == {}


def test_an_answer_that_is_older_than_the_last_forgetting_is_not_kept() -> None:
    cache = Cache()
    asked = cache.forgotten
    cache.forget("something else")
    cache.keep("a", person("ana"), asked)
    assert cache.people == {}
