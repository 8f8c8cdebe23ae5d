import { chosenValue, colourOf } from '../choices';
import { bent, type Drawing, type Easel, fitted } from '../easel';
import { chests, bag as measures, shirtField, usualChest } from '../measures';
import { peg, roomDefs, wall, weave } from '../rooms';
import { across, blur, clip, fine, light, shade, svg, umber } from '../svg';

type Folds = Readonly<{ dark: string; light: string }>;

/** Folds of the left half, and the same a little lower at the right: cloth falls alike on both sides, not the same. */
const folded = (
  { id, url }: Easel,
  folds: Folds,
  dark: string,
  darkness: string,
  lightness: string,
): string => svg`<g filter="${url('fold')}">
  <g id="${id('folds')}"><path d="${folds.dark}" fill="${dark}" fill-opacity="${darkness}"/><path d="${folds.light}" fill="${light}" fill-opacity="${lightness}"/></g>
  <use href="#${id('folds')}" transform="matrix(-.96 .02 0 1.03 590 -2)"/></g>`;

const shirtShape = svg`M250 92C262 122 338 122 350 92C376 100 404 108 428 120C450 132 464 152 474 178L508 258C490 272 464 284 440 290L423 240
  C421 310 420 400 430 528C392 546 338 550 300 550C262 550 208 546 170 528C180 400 179 310 177 240L160 290C136 284 110 272 92 258L126 178C136 152 150 132 172 120C196 108 224 100 250 92Z`;

/** Folds of the left half as they pull at the armpit, fall from the shoulder and open at the hem. */
const folds: Folds = {
  dark: svg`M177 236C206 262 234 300 246 372C226 330 204 300 176 280ZM212 548C218 480 228 430 220 372C238 430 240 492 234 550ZM268 552C272 500 282 470 274 424C290 470 292 512 286 552Z
    M128 200C150 216 162 246 158 288C148 250 138 228 120 214ZM238 106C214 128 200 152 194 190C188 152 200 126 228 104ZM180 330C190 390 184 450 172 528L184 530C196 450 200 390 182 320Z`,
  light: svg`M190 238C220 264 246 300 256 350C236 312 212 282 186 262ZM240 548C246 480 250 440 240 392C258 440 262 492 258 550ZM110 236C130 240 142 252 144 282C134 264 122 250 106 246ZM206 132C214 160 212 200 200 240C200 200 198 160 206 132Z`,
};

export function tShirt(easel: Easel): Drawing {
  const { id, url, choice } = easel;
  const cloth = colourOf(choice, 'colour');
  const grown = (chests[chosenValue(choice, 'size')?.id ?? 0] ?? usualChest) / usualChest;
  const perMm = 246 / usualChest / grown;
  const { width, height } = fitted(easel, shirtField.width * perMm, shirtField.height * perMm);
  const wave = (u: number): number => 1.6 * Math.sin(7 * u + 0.6);
  const collar = 'M250 92C262 122 338 122 350 92L361 96C348 138 252 138 239 96Z';
  return {
    defs:
      roomDefs(easel) +
      weave(id('weave'), 0.04) +
      blur(id('soft'), 9) +
      blur(id('fold'), 4.5) +
      across(id('side'), [
        [0, shade, 0.3],
        [0.22, shade, 0.06],
        [0.42, light, 0.1],
        [0.62, light, 0],
        [0.82, shade, 0.08],
        [1, shade, 0.34],
      ]) +
      clip(id('body'), `<path d="${shirtShape}"/>`),
    body: svg`${wall(easel)}<g transform="translate(300 14) scale(${fine(grown * 0.91)}) translate(-300 -14)">
      <path d="${shirtShape}" fill="${shade}" opacity=".38" filter="${url('soft')}" transform="translate(4 18)"/>
      <path d="M300 70C300 46 322 50 318 34C314 22 296 24 296 36" fill="none" stroke="#8b9497" stroke-width="4" stroke-linecap="round"/>${peg(306, 28)}
      <path d="M300 66L352 98H248Z" fill="#b48f63"/><path d="M300 73L348 102H252Z" fill="#8d6a42"/>
      <path d="M239 96C256 82 344 82 361 96C346 134 254 134 239 96Z" fill="${cloth}"/><path d="M239 96C256 82 344 82 361 96C346 134 254 134 239 96Z" fill="${shade}" opacity=".36"/>
      <path d="${shirtShape}" fill="${cloth}"/><g clip-path="${url('body')}"><g opacity=".96">${bent(easel, {
        count: 12,
        across: (u) => 300 + width * (u - 0.5) + 0.6 * wave(1.3 * u),
        top: (u) => 184 + wave(u),
        bottom: (u) => 184 + height + wave(u),
      })}</g><path d="${shirtShape}" fill="${url('side')}"/>
      ${folded(easel, folds, shade, '.2', '.17')}
      <path d="${shirtShape}" fill="${url('weave')}"/>
      <path d="M94 250L162 282M506 250L438 282M170 519C260 540 340 540 430 519" fill="none" stroke="${shade}" stroke-opacity=".3" stroke-width="1.5" stroke-dasharray="3 2"/></g>
      <path d="M172 120C180 160 182 200 177 240M428 120C420 160 418 200 423 240" fill="none" stroke="${shade}" stroke-opacity=".3" stroke-width="1.5"/>
      <path d="${collar}" fill="${cloth}"/><path d="${collar}" fill="${shade}" opacity=".08"/>
      <path d="M239 96C252 138 348 138 361 96" fill="none" stroke="${shade}" stroke-opacity=".34" stroke-width="1.5"/><path d="M250 92C262 122 338 122 350 92" fill="none" stroke="${shade}" stroke-opacity=".4" stroke-width="1.5"/>
      <path d="${shirtShape}" fill="none" stroke="${light}" stroke-opacity=".14" stroke-width="1.5"/></g>`,
  };
}

