"""Boards drawn from positions, in our colours: ochre, eucalyptus, night sky."""

SAND, OCHRE, EUCALYPTUS, NIGHT, RAIL, CHALK = "#f3e3c3", "#c9772b", "#5d8a78", "#1f2a44", "#6b4226", "#fffaf0"
MARGIN = 12


def framed(parts: list[str], width: float, height: float) -> str:
    size = f"{width + 2 * MARGIN:g} {height + 2 * MARGIN:g}"
    ground = f'<rect x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%" rx="14" fill="{NIGHT}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {size}" width="{width + 2 * MARGIN:g}">'
        f"{ground}{''.join(parts)}</svg>\n"
    )
