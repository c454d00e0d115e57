from tablelands.cli.main import run

run()
