// The board as one SVG that needs nothing of the page: styles are written into it, and whatever it refers to comes along.
// A game marks its picture by data-picture: an element with text and several drawings, or a group within one drawing.
// Otherwise it is the largest drawing.
const SVG = 'http://www.w3.org/2000/svg';

const MARGIN = 24;
/** The height of the line below the board. */
const CAPTION = 44;
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'visibility',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

export function boardAsSvg(caption: string): string | null {
  const board = document.querySelector('#table-board [data-picture]') ?? largest();
  if (!board) return null;
  const { x, y, width, height } = frameOf(board);
  const high = height + CAPTION;
  const picture = make('svg', { width, height: high, viewBox: `${x} ${y} ${width} ${high}` });
  picture.append(make('rect', { x, y, width, height: high, fill: resolve('var(--ground)') }));
  drawElement(drawingAround(board), picture);
  picture.append(captionOf(caption, { x: x + width / 2, y: y + height + CAPTION / 2, width: width - 2 * MARGIN }));
  picture.prepend(definitions(picture));
  return new XMLSerializer().serializeToString(picture);
}

/** Part of a drawing gets a margin; what it shows may lie outside of the window. */
function frameOf(board: Element): DOMRect {
  const { x, y, width, height } = board.getBoundingClientRect();
  const margin = drawingAround(board) === board ? 0 : MARGIN;
  return new DOMRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
}

function drawingAround(board: Element): Element {
  return board instanceof SVGGElement ? (board.ownerSVGElement ?? board) : board;
}

function largest(): SVGSVGElement | null {
  const area = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  const drawings = [...document.querySelectorAll<SVGSVGElement>('#table-board svg')];
  return drawings.sort((a, b) => area(b) - area(a))[0] ?? null;
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

// Elements of the page, where they stand

function drawElement(element: Element, picture: SVGElement): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  // Texts for screen readers alone are a pixel large; elements without a box have no size at all, but children.
  const isTiny = style.display !== 'contents' && (width <= 1 || height <= 1);
  if (isTiny || style.visibility === 'hidden' || style.opacity === '0') return;
  if (element instanceof SVGSVGElement) {
    picture.append(drawingOf(element));
    return;
  }
  if (style.backgroundColor !== 'rgba(0, 0, 0, 0)')
    picture.append(
      make('rect', {
        x,
        y,
        width,
        height,
        rx: parseFloat(style.borderTopLeftRadius) || 0,
        fill: style.backgroundColor,
      }),
    );
  for (const child of element.childNodes) {
    if (child instanceof Element) drawElement(child, picture);
    else if (child instanceof Text) picture.append(...linesOf(child, style));
  }
}

function drawingOf(svg: SVGSVGElement): SVGElement {
  const { x, y, width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  writeStyles(svg, copy);
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value));
  copy.style.overflow = getComputedStyle(svg).overflow === 'visible' ? 'visible' : 'hidden';
  if (!copy.getAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return copy;
}

function writeStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  if (style.display === 'none') {
    to.remove();
    return;
  }
  for (const name of STYLES) (to as SVGElement).style?.setProperty(name, style.getPropertyValue(name));
  const copies = [...to.children];
  [...from.children].forEach((child, n) => writeStyles(child, copies[n] as Element));
}

/** A text as it is broken into lines. */
function linesOf(node: Text, style: CSSStyleDeclaration): SVGElement[] {
  const range = document.createRange();
  const lines: { top: number; bottom: number; left: number; right: number; text: string }[] = [];
  [...node.data].forEach((letter, n) => {
    range.setStart(node, n);
    range.setEnd(node, n + 1);
    const box = range.getClientRects()[0];
    if (!box) return;
    const line = lines.at(-1);
    if (line && Math.abs(line.top - box.top) < box.height / 2) {
      line.text += letter;
      if (letter.trim()) line.right = box.right;
    } else lines.push({ top: box.top, bottom: box.bottom, left: box.left, right: box.right, text: letter });
  });
  return lines
    .filter(({ text }) => text.trim())
    .map(({ top, bottom, left, right, text }) => {
      const words = make('text', { x: left, y: (top + bottom) / 2, fill: style.color, 'dominant-baseline': 'central' });
      for (const name of ['font-family', 'font-size', 'font-weight'])
        words.style.setProperty(name, style.getPropertyValue(name));
      if (right > left) fitText(words, right - left);
      words.textContent = text.trim();
      return words;
    });
}

/** Who plays, and how it stands. */
function captionOf(words: string, { x, y, width }: { x: number; y: number; width: number }): SVGElement {
  const fill = resolve('var(--ink)');
  const text = make('text', { x, y, fill, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 17 });
  text.style.fontFamily = getComputedStyle(document.body).fontFamily;
  text.textContent = words;
  const probe = document.createElement('canvas').getContext('2d');
  if (probe) {
    probe.font = `17px ${text.style.fontFamily}`;
    if (probe.measureText(words).width > width) fitText(text, width);
  }
  return text;
}

/** As wide as on the page, also where its font is missing. */
function fitText(text: SVGElement, width: number): void {
  text.setAttribute('textLength', String(width));
  text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
}

// What it refers to

/** All that is used by its id, and what that uses. */
function definitions(picture: SVGElement): SVGElement {
  const defs = make('defs', {});
  const known = new Set([...picture.querySelectorAll('[id]')].map(({ id }) => id));
  const open = [...references(picture)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const used = known.has(id) ? null : document.getElementById(id);
    known.add(id);
    if (!used) continue;
    const copy = used.cloneNode(true) as Element;
    resolveColours(copy);
    defs.append(copy);
    open.push(...references(copy));
  }
  return defs;
}

function references(root: Element): Set<string> {
  const found = new Set<string>();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name, value } of element.attributes) {
      if (name.endsWith('href') && value.startsWith('#')) found.add(value.slice(1));
      for (const [, id] of value.matchAll(/url\(["']?#([^"')]+)["']?\)/g)) found.add(id as string);
    }
  return found;
}

/** Symbols take their colours from where they are used, but for those of the theme. */
function resolveColours(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const attribute of element.attributes)
      if (attribute.value.includes('var('))
        attribute.value = attribute.value.replace(/var\(--[\w-]+\)/g, (variable) => resolve(variable));
}

function resolve(variable: string): string {
  const probe = document.createElement('i');
  probe.style.color = variable;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}
