import { descriptionOfWork } from './page-description';

const label = 'Latex paint on wall, 270 × 265 cm, 2026';

test.each([
  ['A violinist plays.', 'A violinist plays.'],
  [
    'A night-blue wall in a child’s room: a curly-haired child on a ladder reaches for the moon; in front a bed, blocks and a telescope.',
    'A night-blue wall in a child’s room: a curly-haired child on a ladder reaches for the moon.',
  ],
  [
    'A navy wall with a garden at night, a woman with a lantern among flowers taller than she is, moths and a big moon above it all.',
    'A navy wall with a garden at night, a woman with a lantern among flowers taller than she is.',
  ],
  [`${'x'.repeat(60)} ${'y'.repeat(30)} ${'z'.repeat(60)}.`, `${'x'.repeat(60)} ${'y'.repeat(30)}.`],
])('ROUTES-22: %s', (alt, shown) => {
  const description = descriptionOfWork(alt, label);
  expect(description).toBe(`${shown} ${label}.`);
  expect(description.length).toBeLessThanOrEqual(160);
});
