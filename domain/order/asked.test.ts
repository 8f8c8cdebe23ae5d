import { type Medium, media } from '@/content/media';
import { type OrderType, orderTypes, sizes, subjects, variants } from '@/content/order';
import { locales } from '@/i18n/locales';
import {
  askable,
  askedTexts,
  choicesIn,
  classOf,
  clearHidden,
  type FieldState,
  isAsked,
  stateNamed,
  stateOf,
  subjectsOf,
  waitsFor,
} from './asked';
import { allReachableDrafts, itemFor, reachableDrafts } from './drafts.fixture';
import { isPriced, isRequired, missing, missingDelivery, type Need, needed, needNames } from './needs';
import { noticesOf } from './notices';
import { answersIn, deliveryFields, deliveryOf, draftOf, emptyDraft, fieldsOf, type OrderDraft, order } from './order';
import { parseShopOrder } from './request';
import { summaryOf } from './summary';
import { summaryLines } from './summary-lines';

describe('asked', () => {
  type Row = readonly [OrderType, Partial<OrderDraft>, Readonly<Record<string, FieldState>>];

  /** Written out from the specification, not derived from the code. */
  const rows: readonly Row[] = [
    [
      'picture',
      {},
      { photo: 'hidden', variant: 'hidden', size: 'hidden', medium: 'hidden', 'attribute.size': 'hidden' },
    ],
    ['picture', { medium: 'print' }, { medium: 'hidden', 'attribute.size': 'enabled', quantity: 'enabled' }],
    [
      'portraits',
      {},
      { photo: 'enabled', variant: 'enabled', subject: 'disabled', size: 'disabled', medium: 'hidden' },
    ],
    ['portraits', { variant: 'pencil' }, { subject: 'enabled', size: 'enabled', medium: 'hidden' }],
    ['portraits', { variant: 'digital' }, { subject: 'enabled', size: 'hidden', medium: 'enabled' }],
    ['portraits', { variant: 'digital', medium: 'mug' }, { 'attribute.handle': 'enabled', quantity: 'enabled' }],
    ['portraits', { variant: 'oil', medium: 'mug' }, { 'attribute.handle': 'hidden', quantity: 'hidden' }],
    ['custom-pictures', {}, { photo: 'enabled', subject: 'hidden', size: 'enabled', description: 'enabled' }],
    ['custom-pictures', { variant: 'digital' }, { size: 'enabled', medium: 'enabled' }],
    ['custom-pictures', { size: 'custom' }, { width: 'enabled', height: 'enabled' }],
    ['posters', {}, { photo: 'hidden', variant: 'hidden', size: 'enabled', medium: 'enabled', comment: 'enabled' }],
    ['posters', { medium: 'file' }, { 'attribute.size': 'hidden', quantity: 'hidden' }],
    ['posters', { size: 'a4' }, { width: 'hidden' }],
  ];

  test.each(rows)('ORDER-4, ORDER-8: %s %j shows %j', (type, chosen, expected) => {
    const draft = { ...emptyDraft(type, itemFor(type)), ...chosen };
    const states = Object.fromEntries(Object.keys(expected).map((id) => [id, stateNamed(id, draft)]));
    expect(states).toEqual(expected);
  });

  const drafts = allReachableDrafts();

  test('ORDER-8: no field shows twice', () => {
    const twice = drafts.filter((draft) => {
      const shown = fieldsOf(draft.type).filter((field) => stateOf(field, draft) !== 'hidden');
      return new Set(shown.map(({ id }) => id)).size !== shown.length;
    });
    expect(twice).toEqual([]);
  });

  describe('ORDER-11: changing an earlier choice clears what it hides', () => {
    const of = (type: OrderType, chosen: Partial<OrderDraft>) =>
      clearHidden({ ...emptyDraft(type, itemFor(type)), ...chosen });

    test.each<[string, OrderType, Partial<OrderDraft>, Partial<OrderDraft>]>([
      [
        'the size of a digital portrait',
        'portraits',
        { variant: 'digital', size: 'custom', width: '6' },
        { size: null, width: '' },
      ],
      ['a subject that the technique has not', 'portraits', { variant: 'digital', subject: 'two' }, { subject: null }],
      ['a subject without a technique', 'portraits', { subject: 'two' }, { subject: null }],
      [
        'the medium of a painting',
        'portraits',
        { variant: 'oil', medium: 'mug', attributes: { interior: 5 } },
        { medium: null, attributes: {} },
      ],
      ['the sides of a standard size', 'posters', { size: 'a3', width: '3', height: '4' }, { width: '', height: '' }],
      ['photos of a poster', 'posters', { photos: 2 }, { photos: 0 }],
      ['how many of a file', 'posters', { medium: 'file', quantity: 3 }, { quantity: 1 }],
      ['another medium’s attribute', 'posters', { medium: 'wood', attributes: { interior: 5 } }, { attributes: {} }],
      ['another medium’s size', 'posters', { medium: 't-shirt', attributes: { size: 2 } }, { attributes: {} }],
    ])('%s goes', (_, type, chosen, cleared) => {
      expect(of(type, chosen)).toMatchObject(cleared);
    });

    test('what is still asked stays', () => {
      expect(of('portraits', { variant: 'oil', subject: 'two', size: 'a3', photos: 2 })).toMatchObject({
        subject: 'two',
        size: 'a3',
        photos: 2,
      });
      expect(of('posters', { medium: 'mug', attributes: { interior: 5 }, comment: 'x' })).toMatchObject({
        attributes: { interior: 5 },
        comment: 'x',
      });
    });

    test('a picture keeps its preset medium', () => {
      expect(clearHidden(emptyDraft('picture', 1)).medium).toBe('file');
      expect(emptyDraft('picture', 999).medium).toBeNull();
      expect(emptyDraft('picture', null).medium).toBeNull();
    });

    test('clearing a cleared draft changes nothing', () => {
      const unstable = drafts.filter((draft) => JSON.stringify(clearHidden(draft)) !== JSON.stringify(draft));
      expect(unstable).toEqual([]);
    });

    test('a form’s texts lose the same', () => {
      const digital = {
        type: 'portraits',
        language: 'pl',
        variant: '4',
        subject: '2',
        size: '1',
        width: '',
        medium: '8',
      } as const;
      const texts = { ...digital, 'attribute.size': '14', 'attribute.interior': '5', quantity: '2', email: 'a' };
      expect(askedTexts(texts)).toEqual({
        type: 'portraits',
        language: 'pl',
        variant: '4',
        medium: '8',
        quantity: '2',
        email: 'a',
      });
      expect(askedTexts({ ...texts, medium: '7' })).toMatchObject({ 'attribute.size': '14' });
    });
  });

  test('ORDER-3: the subject list waits for the technique, and offers its own', () => {
    const [subject] = fieldsOf('portraits').filter(({ id }) => id === 'subject');
    if (!subject) throw new Error('no such field');
    expect(choicesIn(subject, emptyDraft('portraits', null))).toEqual([]);
    for (const variant of Object.keys(variants) as (keyof typeof variants)[])
      expect(
        choicesIn(subject, { ...emptyDraft('portraits', null), variant }).map(({ value }) => Number(value)),
      ).toEqual(subjectsOf(variant).map((key) => subjects[key].code));
    expect(subjectsOf(null)).toEqual([]);
  });

  const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => [
    null,
    ...(Object.keys(table) as Key[]),
  ];

  test('API-9: what the page’s rules hide is what the form’s rules hide, for every combination that decides', () => {
    const wrong = orderTypes
      .filter((type) => type !== 'picture')
      .flatMap((type) =>
        keysOf(variants).flatMap((variant) =>
          keysOf(sizes).flatMap((size) =>
            keysOf(media).flatMap((medium) => {
              const draft = { ...emptyDraft(type, null), variant, size, medium };
              const answers = {
                variant: variant ? String(variants[variant].code) : '',
                size: size ? String(sizes[size].id) : '',
                medium: medium ? String(media[medium].id) : '',
              };
              return askable(type, null).filter((field) => {
                const { shows, enabled } = waitsFor(field, type);
                const met = (conditions: typeof shows) =>
                  conditions.every(([question, values]) => values.includes(answers[question]));
                const state = met(shows) ? (met(enabled) ? 'enabled' : 'disabled') : 'hidden';
                return state !== stateOf(field, draft);
              });
            }),
          ),
        ),
      );
    expect(wrong).toEqual([]);
  });

  test.each<[OrderType, Medium | null, readonly string[]]>([
    ['picture', 'file', []],
    ['picture', null, []],
    ['picture', 'print', ['attribute.print.size', 'quantity']],
    ['portraits', null, ['photo', 'variant', 'subject', 'size', 'width', 'height', 'medium', 'attribute.print.size']],
    ['custom-pictures', null, ['photo', 'variant', 'size', 'width', 'height', 'description', 'medium']],
    ['posters', 'print', ['size', 'width', 'height', 'quantity', 'comment']],
    ['posters', null, ['medium', 'size', 'width', 'height', 'attribute.print.size', 'attribute.mug.interior']],
  ])('API-9: the form of %s may ask, with %s', (type, delivered, asked) => {
    const fields = askable(type, delivered).map(({ key }) => key);
    const parcel = type === 'picture' && delivered !== 'print' ? [] : ['destination'];
    const delivery = ['terms', 'first_name', 'last_name', 'address', 'phone', 'email', 'wish', ...parcel];
    expect(fields.slice(0, asked.length)).toEqual(asked);
    expect(fields.slice(-delivery.length)).toEqual(delivery);
    expect(new Set(fields).size).toBe(fields.length);
    if (type === 'picture') expect(fields).toEqual([...asked, ...delivery]);
  });

  test('ORDER-32: in the browser a size that is not ticked is no choice, and an answer from before is dropped', () => {
    const [size] = fieldsOf('posters').filter(({ id }) => id === 'size');
    if (!size) throw new Error('no size is asked');
    const draft = emptyDraft('posters', 1047);
    const keys = (sizes: Parameters<typeof choicesIn>[2]) => choicesIn(size, draft, sizes).map(({ key }) => key);
    expect([keys(['a4', 'a3']), keys(null).length]).toEqual([['a4', 'a3'], 6]);
    const texts = { type: 'posters', id: '1047', size: '3', quantity: '2' } as const;
    expect(askedTexts(texts, ['a4'])).not.toHaveProperty('size');
    expect(askedTexts(texts, ['a2'])).toHaveProperty('size', '3');
  });

  test('API-9: a rule of the page is named by its question and the answers to it', () => {
    expect(classOf('asked', ['variant', ['', '1', '2']])).toBe('asked-variant-none-1-2');
    expect(waitsFor({ asked: {} }, 'posters')).toEqual({ shows: [], enabled: [] });
  });

  test('a name that no field has is not asked', () => {
    expect(isAsked('colour', emptyDraft('posters', 1))).toBe(false);
    expect(stateNamed('medium', draftOf(answersIn({ type: 'posters', id: '1' }), 0))).toBe('enabled');
  });
});

