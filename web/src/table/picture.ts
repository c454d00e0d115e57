// The board as one SVG that needs nothing of the page: styles are written into it, and whatever it refers to comes along.
// A game marks its picture by data-picture: an element with text and several drawings, or a group within one drawing.
// Otherwise it is the largest drawing.
const SVG = 'http://www.w3.org/2000/svg';

const MARGIN = 24;
/** The lines below the board. */
const CAPTION = { height: 26, size: 17, after: 18 };
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
  'text-decoration',
  'dominant-baseline',
];
const TEXT_STYLES = ['font-family', 'font-size', 'font-weight', 'text-decoration'];

/** Below the board stand the game and who plays. */
export function boardAsSvg(title: string, players: string[]): string | null {
  const board = document.querySelector('#table-board [data-picture]') ?? largest();
  if (!board) return null;
  const content = make('g', {});
  drawElement(drawingAround(board), content);
  const { x, y, width, height } = frameOf(board, content);
  const lines = [title, ...linesWithin(players, width - 2 * MARGIN)];
  const high = height + lines.length * CAPTION.height + CAPTION.after;
  const picture = make('svg', { width, height: high, viewBox: `${x} ${y} ${width} ${high}` });
  picture.append(make('rect', { x, y, width, height: high, fill: resolve('var(--ground)') }), content);
  lines.forEach((line, n) => {
    const place = { x: x + width / 2, y: y + height + (n + 0.5) * CAPTION.height, width: width - 2 * MARGIN };
    picture.append(captionOf(line, place, n === 0 ? 700 : 400));
  });
  picture.prepend(definitions(picture));
  return new XMLSerializer().serializeToString(picture);
}

/** Part of a drawing gets a margin; what it shows may lie outside of the window. So do cards, without the room between
    the last of them and what lies below. */
function frameOf(board: Element, content: SVGElement): DOMRect {
  if (board instanceof SVGSVGElement) return board.getBoundingClientRect();
  const { x, y, right, bottom } = board instanceof SVGGElement ? board.getBoundingClientRect() : around(content);
  return new DOMRect(x - MARGIN, y - MARGIN, right - x + 2 * MARGIN, bottom - y + 2 * MARGIN);
}

/** Around all cards and drawings. */
function around(content: SVGElement): DOMRect {
  const boxes = [...content.querySelectorAll(':scope > rect, :scope > svg, :scope > g > svg')].map((one) => {
    const [x = 0, y = 0, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(one.getAttribute(name)));
    return new DOMRect(x, y, width, height);
  });
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(x, y, right - x, bottom - y);
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
    picture.append(rounded(drawingOf(element), style));
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

/** Within a card with round corners its drawing has them too. */
function rounded(drawing: SVGElement, style: CSSStyleDeclaration): SVGElement {
  const rx = parseFloat(style.borderTopLeftRadius) || 0;
  if (rx === 0) return drawing;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(drawing.getAttribute(name)));
  const id = `round-${x}-${y}`;
  const clip = make('clipPath', { id });
  clip.append(make('rect', { x: x!, y: y!, width: width!, height: height!, rx }));
  const group = make('g', { 'clip-path': `url(#${id})` });
  group.append(clip, drawing);
  return group;
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

/** A text as it is broken into lines; where the page cuts it, so does the picture. */
function linesOf(node: Text, style: CSSStyleDeclaration): SVGElement[] {
  const range = document.createRange();
  const lines: { top: number; bottom: number; left: number; right: number; text: string }[] = [];
  const holder = node.parentElement;
  const isCut = style.textOverflow === 'ellipsis' && holder && holder.scrollWidth > holder.clientWidth;
  const end = isCut ? holder.getBoundingClientRect().right - parseFloat(style.fontSize) : Infinity;
  [...node.data].forEach((letter, n) => {
    range.setStart(node, n);
    range.setEnd(node, n + 1);
    const box = range.getClientRects()[0];
    if (!box || box.right > end) return;
    const line = lines.at(-1);
    if (line && Math.abs(line.top - box.top) < box.height / 2) {
      line.text += letter;
      if (letter.trim()) line.right = box.right;
    } else lines.push({ top: box.top, bottom: box.bottom, left: box.left, right: box.right, text: letter });
  });
  if (isCut && lines[0]) {
    lines[0].text = `${lines[0].text.trim()}…`;
    lines[0].right = end + parseFloat(style.fontSize);
  }
  return lines
    .filter(({ text }) => text.trim())
    .map(({ top, bottom, left, right, text }) => {
      const words = make('text', { x: left, y: (top + bottom) / 2, fill: style.color, 'dominant-baseline': 'central' });
      for (const name of TEXT_STYLES) words.style.setProperty(name, style.getPropertyValue(name));
      if (right > left) fitText(words, right - left);
      words.textContent = text.trim();
      return words;
    });
}

function captionOf(words: string, place: { x: number; y: number; width: number }, weight: number): SVGElement {
  const { x, y, width } = place;
  const fill = resolve('var(--ink)');
  const text = make('text', { x, y, fill, 'text-anchor': 'middle', 'dominant-baseline': 'central' });
  text.setAttribute('font-size', String(CAPTION.size));
  text.setAttribute('font-weight', String(weight));
  text.style.fontFamily = captionFont();
  text.textContent = words;
  if (widthOf(words) > width) fitText(text, width);
  return text;
}

/** A picture has no fonts of its own. */
function captionFont(): string {
  return getComputedStyle(document.body).fontFamily.split(',').slice(1).join(',') || 'sans-serif';
}

function widthOf(words: string): number {
  const probe = document.createElement('canvas').getContext('2d');
  if (!probe) return 0;
  probe.font = `${CAPTION.size}px ${captionFont()}`;
  return probe.measureText(words).width;
}

/** As many players in a line as fit. */
function linesWithin(players: string[], width: number): string[] {
  const lines: string[] = [];
  for (const player of players) {
    const longer = [...lines.slice(-1), player].join(' · ');
    if (lines.length && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(player);
  }
  return lines;
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
