import { storeRegulations } from '@/content/documents/store-regulations';
import { attributesOf, media } from '@/content/media';
import { orderTypes } from '@/content/order';
import { clearHidden } from './asked';
import { itemFor, reachableDrafts } from './drafts.fixture';
import { answersIn, draftOf, emptyDraft, type OrderDraft } from './order';
import { formatOf, hintOf } from './photo-check';
import { presetsOf } from './presets';
import { pricedThing } from './priced-thing';
import { choiceIn, fragmentOf } from './shared-choice';
import { summaryLines } from './summary-lines';
import { isThere, kindOf, returnOf, thingOf } from './thing';

describe('thing', () => {
  const size = 'a4' as const;

  test.each([
    ['a portrait', { type: 'portraits', medium: null, size }, 'picture', 'made'],
    ['a wall', { type: 'custom-pictures', medium: null, size: null, isWall: true }, 'wall', 'made'],
    ['a portrait on a mug', { type: 'portraits', medium: 'mug', size: null }, 'thing', 'made'],
    ['a digital painting as a file', { type: 'custom-pictures', medium: 'file', size }, 'file', 'made'],
    ['a poster as a file', { type: 'posters', medium: 'file', size }, 'file', 'file'],
    ['a poster as a mug', { type: 'posters', medium: 'mug', size }, 'thing', 'days'],
    ['a print', { type: 'posters', medium: 'print', size }, 'picture', 'days'],
    ['a print to measure', { type: 'posters', medium: 'print', size: 'custom' }, 'picture', 'made'],
    ['something else with the picture', { type: 'posters', medium: 'custom', size }, 'thing', 'made'],
    ['an original', { type: 'picture', medium: null, size: null }, 'picture', 'days'],
    ['what the shop no longer has', { type: null, medium: null, size: null }, 'picture', 'unknown'],
  ] as const)(
    'STATUS-4: %s reaches the buyer as what it is, and says what can be taken back',
    (_, choice, thing, back) => {
      expect([thingOf(choice), returnOf(choice)]).toEqual([thing, back]);
    },
  );

  test.each([
    ['posters', 'mug', 'Mug about 330 ml', false],
    ['posters', 'file', 'Digital file', true],
    ['posters', 'custom', 'Poster', false],
    ['posters', null, 'Poster', false],
    ['portraits', 'file', 'Portrait', false],
    ['picture', 'file', 'Painting', true],
    ['picture', null, 'Painting', true],
  ] as const)(
    'ORDER-23: of %s on %s one buys a %s; nobody works on what is there already: %s',
    (type, medium, kind, there) => {
      expect([kindOf({ type, medium }).en, isThere({ type, medium })]).toEqual([kind, there]);
    },
  );

  test('every medium is one thing, and the regulations name the exceptions', () => {
    for (const medium of Object.keys(media) as (keyof typeof media)[])
      expect(['file', 'picture', 'thing']).toContain(thingOf({ medium }));
    const withdrawal = JSON.stringify(storeRegulations.find(({ id }) => id.en === 'withdrawal'));
    for (const words of [
      'w ciągu 14 dni',
      'portretach i obrazach na zamówienie',
      'wykonanych na miarę',
      'pliku cyfrowym',
    ])
      expect(withdrawal).toContain(words);
  });
});

describe('priced thing', () => {
  const poster: OrderDraft = { ...emptyDraft('posters', 4), medium: 'mug', size: 'a2' };
  const portrait: OrderDraft = {
    ...emptyDraft('portraits', null),
    photos: 1,
    variant: 'oil',
    subject: 'two',
    size: 'a4',
  };

  test.each<[string, OrderDraft, readonly string[]]>([
    ['a poster', poster, ['Kubek ok. 330 ml, A2', 'Mug about 330 ml, A2']],
    ['a shirt, with the capital of its name', { ...poster, medium: 't-shirt' }, ['Koszulka, A2', 'T-shirt, A2']],
    [
      'a size of their own',
      { ...poster, size: 'custom', width: '29,5', height: '0.9 m' },
      ['Kubek ok. 330 ml, 29,5 × 90 cm', 'Mug about 330 ml, 29.5 × 90 cm'],
    ],
    [
      'a size that nobody can read',
      { ...portrait, size: 'custom', width: '?' },
      ['Portret: olej na płótnie', 'Portrait: oil paints on canvas'],
    ],
    ['a medium of their own', { ...poster, medium: 'custom' }, ['Plakat, inny, A2', 'Poster, custom, A2']],
    ['a portrait', portrait, ['Portret: olej na płótnie, A4', 'Portrait: oil paints on canvas, A4']],
    [
      'a digital one, without what it does not ask',
      { ...portrait, variant: 'digital', subject: 'digital-one', medium: 'print' },
      ['Portret: cyfrowy, wydruk', 'Portrait: digital, print'],
    ],
  ])('ORDER-13: the price of %s names the thing', (_, draft, words) => {
    expect(Object.values(pricedThing(draft, { pl: 'Kot', en: 'Cat' }))).toEqual(words);
  });

  test('ORDER-13: a picture is named by its title', () => {
    const draft = emptyDraft('picture', 3);
    expect(pricedThing(draft, { pl: 'Złote brzozy', en: 'Golden birches' })).toEqual({
      pl: 'Obraz: Złote brzozy',
      en: 'Painting: Golden birches',
    });
  });

  test('ORDER-29: of several pieces the line says how many', () => {
    const mugs = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a4', quantity: 3 } as const;
    expect(pricedThing(mugs, null)).toEqual({ pl: '3 × kubek ok. 330 ml, A4', en: '3 × mug about 330 ml, A4' });
  });
});