describe('needs', () => {
  type Row = readonly [OrderType, Partial<OrderDraft>, readonly Need[]];

  /** Written out from ORDER-7, not derived from the code. */
  const rows: readonly Row[] = [
    ['picture', {}, []],
    ['picture', { medium: null }, ['medium']],
    ['portraits', {}, ['photo', 'variant', 'subject', 'size']],
    ['portraits', { variant: 'acrylic' }, ['photo', 'subject', 'size']],
    ['portraits', { variant: 'digital' }, ['photo', 'subject', 'medium']],
    ['portraits', { variant: 'oil', subject: 'two', size: 'a3', photos: 1 }, []],
    ['portraits', { variant: 'digital', subject: 'digital-one', medium: 'mug', photos: 2 }, []],
    ['portraits', { variant: 'digital', subject: 'digital-one', photos: 2 }, ['medium']],
    ['custom-pictures', {}, ['photo', 'variant', 'size', 'description']],
    ['custom-pictures', { variant: 'digital' }, ['photo', 'size', 'description', 'medium']],
    ['custom-pictures', { variant: 'pencil', size: 'custom', photos: 1, description: ' \n' }, ['description']],
    ['custom-pictures', { variant: 'acrylic', size: 'a4', photos: 1, description: 'A harbour' }, []],
    ['custom-pictures', { variant: 'digital', size: 'a4', photos: 1, description: 'A harbour' }, ['medium']],
    ['posters', {}, ['medium', 'size']],
    ['posters', { medium: 'mug' }, ['size']],
    ['posters', { size: 'custom' }, ['medium']],
    ['posters', { medium: 't-shirt', size: 'custom' }, []],
  ];

  describe('ORDER-7: order form completeness', () => {
    test.each(rows)('%s %j misses %j', (type, chosen, expected) => {
      expect(missing({ ...emptyDraft(type, itemFor(type)), ...chosen })).toEqual(expected);
    });

    /** The same rules written a second time, as one sentence per type, for every reachable draft. */
    const complete: Readonly<Record<OrderType, (draft: OrderDraft) => boolean>> = {
      picture: (draft) => draft.medium !== null,
      portraits: ({ photos, variant, subject, size, medium }) =>
        photos > 0 && variant !== null && subject !== null && (variant === 'digital' ? medium !== null : size !== null),
      'custom-pictures': ({ photos, variant, size, medium, description }) =>
        photos > 0 &&
        variant !== null &&
        size !== null &&
        description.trim() !== '' &&
        (variant !== 'digital' || medium !== null),
      posters: ({ medium, size }) => medium !== null && size !== null,
    };

    test.each(Object.keys(complete) as OrderType[])('%s over all combinations', (type) => {
      const drafts = reachableDrafts(type);
      const wrong = drafts.filter((draft) => (missing(draft).length === 0) !== complete[type](draft));
      expect(drafts.length).toBeGreaterThan(type === 'picture' ? 0 : 50);
      expect(wrong).toEqual([]);
    });
  });

  test.each<[OrderType, Partial<OrderDraft>, boolean]>([
    ['custom-pictures', { variant: 'oil', size: 'a2' }, true],
    ['custom-pictures', { variant: 'digital', size: 'a2' }, false],
    ['custom-pictures', { variant: 'oil', photos: 1, description: 'A harbour' }, false],
    ['portraits', { variant: 'acrylic', subject: 'one', size: 'a4' }, true],
    ['portraits', { variant: 'acrylic', size: 'a4', photos: 1 }, false],
    ['posters', { medium: 'mug' }, false],
  ])('STAGE-8: a price depends on no photo and no description: %s %j', (type, chosen, isKnown) =>
    expect(isPriced({ ...emptyDraft(type, itemFor(type)), ...chosen })).toBe(isKnown),
  );

  describe('ORDER-24: what is needed is shown', () => {
    test('FORMS-16: a field that shows is marked as required where the order needs it, and nowhere else', () => {
      const wrong = allReachableDrafts().filter((draft) =>
        needNames.some(
          (need) => stateNamed(need, draft) !== 'hidden' && isRequired(need) !== needed(draft).includes(need),
        ),
      );
      expect(wrong).toEqual([]);
      expect(['width', 'comment', 'attribute.size', 'phone', 'terms'].map(isRequired)).toEqual([
        false,
        false,
        false,
        true,
        true,
      ]);
    });

    test('a disabled field waits for the technique, which is enabled', () => {
      const stuck = allReachableDrafts().filter((draft) => {
        const states = fieldsOf(draft.type).map((field) => stateOf(field, draft));
        return states.includes('disabled') && (draft.variant !== null || !isAsked('variant', draft));
      });
      expect(stuck).toEqual([]);
    });
  });
});

