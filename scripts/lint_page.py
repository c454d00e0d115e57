"""Check the page: format (prettier), lint (eslint), types (svelte-check). python -m scripts.lint_page"""

from scripts.build_page import npm

if __name__ == "__main__":
    npm("run", "--silent", "lint")
    npm("run", "--silent", "check")
