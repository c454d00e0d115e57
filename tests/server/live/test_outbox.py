"""Messages on their way to one listener."""

import asyncio

from tablelands.server.live.rooms import AT_ONCE, Outbox


def outbox_of(most_unsent: int) -> tuple[Outbox, list[None]]:
    """With as many entries in the list as it has woken somebody."""
    woken: list[None] = []
    return Outbox(most_unsent, lambda: woken.append(None)), woken


def test_messages_go_out_in_order_and_count_no_longer() -> None:
    outbox, woken = outbox_of(1000)
    for message in (b"one", b"two", b"three"):
        outbox.send(message)
    assert (len(woken), outbox.unsent) == (3, 11)
    assert outbox.take() == [b"one", b"two", b"three"]
    assert (outbox.take(), outbox.unsent) == ([], 0)


def test_an_outbox_that_is_closed_sends_nothing_more() -> None:
    outbox, woken = outbox_of(1000)
    outbox.send(b"before")
    outbox.close(1000)
    outbox.send(b"too late")
    assert len(woken) == 2
    assert outbox.take() == [b"before"]


def test_little_is_taken_at_once() -> None:
    outbox, _ = outbox_of(10 * AT_ONCE)
    for _ in range(4):
        outbox.send(b"x" * (AT_ONCE // 2 + 1))
    assert [len(outbox.take()) for _ in range(3)] == [2, 2, 0]


def test_who_waits_for_room_goes_on_when_most_is_sent_or_it_is_closed() -> None:
    async def wait(close: bool) -> None:
        outbox, _ = outbox_of(1000)
        outbox.send(b"x" * 900)
        waiting = asyncio.create_task(outbox.has_room())
        await asyncio.sleep(0)
        assert not waiting.done()
        if close:
            outbox.close(1000)
        else:
            outbox.take()
        await asyncio.wait_for(waiting, 1)

    asyncio.run(wait(close=True))
    asyncio.run(wait(close=False))