describe('order', () => {
  /** What the form holds for these choices. */
  function textsOf(draft: OrderDraft) {
    const choices = fieldsOf(draft.type).flatMap(({ id, choices }) => {
      const attribute = /^attribute\.(.+)/.exec(id)?.[1];
      const answer = attribute
        ? draft.attributes[attribute as keyof OrderDraft['attributes']]
        : draft[id as keyof OrderDraft];
      const choice = choices.find(({ key }) => key === String(answer));
      return choice ? [[id, choice.value] as const] : [];
    });
    const { type, item, width, height, description, comment, wish } = draft;
    const texts = { width, height, description, comment, wish, ...Object.fromEntries(choices) };
    return { ...texts, type, id: item === null ? '' : String(item), language: 'pl' };
  }

  const drafts = allReachableDrafts();

  describe('over every draft that a buyer can reach', () => {
    test('ORDER-7: what is needed is a field that shows, a preset medium aside', () => {
      const wrong = drafts.filter((draft) =>
        needed(draft).some((need) => draft.type !== 'picture' && stateNamed(need, draft) === 'hidden'),
      );
      expect(wrong).toEqual([]);
    });

    test('the form’s texts are read as what was chosen', () => {
      const wrong = drafts.filter((draft) => {
        const read = draftOf(answersIn(textsOf(draft)), draft.photos);
        return JSON.stringify(read) !== JSON.stringify({ ...draft, description: draft.description.trim() });
      });
      expect(wrong).toEqual([]);
    });

    test('ORDER-24: the server misses what the form misses, and takes what the form finds complete', () => {
      const delivery = Object.fromEntries(deliveryFields.map((field) => [field, 'x']));
      const wrong = drafts.filter((draft) => {
        // the medium of a picture is preset
        if (draft.type === 'picture' && draft.medium === null) return false;
        const sent = askedTexts({ ...textsOf(draft), ...delivery, terms: 'true' });
        const parsed = parseShopOrder(sent, draft.photos);
        return (parsed.ok ? undefined : parsed.problem.field) !== missing(draft)[0];
      });
      expect(wrong).toEqual([]);
    });
  });

  test.each(orderTypes)('API-4: the fields of %s are those of the request, and the photos', (type) => {
    const settled = ['type', 'id', 'language', 'work'];
    expect(new Set([...fieldsOf(type).map(({ id }) => id), ...settled])).toEqual(
      new Set([...Object.keys(order.shape), 'photo']),
    );
  });

  test.each(orderTypes)('every choice of %s has words in both languages and a value of its own', (type) => {
    const lists = fieldsOf(type).filter(({ control }) => control === 'select' || control === 'radios');
    for (const { choices } of lists) {
      expect(choices.length).toBeGreaterThan(1);
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
      expect(choices.flatMap(({ label }) => locales.filter((locale) => label[locale] === ''))).toEqual([]);
    }
  });

  const poster = { type: 'posters', id: '3', size: '6', medium: '2', terms: 'true' };
  const recipient = Object.fromEntries(deliveryFields.map((field) => [field, 'x']));
  const texts = fieldsOf('custom-pictures').filter(({ most }) => most !== null);

  test.each(texts.map(({ id, most }) => [id, most ?? 0] as const))(
    'TRUST-5: %s holds %i code points',
    (field, most) => {
      const filled = (length: number) => parseShopOrder({ ...poster, ...recipient, [field]: '🎨'.repeat(length) }, 0);
      expect(filled(most)).toMatchObject({ ok: true });
      expect(filled(most + 1)).toEqual({ ok: false, problem: { code: 'text.tooLong', field } });
    },
  );

  test('ORDER-20: what a stored draft holds and the form no longer offers falls back by itself', () => {
    const stored = {
      type: 'posters',
      medium: '99',
      size: '2',
      quantity: 'x',
      comment: 'a',
      wish: 'b\0',
      colour: '3',
    } as const;
    expect(answersIn(stored)).toMatchObject({ medium: null, size: 'a3', quantity: 1, comment: 'a', wish: '' });
    expect(draftOf(answersIn({ type: 'posters', id: '0x', 'attribute.size': 'A4' }), 0)).toEqual(
      emptyDraft('posters', null),
    );
  });
});

