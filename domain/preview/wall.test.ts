import { type Size, sizes } from '@/content/order';
import { fits, hang, room, turned } from './hang';
import { floorY, nearness, paints, wall } from './wall';

const upright = { href: '/works/cat.webp', width: 600, height: 849 };
const labels = { width: 'w cm', height: 'h cm', eyes: '150 cm' };

function drawn(widthCm: number, heightCm: number, picture = upright): string {
  return wall(picture, { widthCm, heightCm, paint: 'plaster' }, { id: 'a', alt: 'A cat', labels });
}

/** A number attribute of the first element of this class. */
const measure = (markup: string, className: string, name: string): number =>
  Number(new RegExp(`class="${className}"[^>]* ${name}="([-.\\d]+)"`).exec(markup)?.[1]);

const areaOf = (size: Exclude<Size, 'custom'>): number => {
  const { width, height } = sizes[size].cm;
  const markup = drawn(width, height);
  return measure(markup, 'sc-work', 'width') * measure(markup, 'sc-work', 'height');
};

test.each([
  ['a3', 'a4'],
  ['a2', 'a3'],
  ['a1', 'a2'],
  ['a0', 'a1'],
] as const)('%s is drawn twice as large as %s', (large, small) => {
  expect(areaOf(large) / areaOf(small)).toBeCloseTo(2, 1);
});

test('STAGE-3: the person is 170 units high and the sofa 210 by 82, where a centimetre is a unit', () => {
  const markup = drawn(42, 59.4);
  const person = markup.slice(markup.indexOf('sc-person'));
  // the bun's circle reaches the crown, the shoes stand on the floor
  const bun = /<circle cx="1" cy="([\d.]+)" r="5"/.exec(person);
  expect(floorY - (Number(bun?.[1]) - 5)).toBe(170);
  expect(person).toContain(`M-17 ${floorY}c`);
  const sofa = markup.slice(markup.indexOf('sc-sofa'), markup.indexOf('sc-person'));
  expect(sofa).toContain('<rect x="-105" y="222" width="210"');
  expect(sofa).toContain(`V${floorY - 82 + 13}q0-13`);
});

test.each([
  ['A4', 21, 29.7, 150, true],
  ['A2', 42, 59.4, 150, true],
  ['A1 upright', 59.4, 84.1, 150, true],
  ['A0 upright keeps clear of the sofa', 84.1, 118.9, 153.45, true],
  ['a high one lets the sofa go', 120, 160, 150, false],
  ['one that is higher than the room stands above the floor', 200, 300, 160, false],
])('%s hangs with its centre where it should', (_, width, height, centre, sofa) => {
  expect(hang({ width, height })).toEqual({ centre, sofa });
  const markup = drawn(width, height);
  const middle = measure(markup, 'sc-work', 'y') + measure(markup, 'sc-work', 'height') / 2;
  expect(floorY - middle).toBeCloseTo(centre, 0);
  expect(markup.includes('sc-sofa')).toBe(sofa);
});

test('no work comes nearer to the sofa than 12 cm or stands in the person', () => {
  for (let height = 5; height <= 400; height += 5) {
    const { centre, sofa } = hang({ width: 50, height });
    if (sofa) expect(centre - height / 2).toBeGreaterThanOrEqual(room.sofa.height + room.gap);
    expect(centre - height / 2).toBeGreaterThan(0);
  }
  for (let width = 5; width <= 600; width += 5) {
    const markup = drawn(width, 60);
    const person = Number(/class="sc-person" transform="translate\((\d+)\)"/.exec(markup)?.[1]);
    const right = measure(markup, 'sc-work', 'x') + measure(markup, 'sc-work', 'width');
    expect(person - 26).toBeGreaterThan(right);
  }
});

test.each([
  ['landscape', { width: 820, height: 581 }, { width: 59.4, height: 42 }],
  ['portrait', { width: 600, height: 849 }, { width: 42, height: 59.4 }],
  ['square', { width: 600, height: 600 }, { width: 42, height: 59.4 }],
])('A2 lies as a %s work lies', (_, picture, expected) => {
  expect(turned(sizes.a2.cm, picture)).toEqual(expected);
});

test('a picture that would lose more than a fifth of its ratio stays whole on a primed canvas', () => {
  expect(fits({ width: 3, height: 4 }, sizes.a2.cm)).toBe('trimmed');
  expect(fits({ width: 1, height: 1 }, sizes.a2.cm)).toBe('whole');
  expect(drawn(42, 59.4)).toContain('xMidYMid slice');
  expect(drawn(42, 59.4, { ...upright, width: 849 })).toContain('xMidYMid meet');
});

test('addresses and texts are escaped', () => {
  const hostile = '"><script>alert(1)</script>&';
  const markup = wall(
    { ...upright, href: hostile },
    { widthCm: 42, heightCm: 60, paint: 'madder', frame: 'mount' },
    { id: 'a', alt: hostile, labels: { width: hostile, height: hostile, eyes: hostile } },
  );
  expect(markup).not.toContain('<script');
  expect(markup).toContain('&quot;&gt;&lt;script&gt;');
});

test.each(paints)('%s: no style attribute, ids of its own, within its bytes, the same each time', (paint) => {
  const hung = { widthCm: 84.1, heightCm: 118.9, paint, frame: 'mount' } as const;
  const [one, again, other] = (['a', 'a', 'b'] as const).map((id) => wall(upright, hung, { id, alt: 'A cat', labels }));
  expect(one).not.toMatch(/style=|<style|feTurbulence|foreignObject/);
  const ids = [...`${one}${other}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of (one as string).matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  expect(Buffer.byteLength(one as string)).toBeLessThanOrEqual(6500);
  expect(again).toBe(one);
});

test('a repetition is passed over, and without labels nothing is measured', () => {
  const markup = wall(
    upright,
    { widthCm: 42, heightCm: 60, paint: 'plaster' },
    { id: 'a', alt: 'A cat', hidden: true },
  );
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toMatch(/aria-label|<text/);
});

test.each(['a4', 'a3', 'a2', 'a1', 'a0'] as const)(
  'STAGE-11: %s is about a third of a low stage or more, and fits it',
  (size) => {
    const { width, height } = sizes[size].cm;
    const part = (height / 320) * nearness({ widthCm: width, heightCm: height });
    expect(part).toBeGreaterThan(0.33);
    expect(part).toBeLessThan(0.6);
  },
);
