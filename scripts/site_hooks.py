"""Hooks of mkdocs.yml: links out of docs/ lead to a copy in the site, and pages say which language they are in.

Pages link to each other as on a Git host, relative to the repository. The site has only what lies in docs/. So the
pages of the top folder become pages of the site, and any other file that a page links to is copied into it.
"""

import os
import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
TOP_PAGES = ("CHANGELOG.md", "CONTRIBUTING.md")
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)(?=[)#])")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in TOP_PAGES:
        files.append(File.generated(config, name, content=_read(name)))
    for page in list(files.documentation_pages()):
        for target in LINK.findall(page.content_string):
            path = _path_of(page.src_uri, target)
            if not path.startswith("docs/") and path not in TOP_PAGES and not files.get_file_from_path(path):
                files.append(File.generated(config, path, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    return LINK.sub(lambda link: _link_in_site(here, link[1]), markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    language = re.match(r"rules/(de|fr)/", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{language[1]}"', 1) if language else output


def _read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _path_of(source: str, target: str) -> str:
    """The path in the repository that a link of a page leads to."""
    folder = "" if source in TOP_PAGES else join("docs", dirname(source))
    return normpath(join(folder, target))


def _link_in_site(source: str, target: str) -> str:
    path = _path_of(source, target)
    if os.path.isdir(ROOT / path):
        path = join(path, "README.md")
    return relpath(path.removeprefix("docs/"), dirname(source) or ".")
