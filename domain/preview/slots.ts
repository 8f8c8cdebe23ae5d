import { sheets } from '../order/size';
import { chosenValue, colourOf, longerSide, type SceneChoice } from './choices';
import { type Slots, seen } from './drawn';
import { type Box, bent, centred, type Easel, fitted, flat, isLandscape, isSquare, unit } from './easel';
import { bag, chests, depths, puzzle, roundThings, sheetMargin, shirtField, usualChest } from './measures';
import { type Cylinder, turned, turnOf, wrapped } from './round';
import { fine, svg } from './svg';

const laid = (box: Box) => ({ ...box, right: box.x + box.width, bottom: box.y + box.height, art: flat(box) });

const mugBody: Cylinder = { x: 264, r: 138, y: 132, height: 308, rim: 29, foot: 41, thing: roundThings.mug };
const mug = (easel: Easel) => turned(easel, mugBody, 16, 'M132 194C208 166 246 228 243 282 240 336 196 382 128 378');
const plain = { magic: 'none', warm: 'none', steam: 0, edge: 0 };

const metal = { x: 268, r: 137.8, y: 150.3, height: 295.7, rim: 28.9, foot: 38.9 };
const wire =
  'M134 201C168 201 168 201 194 201 222 201 222 212 222 239 222 298 222 298 222 346 222 372 222 384 194 384 168 384 168 384 130 384';

const flask: Cylinder = { x: 300, r: 92, y: 196, height: 362, rim: 15, foot: 25, thing: roundThings.bottle };

/** Units of the edge beside the face, from a depth in mm. */
const depthOf = (mm: number, { choice }: Easel, side: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, (mm / longerSide(choice)) * side * 0.62));

function print(easel: Easel): Slots {
  const lying = isLandscape(easel);
  // an A3 sheet fills the wall
  const perMm = lying ? 1.2 : 1.16;
  const boxOf = ({ width: short, height: long }: { width: number; height: number }): Box => {
    const [width, height] = lying ? [long * perMm, short * perMm] : [short * perMm, long * perMm];
    return { x: 300 - width / 2, y: 304 - height / 2, width, height };
  };
  const all = Object.values(sheets);
  const name = chosenValue(easel.choice, 'size')?.label.en;
  const chosen = all.find((sheet) => sheet.name === name) ?? sheets[3];
  const { x, y, width, height } = boxOf(chosen);
  const margin = sheetMargin * Math.min(width, height) * 2;
  const art = fitted(easel, width - margin, height - margin);
  const guide = (sheet: (typeof all)[number]): string => {
    const box = boxOf(sheet);
    return svg`<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="var(--graphite)" stroke-width="1.2" stroke-dasharray="5 5"/>
      <text x="${box.x + box.width - 8}" y="${box.y + 20}" text-anchor="end" font-family="var(--f-text)" font-size="14" fill="var(--graphite)">${sheet.name}</text>`;
  };
  return {
    x,
    y,
    width,
    height,
    right: x + width,
    sixth: 0.16 * width,
    most: 0.78 * width,
    inset: 0.12 * width,
    // the clips hold the margin and leave the work free
    hold: fine(Math.min(0.9, (margin / 2 - 1) / 21)),
    guides: all
      .filter((sheet) => sheet.height > chosen.height)
      .map(guide)
      .join(''),
    picture: bent({
      count: 8,
      across: (u) => 300 + art.width * (u - 0.5),
      top: () => y + (height - art.height) / 2,
      bottom: (u) => y + (height + art.height) / 2 - 0.6 * (3 * Math.sin(Math.PI * u) - 2),
    }),
  };
}

function shirt(easel: Easel): Slots {
  const { choice } = easel;
  const grown = (chests[chosenValue(choice, 'size')?.id ?? 0] ?? usualChest) / usualChest;
  const perMm = 246 / usualChest / grown;
  const { width, height } = fitted(easel, shirtField.width * perMm, shirtField.height * perMm);
  const wave = (u: number): number => 1.6 * Math.sin(7 * u + 0.6);
  return {
    colour: colourOf(choice, 'colour'),
    size: fine(grown * 0.91),
    picture: bent({
      count: 12,
      across: (u) => 300 + width * (u - 0.5) + 0.6 * wave(1.3 * u),
      top: (u) => 184 + wave(u),
      bottom: (u) => 184 + height + wave(u),
    }),
  };
}

function cloth(easel: Easel): Slots {
  const isShort = chosenValue(easel.choice, 'ears')?.id === 33;
  const perMm = 292 / bag.width;
  const { width, height } = fitted(easel, bag.field.width * perMm, bag.field.height * perMm);
  const wave = (u: number): number => 2.2 * Math.sin(6 * u + 1);
  return {
    lift: isShort ? -44 : 0,
    top: isShort ? 134 : 38,
    bend: isShort ? 176 : 104,
    picture: bent({
      count: 12,
      across: (u) => 300 + width * (u - 0.5),
      top: (u) => 408 - height / 2 + wave(u),
      bottom: (u) => 408 + height / 2 + wave(u),
    }),
  };
}