describe('summary', () => {
  const poster: OrderDraft = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a3', attributes: { interior: 5 } };
  const namesOf = (draft: OrderDraft) =>
    summaryOf(draft).map((line) => (line.name === 'attribute' ? line.attribute : line.name));
  const answerOf = (draft: OrderDraft, name: string) =>
    summaryOf(draft).find((line) => (line.name === 'attribute' ? line.attribute : line.name) === name)?.value;

  describe('ORDER-10: the summary says every choice, open ones plainly', () => {
    test('an attribute without a choice is open', () => {
      expect(namesOf(poster)).toEqual(['item', 'size', 'medium', 'interior', 'handle']);
      expect(answerOf(poster, 'size')).toEqual({
        pl: 'A3 · 29,7 × 42 cm',
        en: 'A3 · 29.7 × 42 cm',
      });
      expect(answerOf(poster, 'interior')).toEqual({ pl: 'czerwony', en: 'red' });
      expect(answerOf(poster, 'handle')).toBeNull();
    });
    test('an empty custom size is open, a comment stands when there is one', () => {
      const custom: OrderDraft = { ...poster, size: 'custom', width: ' 30 ', comment: 'na prezent' };
      expect(answerOf(custom, 'width')).toBe('30');
      expect(answerOf(custom, 'height')).toBeNull();
      expect(answerOf(custom, 'comment')).toBe('na prezent');
    });
    test('a size of the buyer’s own that is understood is one line in centimetres', () => {
      const custom: OrderDraft = { ...poster, size: 'custom', width: '1,6 m', height: '90 cm' };
      expect(answerOf(custom, 'size')).toEqual({ pl: '160 × 90 cm', en: '160 × 90 cm' });
      expect(namesOf(custom)).not.toEqual(expect.arrayContaining(['width']));
    });
    test('a portrait names its sample, photos, technique and subject', () => {
      const portrait: OrderDraft = {
        ...emptyDraft('portraits', 2),
        photos: 3,
        variant: 'oil',
        subject: 'more',
        size: 'a2',
      };
      expect(namesOf(portrait)).toEqual(['style', 'photos', 'variant', 'subject', 'size']);
      expect(answerOf(portrait, 'variant')).toEqual({ pl: 'Olej na płótnie', en: 'Oil paints on canvas' });
    });
    test('a custom painting words its technique as a painting', () => {
      const painting: OrderDraft = {
        ...emptyDraft('custom-pictures', null),
        variant: 'oil',
        description: 'Port o zmierzchu',
      };
      expect(namesOf(painting)).toEqual(['variant', 'description']);
      expect(answerOf(painting, 'variant')).toEqual({
        pl: 'Obraz olejny na płótnie',
        en: 'Painting, oil paints on canvas',
      });
    });
    test('an original is called so, in the place of a medium', () => {
      const words = { pl: 'Oryginał', en: 'Original' };
      expect(answerOf({ ...emptyDraft('picture', 1), medium: 'custom' }, 'medium')).toEqual(words);
      expect(answerOf({ ...poster, medium: 'custom' }, 'medium')).not.toEqual(words);
    });
    test('what is not there is not said', () => {
      expect(namesOf(emptyDraft('posters', 999))).toEqual([]);
    });
  });

  describe('ORDER-21: notices', () => {
    test('a thing with its own size is asked for the size of the artwork', () => {
      expect(noticesOf(poster)).toEqual(['artworkSize']);
      expect(noticesOf({ ...poster, size: null })).toEqual(['artworkSize']);
      expect(noticesOf({ ...poster, medium: null })).toEqual([]);
      expect(noticesOf({ ...poster, medium: 'wood' })).toEqual([]);
    });
    test('a difference of art size and print size is said', () => {
      const print: OrderDraft = { ...poster, medium: 'print', attributes: { size: 2 } };
      expect(noticesOf(print)).toEqual(['sizesDiffer']);
      for (const same of [{ size: 'a4' }, { attributes: {} }, { size: null }] as const)
        expect(noticesOf({ ...print, ...same })).toEqual([]);
      expect(noticesOf({ ...print, medium: 'wood', attributes: {} })).toEqual([]);
    });
  });

  test('ORDER-16: delivery is complete when all five are non-empty after trimming', () => {
    expect(missingDelivery(deliveryOf(order.parse({ type: 'picture' })))).toEqual(deliveryFields);
    const given = { first_name: 'A', last_name: 'B', address: 'C', phone: 'x', email: 'not an address' };
    expect(missingDelivery(given)).toEqual([]);
    expect(missingDelivery({ ...given, phone: ' \t' })).toEqual(['phone']);
  });

  test('ORDER-29: several pieces and a wish have a line each, one piece and no wish none', () => {
    const mug = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a4' } as const;
    const names = (draft: Parameters<typeof summaryLines>[0]) => summaryLines(draft, null).map(({ name }) => name);
    expect(names({ ...mug, quantity: 2, wish: ' na święta ' })).toEqual(expect.arrayContaining(['quantity', 'wish']));
    expect(names({ ...mug, wish: ' ' })).not.toEqual(expect.arrayContaining(['wish']));
  });
});