describe('presets', () => {
  const poster = emptyDraft('posters', 1);

  test.each<[string, Partial<OrderDraft>, object]>([
    ['a print in A4', { medium: 'print', size: 'a4' }, { 'attribute.size': '2' }],
    ['a print in A3', { medium: 'print', size: 'a3' }, { 'attribute.size': '3' }],
    ['a print in A1, as large as the artwork', { medium: 'print', size: 'a1' }, { 'attribute.size': '' }],
    ['a print in a size of their own', { medium: 'print', size: 'custom' }, {}],
    ['a mug', { medium: 'mug' }, { size: '1' }],
    ['a mug with a size', { medium: 'mug', size: 'a2' }, {}],
    ['wood, whose size is asked', { medium: 'wood' }, {}],
  ])('ORDER-21: what follows from the choice of %s', (_, choice, presets) => {
    expect(presetsOf({ ...poster, ...choice })).toEqual(presets);
  });

  test.each<[OrderDraft['size'], number]>([
    ['a1', 0],
    ['custom', 1],
  ])('ORDER-21: of a print in %s so many attributes are left to agree: %d', (size, open) => {
    const lines = summaryLines({ ...poster, medium: 'print', size }, null);
    expect(lines.filter(({ name, value }) => name === 'attribute' && value === null)).toHaveLength(open);
  });
});

describe('shared choice', () => {
  /** Without what is never shared. */
  const choicesIn = (draft: OrderDraft): OrderDraft => ({
    ...draft,
    photos: 0,
    width: '',
    height: '',
    description: '',
    comment: '',
  });

  /** What the form is filled with from an address, as a draft; null where it brings nothing. */
  function draftFrom(fragment: string, { type, item }: Pick<OrderDraft, 'type' | 'item'>): OrderDraft | null {
    const texts = choiceIn(fragment, { type, item });
    return texts && clearHidden(draftOf(answersIn({ ...texts, type, id: item === null ? '' : String(item) }), 0));
  }

  const withAttribute = (draft: OrderDraft, name: string, id: number): OrderDraft => ({
    ...draft,
    attributes: { ...draft.attributes, [name]: id },
  });

  /** A draft once with each value of each of its attributes, the others open. */
  const withAttributes = (draft: OrderDraft): readonly OrderDraft[] => [
    draft,
    ...attributesOf(draft).flatMap(({ name, values }) => values.map(({ id }) => withAttribute(draft, name, id))),
  ];

  /** Every value of the first attribute with every value of the second. */
  const pairs = (draft: OrderDraft): readonly OrderDraft[] => {
    const [, second] = attributesOf(draft);
    const once = withAttributes(draft);
    if (!second) return once;
    return once.flatMap((one) => [one, ...second.values.map(({ id }) => withAttribute(one, second.name, id))]);
  };

  test.each(orderTypes)('ORDER-26: every choice of %s comes back from its fragment', (type) => {
    const { medium } = emptyDraft(type, itemFor(type));
    // what a picture is delivered as is no choice
    const reachable = reachableDrafts(type).filter((draft) => !medium || draft.medium === medium);
    const different = new Map(reachable.map((draft) => [JSON.stringify(choicesIn(draft)), draft]));
    expect(different.size).toBeGreaterThan(0);
    const wrong = [...different.values()]
      .flatMap(pairs)
      .filter((draft) => JSON.stringify(draftFrom(fragmentOf(draft), draft)) !== JSON.stringify(choicesIn(draft)));
    expect(wrong).toEqual([]);
  });

  test('ORDER-26: no text and no photo is in it', () => {
    const typed = { width: 'Wide', height: 'High', description: 'Described', comment: 'Commented' };
    const draft: OrderDraft = { ...emptyDraft('posters', 3), ...typed, size: 'custom', medium: 'mug', photos: 4 };
    expect(fragmentOf(draft)).toBe('#choice=1&size=custom&medium=mug');
  });

  test.each(['', '#', '#top', '#size=a4', '#choic=1&size=a4'])('the fragment %j brings no choice', (fragment) => {
    expect(choiceIn(fragment, { type: 'posters', item: 3 })).toBeNull();
  });

  test.each([
    ['an unknown key', '#choice=1&size=a9&medium=hologram'],
    ['a name of all objects', '#choice=1&size=toString&medium=__proto__'],
    ['a technique that posters have not', '#choice=1&variant=oil&subject=two'],
    ['an attribute without its medium', '#choice=1&attribute.interior=5'],
  ])('%s is left out', (_, fragment) => {
    expect(draftFrom(fragment, { type: 'posters', item: 3 })).toEqual(emptyDraft('posters', 3));
  });

  test('a value that the attribute has not is left out', () => {
    const [interior] = media.mug.attributes;
    const fragment = `#choice=1&medium=mug&attribute.interior=99&attribute.handle=${interior.values[0]?.id}`;
    expect(draftFrom(fragment, { type: 'posters', item: 3 })?.attributes).toEqual({ handle: interior.values[0]?.id });
  });

  test('a picture keeps what is delivered, whatever the address says', () => {
    const item = itemFor('picture');
    expect(draftFrom('#choice=1&medium=mug', { type: 'picture', item })?.medium).toBe(
      emptyDraft('picture', item).medium,
    );
  });
});

describe('photo check', () => {
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
});
