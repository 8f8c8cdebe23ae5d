import { type Box, grown, rect } from './easel';
import type { fits } from './hang';
import { escaped, shade, svg } from './svg';

/** How a work is finished: stretched on a frame, paper as it is, framed, framed with a mount. */
export type Framing = 'canvas' | 'bare' | 'frame' | 'mount';

/** Widths of a frame's moulding and of a mount, in centimetres. */
const moulding = 2.6;
const mount = 6;

/** By how much a framing makes the work larger on each side, in centimetres. */
export const framingWidth: Readonly<Record<Framing, number>> = {
  canvas: 0,
  bare: 0,
  frame: moulding,
  mount: moulding + mount,
};

const stretched = ({ x, y, width, height }: Box): string => svg`
  <path d="M${x + width} ${y}l1.6.7v${height}l-1.6-.7Z" fill="#3a3126"/>
  <path d="M${x} ${y + height}l1.6.7h${width}l-1.6-.7Z" fill="#241e17"/>`;

function framed(box: Box, inner: number): string {
  const outer = grown(box, inner + moulding);
  return svg`${rect(outer, 'fill="#2a2320"')}
    <path d="M${outer.x} ${outer.y}h${outer.width}l-${moulding} ${moulding}h${2 * moulding - outer.width}Z" fill="#6a584d"/>
    ${inner > 0 && rect(grown(box, inner), 'fill="#f6f3ea"')}`;
}

const around: Readonly<Record<Framing, (box: Box) => string>> = {
  canvas: stretched,
  bare: () => '',
  frame: (box) => framed(box, 0),
  mount: (box) => framed(box, mount),
};

export function work(href: string, box: Box, framing: Framing, shown: ReturnType<typeof fits>, shadow: string): string {
  const reach = framingWidth[framing];
  const { x, y, width, height } = box;
  const below = { x: x - reach + 1, y: y + 4, width: width + 2 * reach - 2, height: height + 4 + reach };
  return svg`${rect(below, `fill="${shade}" opacity=".5" filter="${shadow}"`)}${around[framing](box)}
    ${shown === 'whole' && rect(box, 'fill="#f7f5ee"')}
    <image class="sc-work" x="${x}" y="${y}" width="${width}" height="${height}" href="${escaped(href)}" preserveAspectRatio="xMidYMid ${shown === 'whole' ? 'meet' : 'slice'}"/>`;
}

type Measured = Readonly<{ box: Box; reach: number; ink: string; width: string; height: string }>;

/** Below this height in centimetres the length of the upright side stands beside its line, above it along the line. */
const low = 50;

export function measures({ box, reach, ink, width, height }: Measured): string {
  const [left, top] = [box.x - reach, box.y - reach];
  const middle = box.y + box.height / 2;
  const place =
    box.height < low
      ? svg`x="${left - 10}" y="${middle + 2.4}" text-anchor="end"`
      : svg`transform="translate(${left - 9} ${middle}) rotate(-90)" text-anchor="middle"`;
  return svg`<path d="M${box.x} ${top - 6}h${box.width}M${box.x} ${top - 8.5}v5M${box.x + box.width} ${top - 8.5}v5
    M${left - 6} ${box.y}v${box.height}M${left - 8.5} ${box.y}h5M${left - 8.5} ${box.y + box.height}h5" stroke="${ink}" stroke-width=".5"/>
    <g class="sc-cm" font-size="7" font-weight="600" fill="${ink}">
    <text x="${box.x + box.width / 2}" y="${top - 9}" text-anchor="middle">${escaped(width)}</text>
    <text ${place}>${escaped(height)}</text></g>`;
}
