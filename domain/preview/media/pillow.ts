import { bent, centred, type Drawing, type Easel, isSquare } from '../easel';
import { roomDefs, weave } from '../rooms';
import { around, blur, clip, down, light, shade, svg, umber } from '../svg';

const shape =
  'M88 92C190 113 410 113 512 92C524 90 532 98 529 110C507 200 507 400 529 494C532 506 524 514 512 512C410 491 190 491 88 512C76 514 68 506 71 494C93 400 93 200 71 110C68 98 76 90 88 92Z';

/** The sofa behind it: a back that ends above, and a seat. Soft lines of this length are gradients: a blur costs too much. */
const sofa = ({ url }: Easel): string => {
  const strip = (y: number, height: number, fill: string): string =>
    `<rect x="-2700" y="${y}" width="6000" height="${height}" ${fill}/>`;
  return svg`${strip(-900, 1400, 'class="sc-sofa" fill="#39544c"')}${strip(472, 900, 'class="sc-seat" fill="#456459"')}
    ${strip(4, 66, `fill="${url('back')}"`)}${strip(448, 88, `fill="${url('seat')}"`)}
    ${strip(-900, 2400, `fill="${url('weave')}"`)}${strip(-900, 2400, `class="sc-lamp" fill="${url('lamp')}"`)}`;
};

const sofaDefs = ({ id }: Easel): string =>
  down(id('back'), [
    [0, light, 0],
    [0.32, light, 0.18],
    [0.5, light, 0],
    [0.52, shade, 0.32],
    [1, shade, 0],
  ]) +
  down(id('seat'), [
    [0, shade, 0],
    [0.26, shade, 0.58],
    [0.42, shade, 0.12],
    [0.62, light, 0.13],
    [1, light, 0],
  ]);

const creases = ({ id, url }: Easel): string => svg`<g filter="${url('crease')}"><g id="${id('corner')}">
  <path d="M82 98C134 148 162 190 182 256C146 206 112 154 82 98ZM82 98C144 124 204 146 264 156C196 164 130 144 82 98ZM262 106C270 118 272 128 268 142C260 128 258 116 262 106Z" fill="${umber}" fill-opacity=".3"/>
  <path d="M94 108C134 152 176 186 226 212C172 190 126 152 94 108Z" fill="${light}" fill-opacity=".34"/></g>
  ${['-1 0 0 1.06 600 -4', '1 0 0 -1.03 0 608', '-1.04 0 0 -.96 612 598'].map((to) => `<use href="#${id('corner')}" transform="matrix(${to})"/>`)}</g>`;

/** Forty centimetres of linen: a square work goes from seam to seam, any other is whole with a margin. */
export function pillow(easel: Easel): Drawing {
  const { id, url } = easel;
  const square = isSquare(easel);
  const { x, y, width, height } = square
    ? { x: 76, y: 90, width: 448, height: 422 }
    : centred(easel, { x: 122, y: 122, width: 356, height: 356 });
  const [c, d] = [(10 * width) / 448, (9 * height) / 422];
  const middle = y + height / 2;
  const face = square
    ? shape
    : svg`M${x} ${y}Q300 ${y + 2 * c} ${x + width} ${y}Q${x + width - 2 * d} ${middle} ${x + width} ${y + height}Q300 ${y + height - 2 * c} ${x} ${y + height}Q${x + 2 * d} ${middle} ${x} ${y}Z`;
  const bow = (u: number): number => c * Math.sin(Math.PI * u) - (square ? 0 : 1.5);
  return {
    defs:
      roomDefs(easel) +
      weave(id('weave'), 0.05) +
      blur(id('soft'), 9) +
      sofaDefs(easel) +
      blur(id('crease'), 6) +
      clip(id('body'), `<path d="${shape}"/>`) +
      clip(id('face'), `<path d="${face}"/>`) +
      around(id('swell'), 'cx=".44" cy=".34" r=".74"', [
        [0, light, 0.34],
        [0.42, light, 0.03],
        [0.78, shade, 0.16],
        [1, shade, 0.56],
      ]),
    body: svg`${sofa(easel)}<ellipse cx="304" cy="512" rx="240" ry="24" fill="${shade}" opacity=".66" filter="${url('soft')}"/>
      <path d="${shape}" fill="${shade}" opacity=".4" filter="${url('soft')}" transform="translate(8 14)"/><path d="${shape}" fill="#f0eadd"/>
      <g clip-path="${url('body')}"><g clip-path="${url('face')}">${bent(easel, {
        count: 14,
        across: (u) => x + width * (u + 0.016 * Math.sin(2 * Math.PI * u)),
        top: (u) => y + bow(u),
        bottom: (u) => y + height - bow(u),
      })}</g><path d="${shape}" fill="${url('weave')}"/><path d="${shape}" fill="${url('swell')}"/>
      ${creases(easel)}</g>
      <path d="${shape}" fill="none" stroke="#d9cfbb" stroke-width="6"/><path d="${shape}" fill="none" stroke="${light}" stroke-opacity=".4" stroke-width="2" transform="translate(-1 -1.5)"/>
      <path d="${shape}" fill="none" stroke="${shade}" stroke-opacity=".26" stroke-width="6" stroke-dasharray="1.5 4"/>`,
  };
}
