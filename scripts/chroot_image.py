"""Follows the Containerfile in chroots, for where no container engine runs, and then starts what it has made:

    debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates bookworm BASE
    python -m scripts.chroot_image BASE WORK [--bind FOLDER]...

BASE stands for the image that every stage begins with. --bind shows a folder of this machine to the steps that build,
such as certificates or a package index. Needs root; all mounts are in a namespace of its own and end with it.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
WITHIN = "TABLELANDS_IN_NAMESPACE"
Step = tuple[str, str]


def steps(containerfile: str) -> Iterator[Step]:
    """Instructions, each with the rest of its line."""
    lines = [line for line in containerfile.splitlines() if line.strip() and not line.startswith("#")]
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        name, _, rest = line.partition(" ")
        yield name, rest.strip()


@dataclass
class Stage:
    """A root file system, and what the next step finds there."""

    root: Path
    bound: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(
        default_factory=lambda: {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"}
    )
    workdir: str = "/"
    user: str = "0"
    settled: dict[str, str] = field(default_factory=dict)
    """The last VOLUME, EXPOSE, HEALTHCHECK, ENTRYPOINT and CMD."""

    def run(self, command: str, **more: str) -> None:
        subprocess.run(
            self.command("sh", "-c", f"cd {self.workdir} && {command}"), check=True, env=self.environment | more
        )

    def command(self, *words: str) -> list[str]:
        return ["chroot", f"--userspec={self.user}:{self.user}", str(self.root), *words]

    def mount(self) -> None:
        mount("--types", "proc", "proc", self.root / "proc")
        for name in ("null", "urandom", "random", "zero"):
            (self.root / "dev" / name).touch()
            mount("--bind", f"/dev/{name}", self.root / "dev" / name)
        for name in self.bound:
            place = self.root / name.lstrip("/")
            place.mkdir(parents=True, exist_ok=True)
            mount("--bind", name, place)


def mount(*words: "str | Path") -> None:
    subprocess.run(["mount", *map(str, words)], check=True)


def build(base: Path, work: Path, bound: list[str]) -> Stage:
    stages: dict[str, Stage] = {}
    for name, rest in steps((ROOT / "Containerfile").read_text()):
        say(f"{name} {rest[:100]}")
        if name == "FROM":
            alias = rest.partition(" AS ")[2] or "image"
            stage = stages[alias] = begin(base, work / alias, bound)
        elif name == "COPY":
            copy(stage, rest, stages)
        elif name == "RUN":
            own = {key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_", "NODE_", "npm_"))}
            stage.run(rest, **{key: value for key, value in own.items() if key not in stage.environment})
        elif name == "ENV":
            known = {f"${key}": value for key, value in stage.environment.items()}
            for pair in shlex.split(rest):
                key, _, value = pair.partition("=")
                stage.environment[key] = re.sub(r"\$\w+", lambda found, known=known: known[found[0]], value)  # type: ignore[misc]
        elif name == "WORKDIR":
            stage.workdir = rest
            (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif name == "USER":
            stage.user = rest
        else:
            stage.settled[name] = rest
    return stage


def begin(base: Path, root: Path, bound: list[str]) -> Stage:
    subprocess.run(["cp", "--archive", "--reflink=auto", f"{base}/", str(root)], check=True)
    for name in ("python", "python3"):  # where the image has its own
        link = root / "usr" / "local" / "bin" / name
        if not link.is_symlink():
            link.symlink_to("/usr/bin/python3")
    for name in ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt"):
        shutil.copyfile(name, root / name.lstrip("/"))
    stage = Stage(root, bound)
    stage.mount()
    return stage


def copy(stage: Stage, rest: str, stages: dict[str, Stage]) -> None:
    words = rest.split()
    source = stages[words.pop(0).partition("=")[2]].root if words[0].startswith("--from=") else None
    *froms, to = words
    target = stage.root / (to if to.startswith("/") else f"{stage.workdir}/{to}").lstrip("/")
    for path in froms:
        if source is not None:
            subprocess.run(["cp", "--archive", str(source / path.lstrip("/")), str(target)], check=True)
            continue
        listed = subprocess.run(["git", "ls-files", "-z", "--", path], cwd=ROOT, capture_output=True, check=True).stdout
        for name in filter(None, listed.decode().split("\0")):
            place = target / (Path(name).relative_to(path) if (ROOT / path).is_dir() else name)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, place)


def try_out(image: Stage) -> None:
    """As compose does: nothing can be written but the volume and /tmp."""
    data = Path(image.settled["VOLUME"])
    mount("--rbind", image.root, image.root)
    for place in (f"{data}", "/tmp"):
        mount("--types", "tmpfs", "tmpfs", image.root / place.lstrip("/"))
    os.chown(image.root / str(data).lstrip("/"), int(image.user), int(image.user))
    (image.root / "tmp").chmod(0o1777)
    mount("--options", "remount,bind,ro", image.root)
    check = json.loads(image.settled["HEALTHCHECK"].partition("CMD ")[2])
    start = [*json.loads(image.settled["ENTRYPOINT"]), *json.loads(image.settled["CMD"])]
    server = subprocess.Popen(image.command(*start), env=image.environment)
    try:
        for _ in range(60):
            time.sleep(0.5)
            if subprocess.run(image.command(*check), env=image.environment, stderr=subprocess.DEVNULL).returncode == 0:
                break
        else:
            sys.exit("it does not become healthy")
        say("It is healthy, as user " + image.user + ", on a root file system that is only read.")
        kept = [path.name for path in (image.root / str(data).lstrip("/")).iterdir()]
        say(f"It keeps {', '.join(sorted(kept))}.")
    finally:
        server.terminate()
        say(f"It ends with {server.wait(20)}.")


def say(text: str) -> None:
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("base", type=Path)
    asked.add_argument("work", type=Path)
    asked.add_argument("--bind", action="append", default=[])
    given = asked.parse_args()
    if WITHIN not in os.environ:
        command = ["unshare", "--mount", "--propagation=private", sys.executable, "-m", "scripts.chroot_image"]
        sys.exit(subprocess.run([*command, *sys.argv[1:]], cwd=ROOT, env=os.environ | {WITHIN: "1"}).returncode)
    try_out(build(given.base, given.work, given.bind))


if __name__ == "__main__":
    main()
