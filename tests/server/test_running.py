"""The harness itself."""

from tests.server.running import Caller, Running


def test_a_caller_is_known_by_his_token(ana: Caller, nobody: Caller) -> None:
    assert ana.got("/api/me")["person"]["name"] == "Ana"
    assert nobody.get("/api/me").status_code == 401


def test_a_socket_and_a_stream_tell_what_happens(ana: Caller) -> None:
    table = ana.make(seats="me easy")["table"]
    with ana.socket() as socket, ana.stream(table) as messages:
        socket.say("watch", table=table)
        scene = socket.hear("scene")
        assert next(messages)["on"] == "scene"
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="1")
        assert socket.hear()["on"] == "done"
        assert socket.hear("step")["events"][0]["move"] == scene["legal"][0]
        assert next(messages)["before"] == scene["version"]


def test_the_loop_of_the_server_can_be_asked(server: Running) -> None:
    assert server.call(server.store.answers())