/** Forty centimetres of linen: a square work goes from seam to seam, any other is whole with a margin. */
function pillow(easel: Easel): Slots {
  const square = isSquare(easel);
  const { x, y, width, height } = square
    ? { x: 76, y: 90, width: 448, height: 422 }
    : centred(easel, { x: 122, y: 122, width: 356, height: 356 });
  const [c, d] = [(10 * width) / 448, (9 * height) / 422];
  const [right, low, middle] = [x + width, y + height, y + height / 2];
  const bow = (u: number): number => c * Math.sin(Math.PI * u) - (square ? 0 : 1.5);
  return {
    face: square
      ? 'M0 0H600V600H0Z'
      : svg`M${x} ${y}Q300 ${y + 2 * c} ${right} ${y}Q${right - 2 * d} ${middle} ${right} ${low}Q300 ${low - 2 * c} ${x} ${low}Q${x + 2 * d} ${middle} ${x} ${y}Z`,
    picture: bent({
      count: 14,
      across: (u) => x + width * (u + 0.016 * Math.sin(2 * Math.PI * u)),
      top: (u) => y + bow(u),
      bottom: (u) => low - bow(u),
    }),
  };
}

function pieces(easel: Easel): Slots {
  const lying = isLandscape(easel);
  const isFine = chosenValue(easel.choice, 'elements')?.id === 35;
  const { across, down } = puzzle.pieces[isFine ? 35 : 34];
  const [columns, rows] = lying ? [down, across] : [across, down];
  const [long, short] = [470, (470 * puzzle.width) / puzzle.height];
  const [width, height] = lying ? [long, short] : [short, long];
  const box = { x: 290 - width / 2, y: 292 - height / 2, width, height };
  const isWhole = Math.abs(easel.ratio / (width / height) - 1) <= puzzle.near;
  const inner = { x: box.x + 9, y: box.y + 9, width: width - 18, height: height - 18 };
  const [w, h] = [width / columns, height / rows];
  return {
    ...box,
    art: flat(isWhole ? box : centred(easel, inner)),
    piece: `${fine(w / 100)} ${fine(h / 100)}`,
    line: 110 / w,
    columns,
    rows,
    beside: columns - 1,
    below: rows - 1,
    low: rows - 2,
    // a loose piece of the same shape for both: the pattern repeats every second one
    phase: isFine ? 100 : 0,
    moved: lying ? '4 150' : '94 22',
    middle: svg`${box.x + (columns - 0.5) * w} ${box.y + (rows - 1.5) * h}`,
  };
}

export const slots: Readonly<Record<SceneChoice['medium'], (easel: Easel) => Slots>> = {
  file(easel) {
    const lying = isLandscape(easel);
    const screen = lying ? { x: 59, y: 157, width: 398, height: 282 } : { x: 113, y: 53, width: 290, height: 386 };
    return {
      turn: lying ? 'translate(258 298) rotate(90) scale(.975 1.029) translate(-258 -246)' : '',
      foot: lying ? 237 : 177,
      right: lying ? 54 : 0,
      art: flat(centred(easel, screen)),
      lit: flat(centred(easel, { x: 381, y: 271, width: 102, height: 216 })),
    };
  },
  print,
  mug: (easel) => ({
    ...mug(easel),
    ...plain,
    colour: colourOf(easel.choice, 'handle'),
    interior: colourOf(easel.choice, 'interior'),
  }),
  /** Black while cold; with the heat the glaze withdraws upwards, and tea and steam appear. */
  'magic-mug'(easel) {
    const heat = Math.max(0, Math.min(1, easel.choice.heat ?? 1));
    return {
      ...mug(easel),
      colour: '#232528',
      interior: '#f1efe9',
      magic: 'inline',
      warm: seen(heat > 0.3),
      steam: fine(heat * 0.55),
      edge: 500 - 438 * heat,
    };
  },
  'metal-mug'(easel) {
    const capacity = chosenValue(easel.choice, 'capacity')?.id;
    const [small, large] = [roundThings['metal-mug'][11], roundThings['metal-mug'][12]];
    const thing = capacity === 11 ? small : large;
    return {
      ...turned(easel, { ...metal, thing }, 18, wire),
      size: fine(thing.diameter / large.diameter),
      small: seen(capacity === 11),
      large: seen(capacity === 12),
    };
  },
  bottle: (easel) => ({ picture: wrapped(easel, flask, turnOf(easel, 0), 18) }),
  't-shirt': shirt,
  pillow,
  bag: cloth,
  puzzle: pieces,
  wood(easel) {
    const { width, height } = fitted(easel, 400, 416);
    const deep = depthOf(depths.wood, easel, Math.max(width, height), 7, 24);
    const x = 294 - (width + deep) / 2;
    return {
      ...laid({ x, y: 474 - height, width, height }),
      deep,
      low: deep * 0.46,
      middle: x + width / 2 + 8,
      foot: width * 0.58,
      across: fine(width / 400),
      down: fine(height / 416),
    };
  },
  custom: (easel) => laid(centred(easel, { x: 294, y: 334, width: 120, height: 124 })),
  canvas(easel) {
    const { width, height } = fitted(easel, 446, 446);
    const deep = depthOf(depths.canvas, easel, Math.max(width, height), 6, 26);
    const [x, y] = [298 - (width + deep) / 2, 290 - height / 2];
    // the picture mirrored about its right edge and turned away: what is wrapped round the bar
    const mirrored = [-width / unit, (-0.42 * width) / unit, 0, height / unit].map(fine).join(' ');
    return {
      ...laid({ x, y, width, height }),
      deep,
      low: deep * 0.42,
      wrapped: svg`<use href="#p" transform="matrix(${mirrored} ${x + 2 * width} ${y + 0.42 * width})"/>`,
    };
  },
  drawing: (easel) => laid(centred(easel, { x: 132, y: 118, width: 336, height: 352 })),
};
