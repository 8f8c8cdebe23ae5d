import { cardSize } from '@/domain/page/share-card';
import type { Card, CardPicture, Ground, Paints, readPaints } from './cards';
import { balanced, type Lettering, type Run } from './lettering';

/** A picture and its place on the card, in px. */
export type Placed = Readonly<{ picture: CardPicture; left: number; top: number; width: number; height: number }>;
/** The wall, and the words before it, as SVG; and where the pictures hang on the wall. */
export type Drawing = Readonly<{ wall: string; words: string; placed: readonly Placed[]; isMural: boolean }>;
type Colours = ReturnType<typeof readPaints>;
type Box = Readonly<{ left: number; width: number; middle: number }>;

const { width, height } = cardSize;
const floor = 44;
const side = 72;
/** The middle of the wall that pictures and words share. */
const middle = 293;
const gap = 64;
/** Above this ratio a work hangs over its title. */
const widest = 1.6;
const largest = { work: 470, stack: 420, pictures: 370 } as const;
const narrowestText = 340;
const mural = { left: 786, top: -6, width: 330, height: 592 } as const;

const lineHeight = { title: 1.04, detail: 1.35 } as const;
const detailSize = 26;
const studioSize = 34;
const tracking = -0.015;

const rect = (x: number, y: number, w: number, h: number, rest: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`;

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;

/** Light from the ceiling on the wall, skirting board and oak floor. */
function room(ground: Ground, paints: Paints, { floor: { skirt, edge, oak }, shade }: Colours): string {
  const top = height - floor;
  const light =
    '<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(408 252) scale(696 504)"><stop offset="0" stop-color="#fff8e6" stop-opacity=".22"/><stop offset=".74" stop-color="#fff8e6" stop-opacity="0"/></radialGradient>';
  const wall = rect(0, 0, width, height, `fill="${paints.wall}"`);
  if (ground === 'page') return wall;
  return [
    `<defs>${light}</defs>${wall}${rect(0, 0, width, height, 'fill="url(#light)"')}`,
    rect(0, top, width, floor, `fill="${skirt}"`) + rect(0, top, width, 1, `fill="${shade}" fill-opacity=".28"`),
    rect(0, top + 15, width, 1, `fill="${edge}"`) + rect(0, top + 16, width, floor - 16, `fill="${oak}"`),
  ].join('');
}

/** Shadows of a work below a lamp: distance, blur, how much smaller than the work, strength. */
const shadows = [
  [2, 2, 0, 0.3],
  [18, 26, 8, 0.5],
  [44, 54, 22, 0.6],
] as const;

const shadowOf = ({ left, top, width: w, height: h }: Placed, shade: string): string =>
  shadows
    .map(([down, blur, less, strength], index) => {
      // a blur reaches further than its radius, and what lies beyond the region is cut off
      const region = `x="${left - 2 * blur}" y="${top + down - 2 * blur}" width="${w + 4 * blur}" height="${h + 4 * blur}"`;
      const id = `soft${left}-${index}`;
      const soft = `<filter id="${id}" filterUnits="userSpaceOnUse" ${region}><feGaussianBlur stdDeviation="${blur / 2}"/></filter>`;
      const of = `fill="${shade}" fill-opacity="${strength}" filter="url(#${id})"`;
      return soft + rect(left + less, top + less + down, w - 2 * less, h - 2 * less, of);
    })
    .join('');

const roman = (text: string): readonly Run[] => [{ text, face: 'libre-franklin' }];
const italic = (text: string): readonly Run[] => [{ text, face: 'bona-nova-italic' }];

/** The title in the largest size that fits, a run for each line. */
function titleIn({ title }: Pick<Card, 'title'>, space: number, most: number, lettering: Lettering) {
  for (let size = typeof title === 'string' ? most : 84; size >= 28; size -= 2) {
    const fits = (line: readonly Run[]) => lettering.width(line, { size, tracking }) <= space;
    const lines = typeof title === 'string' ? balanced(title, 4, (line) => fits(italic(line)))?.map(italic) : title;
    if (lines?.every(fits)) return { size, lines };
  }
  throw new Error(`cards: no room for the title ${JSON.stringify(title)}`);
}

/** The studio's name with its sticker, as the logo writes it. */
function studioAt(card: Card, at: Readonly<{ x: number; y: number }>, paints: Paints, lettering: Lettering): string {
  const name = lettering.paths(card.studio, { size: studioSize, ...at, fill: paints.text });
  const end = at.x + lettering.width(card.studio, { size: studioSize });
  return `${name}<circle cx="${end + 14}" cy="${at.y - 6}" r="6" fill="${paints.dot}"/>`;
}

/** Title, details and studio, one below the other, in the middle of their column. */
function column(card: Card, { left, width: space, middle }: Box, paints: Paints, lettering: Lettering): string {
  const { size, lines } = titleIn(card, space, 68, lettering);
  const details = card.details.flatMap(
    (line) => balanced(line, 3, (part) => lettering.width(roman(part), { size: detailSize }) <= space) ?? [line],
  );
  const titleHeight = lines.length * size * lineHeight.title;
  const detailHeight = details.length * detailSize * lineHeight.detail;
  const top = middle - (titleHeight + 16 + detailHeight + 44 + studioSize) / 2;
  const titleLine = (line: readonly Run[], index: number) =>
    lettering.paths(line, {
      ...{ size, tracking, x: left, fill: paints.text },
      y: top + (index + 0.8) * size * lineHeight.title,
    });
  const detailLine = (line: string, index: number) =>
    lettering.paths(roman(line), {
      ...{ size: detailSize, x: left, fill: paints.text },
      y: top + titleHeight + 16 + (index + 0.72) * detailSize * lineHeight.detail,
    });
  const y = top + titleHeight + 16 + detailHeight + 44 + studioSize * 0.78;
  return [
    ...lines.map(titleLine),
    `<g opacity=".9">${details.map(detailLine).join('')}</g>`,
    studioAt(card, { x: left, y }, paints, lettering),
  ].join('');
}

/** A wide work above one line of words. */
function stacked(card: Card, picture: CardPicture, paints: Paints, lettering: Lettering) {
  const w = Math.round(Math.min(width - 2 * side, largest.stack * picture.ratio));
  const h = Math.round(w / picture.ratio);
  const placed = { picture, left: Math.round((width - w) / 2), top: Math.round(257 - h / 2), width: w, height: h };
  const y = 548;
  const studioWidth = lettering.width(card.studio, { size: studioSize }) + 20;
  const detail = { text: card.details.join(', '), size: 24 };
  const beside = lettering.width(roman(detail.text), detail) + studioWidth + 2 * 32;
  const { size, lines } = titleIn(
    { title: String(card.title).replaceAll(' ', '\u00a0') },
    width - 2 * side - beside,
    46,
    lettering,
  );
  const title = lines[0] ?? [];
  const at = side + lettering.width(title, { size, tracking }) + 32;
  const words = [
    lettering.paths(title, { size, tracking, x: side, y, fill: paints.text }),
    `<g opacity=".9">${lettering.paths(roman(detail.text), { size: detail.size, x: at, y, fill: paints.text })}</g>`,
    studioAt(card, { x: width - side - studioWidth, y }, paints, lettering),
  ];
  return { words: words.join(''), placed: [placed] };
}

/** One work or several beside their words. */
function beside(card: Card, paints: Paints, lettering: Lettering) {
  const most = card.pictures.length > 1 ? largest.pictures : largest.work;
  const between = 34;
  const ratios = card.pictures.reduce((sum, { ratio }) => sum + ratio, 0);
  const free = width - 2 * side - gap - narrowestText - between * (card.pictures.length - 1);
  const h = Math.round(Math.min(most, free / ratios));
  let left = side;
  const placed = card.pictures.map((picture): Placed => {
    const w = Math.round(h * picture.ratio);
    const at = { picture, left, top: Math.round(middle - h / 2), width: w, height: h };
    left += w + between;
    return at;
  });
  const start = left - between + gap;
  return { words: column(card, { left: start, width: width - side - start, middle }, paints, lettering), placed };
}

function onPage(card: Card, paints: Paints, lettering: Lettering) {
  const words = column(card, { left: side, width: mural.left - side - 24, middle }, paints, lettering);
  return { words, placed: card.pictures.map((picture): Placed => ({ picture, ...mural })) };
}

/** Lays out a card: the works on their wall, above it or beside it the words. */
export function drawCard(card: Card, colours: Colours, lettering: Lettering): Drawing {
  const paints = colours.of(card.ground);
  const isMural = card.ground === 'page';
  const [first] = card.pictures;
  const isWide = card.pictures.length === 1 && first && first.ratio > widest;
  const hung = isMural
    ? onPage(card, paints, lettering)
    : isWide
      ? stacked(card, first, paints, lettering)
      : beside(card, paints, lettering);
  const shades = isMural ? '' : hung.placed.map((one) => shadowOf(one, colours.shade)).join('');
  const wall = svg(room(card.ground, paints, colours) + shades);
  return { wall, words: svg(hung.words), placed: hung.placed, isMural };
}