const bagShape =
  'M154 214C246 221 354 221 446 214C452 320 460 440 457 568C356 583 244 583 143 568C140 440 148 320 154 214Z';
const bagFolds: Folds = {
  dark: svg`M156 262C190 350 178 470 150 570L138 566C160 460 164 360 150 262ZM214 268C246 350 232 450 226 578C206 460 226 360 214 268ZM250 340C262 400 256 440 262 490C246 440 244 390 250 340Z`,
  light: svg`M190 262C218 350 196 470 186 572C176 460 200 360 190 262ZM236 280C270 360 244 460 250 574C234 460 250 360 236 280Z`,
};
const straps = {
  long: 'M216 232C222 104 258 38 300 38C342 38 378 104 384 232',
  short: 'M216 232C220 176 256 134 300 134C344 134 380 176 384 232',
};
const stitched = 'M203 228h26v38h-26ZM371 228h26v38h-26ZM205 230l22 34M227 230l-22 34M373 230l22 34M395 230l-22 34';

export function bag(easel: Easel): Drawing {
  const { id, url, choice } = easel;
  const short = chosenValue(choice, 'ears')?.id === 33;
  const strap = short ? straps.short : straps.long;
  const perMm = 292 / measures.width;
  const { width, height } = fitted(easel, measures.field.width * perMm, measures.field.height * perMm);
  const middle = 408;
  const wave = (u: number): number => 2.2 * Math.sin(6 * u + 1);
  return {
    defs:
      roomDefs(easel) +
      weave(id('weave'), 0.06) +
      blur(id('soft'), 10) +
      blur(id('fold'), 7) +
      across(id('side'), [
        [0, shade, 0.26],
        [0.12, shade, 0.04],
        [0.4, light, 0.16],
        [0.7, light, 0],
        [0.9, shade, 0.08],
        [1, shade, 0.3],
      ]) +
      clip(id('body'), `<path d="${bagShape}"/>`),
    body: svg`${wall(easel)}<g transform="translate(0 ${short ? -44 : 0})"><path d="${bagShape}" fill="${shade}" opacity=".38" filter="${url('soft')}" transform="translate(4 16)"/>
      <g fill="none"><path d="${strap}" stroke="${shade}" stroke-opacity=".28" stroke-width="22" filter="${url('fold')}" transform="translate(4 14)"/>
      <path d="${strap}" stroke="#c7b998" stroke-width="24" transform="translate(0 -8)"/></g>
      <path d="${bagShape}" fill="#ece3cf"/><g clip-path="${url('body')}"><g opacity=".95">${bent(easel, {
        count: 12,
        across: (u) => 300 + width * (u - 0.5),
        top: (u) => middle - height / 2 + wave(u),
        bottom: (u) => middle + height / 2 + wave(u),
      })}</g><path d="${bagShape}" fill="${url('side')}"/>
      ${folded(easel, bagFolds, umber, '.19', '.34')}
      <path d="${bagShape}" fill="${url('weave')}"/><path d="M140 248C246 256 354 256 460 248" fill="none" stroke="${shade}" stroke-opacity=".34" stroke-width="1.5" stroke-dasharray="4 2.5"/></g>
      <path d="M154 214C246 221 354 221 446 214" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="2"/>
      <g fill="none" stroke-width="24"><path d="${strap}" stroke="#e6dcc5"/><path d="${strap}" stroke="${url('weave')}"/><path d="${strap}" stroke="${shade}" stroke-opacity=".28" stroke-width="18" stroke-dasharray="3 2.5"/>
      <path d="${strap}" stroke="#eae1cc" stroke-width="15.5"/></g><path d="M204 226h24v42h-24ZM372 226h24v42h-24Z" fill="#e8deca"/>
      <path d="${stitched}" fill="none" stroke="${shade}" stroke-opacity=".36" stroke-width="1.3" stroke-dasharray="3 2"/>${peg(300, short ? 152 : 54)}</g>`,
  };
}
