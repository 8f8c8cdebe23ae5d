import { emptyDraft, type OrderDraft } from './order';
import { formatOf, hintOf } from './photo-check';

const portrait = (more: Partial<OrderDraft>): OrderDraft => ({ ...emptyDraft('portraits', null), ...more });
const acrylicA2 = portrait({ variant: 'acrylic', size: 'a2' });

describe('ORDER-25: pixels against the chosen size', () => {
  const small = { width: 480, height: 640 };
  const phone = { width: 3024, height: 4032 };
  const camera = { width: 7200, height: 5200 };

  test.each([
    ['a messenger’s copy for an A2', small, acrylicA2, { kind: 'small' }],
    [
      'for its own centimetres, printed',
      small,
      {
        ...emptyDraft('custom-pictures', null),
        ...({ variant: 'digital', size: 'custom', width: '40', height: '30 cm' } as const),
      },
      { kind: 'soft', dpi: 40, format: '40 × 30 cm' },
    ],
    ['before a size is chosen', small, portrait({}), { kind: 'small' }],
    ['a phone’s photo before a size is chosen', phone, portrait({}), { kind: 'fine' }],
    [
      'for an A2, whichever way it is turned',
      { ...phone, width: 4032, height: 3024 },
      acrylicA2,
      { kind: 'fineFor', format: 'A2' },
    ],
    ['to be painted as large as a door', phone, portrait({ variant: 'oil', size: 'a0' }), { kind: 'fine' }],
    [
      'to be printed so',
      phone,
      { ...emptyDraft('custom-pictures', null), variant: 'digital', size: 'a0' },
      { kind: 'soft', dpi: 86, format: 'A0' },
    ],
    ['a camera’s for an A0', camera, portrait({ variant: 'oil', size: 'a0' }), { kind: 'fineFor', format: null }],
    [
      'a print in A5',
      { ...small, width: 900, height: 1300 },
      portrait({ variant: 'digital', medium: 'print', attributes: { size: 1 } }),
      { kind: 'fineFor', format: 'A5' },
    ],
    [
      'a print in A4',
      small,
      portrait({ variant: 'digital', medium: 'print', attributes: { size: 2 } }),
      { kind: 'soft', dpi: 54, format: 'A4' },
    ],
    [
      'a print in A3',
      small,
      portrait({ variant: 'digital', medium: 'print', attributes: { size: 3 } }),
      { kind: 'soft', dpi: 38, format: 'A3' },
    ],
  ] as const)('%s', (_, measured, draft, hint) => {
    expect(hintOf(measured, draft as OrderDraft, 'en')).toEqual(hint);
  });

  test('a size that cannot be read is none', () => {
    expect(formatOf(portrait({ size: 'custom', width: 'duży', height: '' }), 'pl')).toBeNull();
    expect(formatOf(portrait({ size: 'custom', width: '63"', height: '36' }), 'pl')?.label).toBe('160 × 36 cm');
  });
});
