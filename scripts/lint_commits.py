"""Checks the subjects of commits: python -m scripts.lint_commits

An area, a colon, and what the commit does, in at most 72 characters, as in "server: reject blank chat lines". Looks at
the commits since the rule was made, merges aside.
"""

import re
import subprocess
import sys
from collections.abc import Iterable

FIRST = "c2fdd12"
LONGEST = 72
FORM = re.compile(r"[\w., -]+: \S")


def main() -> None:
    known = subprocess.run(["git", "merge-base", "--is-ancestor", FIRST, "HEAD"], capture_output=True)
    if known.returncode:
        sys.stdout.write("Commits are not checked: this checkout has no history.\n")
        return
    log = subprocess.run(
        ["git", "log", "--no-merges", "--format=%h %s", f"{FIRST}..HEAD"], check=True, capture_output=True, text=True
    )
    wrong = faults(log.stdout.splitlines())
    sys.exit("\n".join(wrong) or 0)


def faults(commits: Iterable[str]) -> list[str]:
    """What is wrong with lines of a hash and a subject."""
    found = []
    for commit in commits:
        _, _, subject = commit.partition(" ")
        if len(subject) > LONGEST:
            found.append(f"{commit}: {len(subject)} characters; write at most {LONGEST}")
        if not FORM.match(subject):
            found.append(f"{commit}: begin with an area, as in 'server: reject blank chat lines'")
    return found


if __name__ == "__main__":
    main()
