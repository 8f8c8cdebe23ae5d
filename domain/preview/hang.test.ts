import { emptyDraft } from '../order/order';
import { hungSize } from './hang';

const portrait = { width: 600, height: 800 };
const landscape = { width: 800, height: 600 };
const poster = emptyDraft('posters', 1);
const own = (width: string, height = '') => ({ ...poster, size: 'custom', width, height }) as const;

test.each([
  ['nothing chosen yet', poster, { width: 42, height: 59.4 }, 'noSize'],
  ['A3', { ...poster, size: 'a3' }, { width: 29.7, height: 42 }, null],
  [
    'a print, by its sheet',
    { ...poster, medium: 'print', size: 'a0', attributes: { size: 1 } },
    { width: 14.8, height: 21 },
    null,
  ],
  [
    'a print whose sheet is open, by the size',
    { ...poster, medium: 'print', size: 'a1' },
    { width: 59.4, height: 84.1 },
    null,
  ],
  ['60 and 80', own('60', '80'), { width: 60, height: 80 }, null],
  ['60x80', own('60x80'), { width: 60, height: 80 }, null],
  ['60 × 80 cm', own('60 × 80 cm'), { width: 60, height: 80 }, null],
  ['0,6 m and 80', own('0,6 m', '80'), { width: 60, height: 80 }, null],
  ['nothing typed', own(''), { width: 42, height: 59.4 }, 'noSize'],
  ['one side so far', own('60'), { width: 42, height: 59.4 }, 'noSize'],
  ['what cannot be read', own('duży', 'taki'), { width: 42, height: 59.4 }, 'badSize'],
  ['one side that cannot be read', own('duży'), { width: 42, height: 59.4 }, 'badSize'],
] as const)('STAGE-4: %s hangs in its size', (_, choice, cm, standIn) => {
  expect(hungSize(choice, portrait)).toEqual({ cm, standIn });
});

test('standard sizes lie as the work lies, the own size as it is typed', () => {
  expect(hungSize({ ...poster, size: 'a4' }, landscape).cm).toEqual({ width: 29.7, height: 21 });
  expect(hungSize(own('60x80'), landscape).cm).toEqual({ width: 60, height: 80 });
});
