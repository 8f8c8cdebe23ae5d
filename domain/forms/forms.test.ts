import { type FormKind, formKinds } from '../api';
import type { ProblemCode } from '../problems';
import { afterSending } from './after-sending';
import { checks, draftIn, formFields, letterFields } from './forms';
import { type WallSum, wallSum } from './wall-sum';

describe('forms', () => {
  const complete: Record<FormKind, Record<string, string>> = {
    contact: { email: 'ala@example.com', text: 'Dzień dobry', phone: '600 000 000' },
    'registration-lessons': {
      email: 'ala@example.com',
      name: 'Ala',
      phone: '600 000 000',
      lessons_type: 'Kursy online',
    },
    orders: { email: 'ala@example.com', name: 'Ala', phone: '600 000 000', width: '60', height: 'ze 40 cm' },
  };

  type Row = readonly [field: string, value: string, code: ProblemCode];
  const email = [
    ['email', '', 'email.required'],
    ['email', 'a@b', 'email.invalid'],
  ] as const;
  const name = ['name', '', 'name.required'] as const;
  const phone = ['phone', '', 'phone.required'] as const;

  /** The checks of FORMS-2, in their order; the last field of a custom painting is its photo. */
  const order: Record<FormKind, readonly Row[]> = {
    contact: [...email, ['text', '', 'text.required'], phone],
    'registration-lessons': [...email, name, phone],
    orders: [
      ...email,
      name,
      phone,
      ['width', '', 'width.required'],
      ['height', '', 'height.required'],
      ['foto', '', 'photo.required'],
    ],
  };
  const rows = Object.entries(order).flatMap(([kind, list]) =>
    list.map((row, index) => [kind as FormKind, index, ...row] as const),
  );

  /** A form in which this row's field is wrong and, unless `alone`, every field after it too. */
  function faulty(kind: FormKind, index: number, { alone }: { alone: boolean }) {
    const faults = order[kind].slice(index, alone ? index + 1 : undefined).toReversed();
    const fields = { ...complete[kind], ...Object.fromEntries(faults.map(([field, value]) => [field, value])) };
    return { fields, photos: faults.some(([field]) => field === 'foto') ? 0 : 1 };
  }

  describe.each(rows)('FORMS-2: %s, check %i: %s %j', (kind, index, field, _, code) => {
    test.each([true, false])('is the first to fail (alone: %s)', (alone) => {
      const { fields, photos } = faulty(kind, index, { alone });
      expect(checks[kind](fields, photos)).toEqual({ ok: false, problem: { code, field } });
    });
    test('spaces alone are nothing', () => {
      const { fields, photos } = faulty(kind, index, { alone: true });
      const spaced = { ...fields, [field]: fields[field] || ' \u00a0\n' };
      expect(checks[kind](spaced, photos)).toMatchObject({ problem: { code } });
    });
    test('a field that is not there is empty', () => {
      const { fields, photos } = faulty(kind, index, { alone: true });
      if (fields[field] === '') delete fields[field];
      expect(checks[kind](fields, photos)).toMatchObject({ problem: { code } });
    });
  });

  test.each(['60', 'ze 40 cm', '1½ łokcia', '-1', '∞'])('FORMS-5: %j is a width and a height', (side) => {
    expect(checks.orders({ ...complete.orders, width: side, height: side }, 1)).toMatchObject({
      ok: true,
      value: { width: side, height: side },
    });
  });

  test('FORMS-1: values are trimmed; what the form does not know is dropped', () => {
    const fields = { email: ' ala@example.com', text: 'Raz\r\ndwa\n', phone: '\t600 ', extra: 'x' };
    expect(checks.contact(fields, 0)).toEqual({
      ok: true,
      value: { email: 'ala@example.com', text: 'Raz\ndwa', phone: '600' },
    });
  });

  test.each<[FormKind, Record<string, string>, Record<string, string>]>([
    [
      'contact',
      { email: '\u202amailto:ala@ex\u2011ample.com\u202c', phone: '\u2066+48\u00a0600\u2013000\u2013000\u2069' },
      { email: 'ala@ex-ample.com', phone: '+48 600-000-000' },
    ],
    [
      'registration-lessons',
      { email: 'Ala Kot <ala@example.com>.', name: '\ufeffAla\u200b Ko\u00adt\ufe0f', phone: '600\u2009000\u202f000' },
      { email: 'ala@example.com', name: 'Ala Kot', phone: '600 000 000' },
    ],
    ['orders', { width: '60\u200b\u00a0cm', height: '\u2060\u221240' }, { width: '60 cm', height: '-40' }],
  ])('FORMS-1: what nobody sees is not kept in a line of %s', (kind, pasted, kept) => {
    const answer = checks[kind]({ ...complete[kind], ...pasted }, 1);
    expect(answer).toMatchObject({ ok: true, value: kept });
  });

  test('FORMS-1: a message keeps its emoji and its line breaks', () => {
    const text = 'Dwie 👩‍🎨\nod Łucji ❤️';
    expect(checks.contact({ ...complete.contact, text }, 0)).toMatchObject({ ok: true, value: { text } });
  });

  test.each([
    ['name', '\u200b\u2060'],
    ['phone', '\u202a\u202c'],
  ])('FORMS-2: a %s of which nothing is seen is none', (field, value) => {
    const answer = checks['registration-lessons']({ ...complete['registration-lessons'], [field]: value }, 0);
    expect(answer).toMatchObject({ ok: false, problem: { code: `${field}.required`, field } });
  });

  test.each(['', 'Rzeźba', ' Kursy online '])('FORMS-2: the lesson type %j is kept as it was sent', (type) => {
    const answer = checks['registration-lessons']({ ...complete['registration-lessons'], lessons_type: type }, 0);
    expect(answer).toMatchObject({ ok: true, value: { lessons_type: type } });
  });

  test('FORMS-2: the age of a pupil may be left out, and is kept as typed', () => {
    const lesson = complete['registration-lessons'];
    expect(checks['registration-lessons'](lesson, 0)).toMatchObject({ ok: true, value: { age: '' } });
    expect(checks['registration-lessons']({ ...lesson, age: ' 9 lat ' }, 0)).toMatchObject({ value: { age: '9 lat' } });
  });

  test('TRUST-5: an e-mail of more than 254 is refused after the specification’s own checks', () => {
    const long = { ...complete.contact, email: `${'a'.repeat(250)}@x.pl` };
    expect(checks.contact(long, 0)).toMatchObject({ problem: { code: 'text.tooLong', field: 'email' } });
    expect(checks.contact({ ...long, phone: '' }, 0)).toMatchObject({ problem: { code: 'phone.required' } });
  });

  test.each<[FormKind, string]>([
    ['contact', 'text'],
    ['registration-lessons', 'lessons_type'],
  ])('FORMS-2: NUL is refused in %s, %s', (kind, field) => {
    const sent = { ...complete[kind], [field]: 'a\0' };
    expect(checks[kind](sent, 0)).toEqual({ ok: false, problem: { code: 'text.invalid', field } });
  });

  describe('lengths first: a text that no cleaning makes short enough', () => {
    test('is refused before anything else is checked', () => {
      const fields = { ...complete.contact, email: '', text: 'x'.repeat(20_001) };
      expect(checks.contact(fields, 0)).toMatchObject({ problem: { code: 'text.tooLong', field: 'text' } });
    });
    test('a text that is only somewhat too long keeps its place among the checks', () => {
      const fields = { ...complete.contact, email: '', text: 'x'.repeat(20_000) };
      expect(checks.contact(fields, 0)).toMatchObject({ problem: { code: 'email.required' } });
    });
    test.each([
      ['taken apart as far as Unicode can', '\u1f82'.repeat(5000).normalize('NFD')],
      ['with two bytes for each line break and spaces around', ` ${'a\r\n'.repeat(2500)}`.padEnd(20_000)],
      ['of signs beyond the first 65,536', '🎨'.repeat(5000)],
    ])('a message of as many signs as it may have passes, %s', (_, text) => {
      expect(checks.contact({ ...complete.contact, text }, 0)).toMatchObject({ ok: true });
    });
  });

  const sound: Readonly<Record<string, string>> = { email: 'ala@example.com' };
  const filled = (kind: FormKind): Readonly<Record<string, string>> =>
    Object.fromEntries(formFields(kind).map(({ id }) => [id, sound[id] ?? 'x']));

  test.each(formKinds)('API-3: the fields of %s are all that it asks and keeps', (kind) => {
    const answer = checks[kind](filled(kind), 1);
    expect(answer.ok && Object.keys(answer.value).toSorted()).toEqual(
      formFields(kind)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  const asked = formKinds.flatMap((kind) => formFields(kind).map((field) => [kind, field] as const));

  const texts = asked.flatMap(([kind, { id, most }]) =>
    most === null || id === 'email' ? [] : [[kind, id, most] as const],
  );

  test.each(texts)('TRUST-5: %s, %s holds %i code points', (kind, field, most) => {
    const of = (length: number) => checks[kind]({ ...filled(kind), [field]: '🎨'.repeat(length) }, 1);
    expect(of(most)).toMatchObject({ ok: true });
    expect(of(most + 1)).toEqual({ ok: false, problem: { code: 'text.tooLong', field } });
  });

  test.each(formKinds)('the artist reads every text of %s, each once', (kind) => {
    const texts = formFields(kind).filter(({ id }) => id !== 'foto');
    expect(
      letterFields(kind)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(texts.map(({ id }) => id).toSorted());
  });

  test('FORMS-12: of a stored draft each field that cannot be read is empty, and the others stay', () => {
    expect(draftIn('contact', { email: 'a', text: 7, phone: null, other: 'x' })).toEqual({ email: 'a' });
    for (const wrong of [null, 'x', 7, ['a']]) expect(draftIn('contact', wrong)).toEqual({});
  });
});

describe('wall sum', () => {
  test.each<[width: string, height: string, sum: WallSum]>([
    ['3,5 m', '2,4 m', { squareMetres: 8.4, grosze: 294_000 }],
    ['3.5', '2.4 m', { squareMetres: 8.4, grosze: 294_000 }],
    ['350 cm', '240', { squareMetres: 8.4, grosze: 294_000 }],
    ['3.5', '2.4', 'unit'],
    ['350', '240', 'unit'],
    ['3,5 m', '', null],
    ['szeroka', 'do sufitu', null],
  ])('HOME-18: a wall of %j by %j at 350 zł per square metre', (width, height, sum) => {
    expect(wallSum({ width, height }, 35_000)).toEqual(sum);
  });
});

describe('after sending', () => {
  const words = {
    reply: 'odpiszę na {email}',
    noLetter: 'nie dojdzie: {email}',
    noLetterPage: 'zachowaj link: {email}',
    mistyped: 'literówka? {email}',
  };

  test.each([
    ['ala@poczta.example', true, 'odpiszę na ala@poczta.example'],
    ['ala@poczta.example', false, 'odpiszę na ala@poczta.example'],
    ['kasia.nowak@gmail', true, 'zachowaj link: kasia.nowak@gmail'],
    ['a,b@x.pl', false, 'nie dojdzie: a,b@x.pl'],
  ])('FORMS-14: of %s, with a page of its own: %s', (email, hasPage, said) => {
    expect(afterSending(words, email, hasPage)).toEqual([said]);
  });

  test('FORMS-15: a likely slip is named after sending, too', () => {
    const said = ['odpiszę na ala@gmail.con', 'literówka? ala@gmail.con'];
    expect(afterSending(words, 'ala@gmail.con', false)).toEqual(said);
  });
});
