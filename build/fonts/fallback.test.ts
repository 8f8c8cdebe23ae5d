import { adjust, fallbackRule, systemWidths } from './make-fonts';

/** A font like Arial, but `scale` times as wide. */
const wide = (scale: number) => ({
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  widthOf: (character: string) => (systemWidths.arial[character.charCodeAt(0) - 32] ?? 0) * scale,
});

test('a fallback takes the room of the real font, and its lines stay as high', () => {
  const twice = adjust(wide(2), 'arial', 'Zażółć gęślą jaźń');
  expect(twice.size).toBeCloseTo(200);
  expect((twice.ascent * twice.size) / 100).toBeCloseTo((1854 / 2048) * 100);
  expect(adjust(wide(1), 'arial', 'Zażółć').size).toBeCloseTo(100);
});

test('a fallback face is declared with its measures', () => {
  const fallback = { local: ['Arial'], widths: 'arial' } as const;
  const face = { family: 'Libre Franklin', style: 'normal', weight: '400 500', fallback } as const;
  expect(fallbackRule(face, { size: 103.1, ascent: 93.7, descent: 23.9, lineGap: 0 })).toBe(
    '@font-face{font-family:"Libre Franklin Fallback";font-style:normal;font-weight:400 500;src:local("Arial");' +
      'size-adjust:103.10%;ascent-override:93.70%;descent-override:23.90%;line-gap-override:0.00%}',
  );
});
