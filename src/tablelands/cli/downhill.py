"""`tablelands downhill`: make, check, measure and draw new mountains."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from tablelands.bots.downhill.reports import Report
    from tablelands.bots.downhill.trials import Parts
    from tablelands.games.downhill.components import Face

app = typer.Typer(help="Make mountains for Downhill.", no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def downhill() -> None:
    """Without this, typer would drop the name of the only command, `boards`."""


@app.command()
def boards(
    seed: Annotated[str, typer.Option(help="The same seed makes the same mountain; 'ours' is the one we play on.")],
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write data files and pictures here.")] = None,
    draws: Annotated[int, typer.Option(min=0, help="Simulated lines for each figure; 0 looks at gaps only.")] = 1500,
    candidates: Annotated[int, typer.Option(min=6, help="Transparencies to choose six from.")] = 12,
) -> None:
    """Make twelve boards and six transparencies, check and measure them."""
    from tablelands.bots.downhill.reports import examine, faults_of_form, make_parts
    from tablelands.bots.downhill.trials import Parts

    parts = Parts() if seed == "ours" else make_parts(seed, candidates, draws // 2)
    if out is not None:
        write_parts(parts, out)
        typer.echo(f"Written to {out}")
    faults = faults_of_form(parts)
    if draws:
        report = examine(parts, draws)
        faults = report.faults
        typer.echo(figures(report))
    typer.echo("\n".join(f"WRONG: {fault}" for fault in faults) or "Everything is as DH-1 and DH-2 want it.")
    if faults:
        raise typer.Exit(1)


def figures(report: "Report") -> str:
    lines = [
        f"transparency {number}: {sheet.progress:.0f} down, {sheet.touches:.1%} touches"
        for number, sheet in enumerate(report.sheets)
    ]
    lines.append(f"between the best and the worst of them: {report.spread:.1%}")
    lines.append(f"easy faces: {report.easy.progress:.0f} down, {report.easy.touches:.1%} touches")
    lines.append(f"hard faces: {report.hard.progress:.0f} down, {report.hard.touches:.1%} touches")
    rounds = report.exact.rounds
    lines.append(f"without any error of judgement: down in {min(rounds)} to {max(rounds)} rounds")
    return "\n".join(lines)


def write_parts(parts: "Parts", folder: Path) -> None:
    """Write data files like those of the package, the boards as JSON for positions, and pictures."""
    from tablelands.bots.downhill.making.mountain import boards_as_toml, sheets_as_toml
    from tablelands.bots.downhill.making.pictures import face_picture, sheet_picture

    faces, sheets = parts.boards, parts.sheets
    files = {
        "boards.toml": boards_as_toml(faces),
        "transparencies.toml": sheets_as_toml(list(sheets)),
        "position.json": json.dumps(_as_in_positions(faces, sheets), indent=1) + "\n",
    }
    files |= {f"board-{name}.svg": face_picture(name, face) for name, face in faces.items()}
    files |= {f"transparency-{number}.svg": sheet_picture(number, sheet) for number, sheet in enumerate(sheets)}
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


def _as_in_positions(faces: "dict[str, Face]", sheets: Any) -> dict[str, Any]:
    """The fields of a position that hold the boards and transparencies."""
    from tablelands.games.downhill.formats.printed import face_to_json

    boards = {name: face_to_json(face) for name, face in faces.items()}
    return {"boards": boards, "transparencies": [[list(hole) for hole in sheet] for sheet in sheets]}
