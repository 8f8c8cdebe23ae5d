import { sheets } from '../../order/size';
import { chosenValue } from '../choices';
import { bent, type Drawing, type Easel, fitted, isLandscape } from '../easel';
import { sheetMargin } from '../measures';
import { roomDefs, wall } from '../rooms';
import { across, blur, down, fine, light, shade, svg } from '../svg';

/** Units for a millimetre: an A3 sheet fills the wall. */
const scale = { upright: 1.16, across: 1.2 };

type Sheet = (typeof sheets)[keyof typeof sheets];

const grip = (
  x: number,
  y: number,
  size: number,
): string => svg`<g transform="translate(${x} ${y}) scale(${fine(size)})">
  <path d="M-10 5h22v24h-18Z" fill="${shade}" opacity=".25"/><path d="M-8 -8c-6 -24 22 -24 16 0" fill="none" stroke="#8d9699" stroke-width="3"/>
  <path d="M-14 -7h28l-4 28h-20Z" fill="#202528"/><path d="M-14 -7h28l-.8 5.5h-26.4Z" fill="#4d565b"/></g>`;

export function print(easel: Easel): Drawing {
  const { id, url, choice } = easel;
  const lying = isLandscape(easel);
  const s = lying ? scale.across : scale.upright;
  const sizeOf = ({ width, height }: Sheet): readonly [number, number] =>
    lying ? [height * s, width * s] : [width * s, height * s];
  const chosen =
    Object.values(sheets).find((sheet) => sheet.name === chosenValue(choice, 'size')?.label.en) ?? sheets[3];
  const [width, height] = sizeOf(chosen);
  const [x, y] = [300 - width / 2, 304 - height / 2];
  const margin = sheetMargin * Math.min(width, height) * 2;
  const art = fitted(easel, width - margin, height - margin);
  // the clips hold the margin and leave the work free
  const hold = Math.min(0.9, (margin / 2 - 1) / 21);
  const lift = (u: number): number => 3 * Math.sin(Math.PI * u) - 2;
  const shape = svg`M${x} ${y}H${x + width}V${y + height - 7}C${x + width * 0.84} ${y + height + 4} ${x + width * 0.22} ${y + height - 4} ${x} ${y + height + 1}Z`;
  const larger = Object.values(sheets)
    .filter((sheet) => sheet.height > chosen.height)
    .map((sheet) => {
      const [w, h] = sizeOf(sheet);
      return svg`<rect x="${300 - w / 2}" y="${304 - h / 2}" width="${w}" height="${h}" fill="none" class="sc-guide" stroke="#4b5459" stroke-width="1.2" stroke-dasharray="5 5"/>
        <text x="${300 + w / 2 - 8}" y="${304 - h / 2 + 20}" text-anchor="end" class="sc-t" font-size="14" fill="#4b5459">${sheet.name}</text>`;
    });
  return {
    defs:
      roomDefs(easel) +
      blur(id('soft'), 9) +
      blur(id('near'), 2) +
      down(id('roll'), [
        [0, shade, 0.1],
        [0.05, light, 0.12],
        [0.4, light, 0],
        [0.82, shade, 0.04],
        [0.94, light, 0.2],
        [1, shade, 0.2],
      ]) +
      across(id('face'), [
        [0, shade, 0.08],
        [0.14, light, 0.12],
        [0.6, shade, 0],
        [1, shade, 0.1],
      ]),
    body: svg`${wall(easel)}${larger}
      <path d="M${x + 10} ${y + 30}H${x + width - 10}L${x + width + 1} ${y + height + 8}C${x + width * 0.8} ${y + height + 32} ${x + width * 0.3} ${y + height + 10} ${x + 2} ${y + height + 16}Z" fill="${shade}" opacity=".42" filter="${url('soft')}"/>
      <path d="${shape}" fill="${shade}" opacity=".3" filter="${url('near')}" transform="translate(0 2)"/><path d="${shape}" fill="#fdfcf8"/>
      ${bent(easel, {
        count: 8,
        across: (u) => 300 + art.width * (u - 0.5),
        top: () => y + (height - art.height) / 2,
        bottom: (u) => y + (height + art.height) / 2 - 0.6 * lift(u),
      })}<path d="${shape}" fill="${url('roll')}"/><path d="${shape}" fill="${url('face')}"/>
      ${grip(x + width * 0.12, y, hold)}${grip(x + width * 0.88, y, hold)}`,
  };
}
