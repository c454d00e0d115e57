"""Every sound, rendered and measured: nobody has to listen to know that none clips, clicks or stands out."""

import subprocess
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Browser

WEB = Path(__file__).parents[2] / "web"
RATE = 44100
WINDOW = RATE // 8
SLICE = RATE // 25
TRANSPILE = """
const source = require('fs').readFileSync('src/look/sounds.ts', 'utf8');
const told = { compilerOptions: { module: 'esnext', target: 'es2022' } };
process.stdout.write(require('typescript').transpileModule(source, told).outputText);
"""
RENDER = """async ([source, rate]) => {
  const { SOUNDS, sing } = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const rendered = {};
  for (const name of SOUNDS) {
    const audio = new OfflineAudioContext(1, rate * 1.5, rate);
    sing(audio, audio.destination, name);
    rendered[name] = [...(await audio.startRendering()).getChannelData(0)];
  }
  return rendered;
}"""
Wave = NDArray[np.float64]


@pytest.fixture(scope="module")
def waves(browser: Browser) -> dict[str, Wave]:
    source = subprocess.run(["node", "-e", TRANSPILE], cwd=WEB, capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    rendered = page.evaluate(RENDER, [source, RATE])
    page.close()
    assert len(rendered) == 17
    return {name: np.array(samples) for name, samples in rendered.items()}


def heard(wave: Wave) -> Wave:
    """What is to be heard of it, from its beginning."""
    return wave[: np.flatnonzero(np.abs(wave) > 1e-4)[-1] + 1]


def loudness(wave: Wave) -> float:
    """In decibels, of the loudest eighth of a second, as an ear weighs it (A)."""
    frequency = np.fft.rfftfreq(len(wave), 1 / RATE) ** 2 + 1e-9
    low, middle = frequency + 20.6**2, np.sqrt((frequency + 107.7**2) * (frequency + 737.9**2))
    weights = 1.26 * 12194**2 * frequency**2 / (low * middle * (frequency + 12194**2))
    weighed = np.fft.irfft(np.fft.rfft(wave) * weights, len(wave))
    return float(10 * np.log10(np.convolve(weighed**2, np.ones(WINDOW) / WINDOW).max()))


def likeness(one: Wave, other: Wave) -> float:
    """From 0 to 1: how much of both sounds at the same time and height."""
    pictures = [spectrogram(wave) for wave in (one, other)]
    return float((pictures[0] * pictures[1]).sum())


def spectrogram(wave: Wave) -> Wave:
    slices = wave[: len(wave) // SLICE * SLICE].reshape(-1, SLICE)
    powers = np.abs(np.fft.rfft(slices, RATE // 10)) ** 2
    edges = (62.5 * 2 ** (np.arange(17) / 2) / 10).astype(int)
    bands = np.stack([powers[:, low:high].sum(axis=1) for low, high in pairwise(edges)])
    picture: Wave = np.sqrt(bands)
    return picture / np.linalg.norm(picture)


def test_no_sound_clips(waves: dict[str, Wave]) -> None:
    assert {name for name, wave in waves.items() if np.abs(wave).max() >= 0.9} == set()


def test_every_sound_is_short(waves: dict[str, Wave]) -> None:
    assert {name for name, wave in waves.items() if len(heard(wave)) >= RATE} == set()


def test_no_sound_clicks(waves: dict[str, Wave]) -> None:
    """It begins and ends in silence, and takes a millisecond to be there."""
    at_once = {name for name, wave in waves.items() if np.abs(wave[:10]).max() > 0.1 * np.abs(wave).max()}
    cut_off = {name for name, wave in waves.items() if np.abs(heard(wave)[-40:]).max() > 0.02 * np.abs(wave).max()}
    assert at_once == set()
    assert cut_off == set()


def test_all_sounds_are_about_as_loud(waves: dict[str, Wave]) -> None:
    """Somebody else's move is quieter than one's own, as it should be."""
    levels = {name: loudness(wave) for name, wave in waves.items()}
    assert levels["lay"] - 8 < levels["other"] < levels["lay"] - 3
    middle = float(np.median(list(levels.values())))
    assert {name: level for name, level in levels.items() if name != "other" and abs(level - middle) > 4} == {}


def test_no_two_sounds_are_alike(waves: dict[str, Wave]) -> None:
    """But for the knock of a tile, which is the same for all."""
    pairs = [pair for pair in combinations(waves, 2) if set(pair) != {"lay", "other"}]
    assert {pair for pair in pairs if likeness(waves[pair[0]], waves[pair[1]]) > 0.95} == set()
