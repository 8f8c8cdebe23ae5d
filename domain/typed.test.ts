import fc from 'fast-check';
import { grouped, ibanOf, polishDigits } from './account';
import { cleanEmail, cleanPhone, doubtfulEmail, doubtfulPhone, isEmail, isMailbox } from './contact-hints';
import { meantEmail } from './mistyped-email';
import { cleanLine, cleanText, lengthOf } from './text';
import { typedDay } from './typed-day';
import { groszeOf, isLeap } from './typed-sums';

describe('typed day', () => {
  test.each([
    ['2026-12-16', '2026-12-16'],
    ['16.12.2026', '2026-12-16'],
    ['6.1.2027', '2027-01-06'],
    ['16.12.2026 r.', '2026-12-16'],
    ['\u200b2026\u201112\u201116 ', '2026-12-16'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['31.11.2026', null],
    ['16.12', null],
    ['12.12.26', null],
    ['16 grudnia', null],
    ['', null],
  ])('DESK-8: the day %s is %s', (typed, day) => {
    expect(typedDay(typed)).toBe(day);
  });
});

describe('typed sums', () => {
  test.each([
    ['1.950', 195_000],
    ['1.950,00', 195_000],
    ['1 950 zł', 195_000],
    ['1950.50', 195_050],
    ['12.345.678', null],
    ['1.95', 195],
    ['1.9500', null],
    ['1200,-', 120_000],
    ['1 200,–', 120_000],
    ['1\u202f200,50\u200b', 120_050],
    ['-5', null],
    ['61 zl', 6100],
    ['PLN 61', 6100],
    ['zł 61,50', 6150],
    ['61 złotych', 6100],
    ['1 200,- zł', 120_000],
    ['3 zlote', 300],
    ['61 zł zł', null],
    ['pln', null],
    ['61 eur', null],
  ])('DESK-8: the amount %s is %s grosze', (typed, grosze) => {
    expect(groszeOf(typed)).toBe(grosze);
  });

  test.each([
    [39000, 3900, true],
    [39000, 3901, false],
    [39000, 389_999, false],
    [39000, 390_000, true],
    [39000, 39000, false],
  ])('CONTENT-8: from %i to %i grosze is a leap: %s', (before, after, leap) => {
    expect(isLeap(before, after)).toBe(leap);
  });
});

describe('text', () => {
  test.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a\u2028b\u2029c', 'a\nb\nc'],
    ['a\u0085b\vc\fd', 'a\nb\nc\nd'],
    ['a\u0000b\u001bc\ufffed\uffffe\ud800f\t🎨', 'abcdef\t🎨'],
    [' \u00a0a\ufeff', 'a'],
    ['o\u0301', 'ó'],
    ['o\u001b\u0301', 'ó'],
    ['\u0344'.repeat(30), '\u0308\u0301'.repeat(15)],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });

  test('thirty marks on one letter stay, more do not; what other letters carry is not touched', () => {
    const marks = (count: number): string => `x${'\u0323'.repeat(count)}`;
    expect(cleanText(marks(30))).toBe(marks(30));
    expect(cleanText(marks(31) + marks(2))).toBe(marks(30) + marks(2));
  });

  test('what was cleaned once stays as it is', () => {
    const sign = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(...'\u0301\u0323\u0344\u034f\u001b\r\n\u2028 ao'),
    );
    const text = fc.array(sign, { maxLength: 120 }).map((signs) => signs.join(''));
    fc.assert(fc.property(text, (typed) => cleanText(cleanText(typed)) === cleanText(typed)));
  });

  test.each([
    ['\u200bala@example.com\u200b', 'ala@example.com'],
    ['\u202aala@example.com\u202c', 'ala@example.com'],
    ['600\u00a0700\u2009800', '600 700 800'],
    ['600\u2011700\u2010800', '600-700-800'],
    ['+48\u2060600', '+48600'],
    ['An\u00adna\ufe0f Ko\u034fs', 'Anna Kos'],
    ['ul. Długa 3\n00-001 Łódź', 'ul. Długa 3 00-001 Łódź'],
    ['ul. Długa 3\v00-001 Łódź', 'ul. Długa 3 00-001 Łódź'],
    ['\u3164\ufeff', ''],
    ['Łucja Źdźbło-Nowak', 'Łucja Źdźbło-Nowak'],
    ['李 Zoë', '李 Zoë'],
  ])('a line %j is kept as %j', (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
  });

  test('a line that was cleaned once stays as it is', () => {
    const sign = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(...'\u0301\u200d\ufe0f\u2011\u00a0 ao'),
    );
    const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
    fc.assert(fc.property(text, (typed) => cleanLine(cleanLine(typed)) === cleanLine(typed)));
  });

  test('length counts code points, half ones too', () => {
    expect(['', 'ż', '🎨', '\ud800x', '👩‍👧'].map(lengthOf)).toEqual([0, 1, 1, 2, 3]);
  });
});

describe('account', () => {
  const digits = '61109010140000071219812874';

  test.each([
    [digits, `PL${digits}`],
    ['61 1090 1014 0000 0712 1981 2874', `PL${digits}`],
    ['pl61-1090-1014-0000-0712-1981-2874', `PL${digits}`],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB82WEST12345698765432', 'GB82WEST12345698765432'],
    ['61 1090', null],
    ['DE88 3704 0044 0532 0130 00', null],
    [`PL${digits}0`, null],
    ['', null],
  ])('STATUS-14: the account %s is read as %s', (text, iban) => {
    expect(ibanOf(text)).toBe(iban);
  });

  test('STATUS-14: an account with one digit mistyped, or two neighbours swapped, is none', () => {
    const place = fc.integer({ min: 0, max: digits.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, more) => {
        const signs = [...digits];
        signs[at] = String((Number(signs[at]) + more) % 10);
        expect(ibanOf(signs.join(''))).toBeNull();
        const swapped = digits.replace(new RegExp(`^(.{${at}})(.)(.)`), '$1$3$2');
        expect(ibanOf(swapped)).toBe(swapped === digits ? `PL${digits}` : null);
      }),
    );
  });

  test('STATUS-14: it is shown in groups of four', () => {
    expect(grouped(digits)).toBe('61 1090 1014 0000 0712 1981 2874');
    expect(grouped(`PL${digits}`)).toBe('PL61 1090 1014 0000 0712 1981 2874');
    expect(grouped('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(polishDigits(`PL${digits}`)).toBe(digits);
    expect(polishDigits('DE89370400440532013000')).toBeNull();
  });
});

describe('mistyped email', () => {
  describe('FORMS-15: a mistyped domain is questioned', () => {
    test.each([
      ['ala@gmail.con', 'ala@gmail.com'],
      ['ala@gmial.com', 'ala@gmail.com'],
      ['ala@gamil.com', 'ala@gmail.com'],
      ['ala@gmai.com', 'ala@gmail.com'],
      ['ala@gmaill.com', 'ala@gmail.com'],
      ['ala@gnail.com', 'ala@gmail.com'],
      ['ala@gmail.co', 'ala@gmail.com'],
      ['ala@gmailcom', 'ala@gmail.com'],
      ['ala@gmial.con', 'ala@gmail.com'],
      ['ala@gmail', 'ala@gmail.com'],
      ['Ala.Kot@GMAIL,com ', 'Ala.Kot@gmail.com'],
      ['ala@hotmial.com', 'ala@hotmail.com'],
      ['ala@wp.lp', 'ala@wp.pl'],
      ['mailto:ala@gmial.com.', 'ala@gmail.com'],
      ['ala@wp', 'ala@wp.pl'],
      ['ala@intera.pl', 'ala@interia.pl'],
      ['ala@studio.ppl', 'ala@studio.pl'],
      ['ala@studio.comm', 'ala@studio.com'],
      ['żaneta.Łoś@wp.pl', 'zaneta.Los@wp.pl'],
      ['józef@gmial.com', 'jozef@gmail.com'],
      ['jo\u0301zef@sklep.łódź.pl', 'jozef@sklep.łódź.pl'],
    ])('%s: %s', (typed, meant) => {
      expect(meantEmail(typed)).toBe(meant);
    });

    test.each([
      'ala@gmail.com',
      '\u200bala@gmail.com.',
      'Ala <ala@gmail.com>',
      'ala@Gmail.com',
      'ala@wp.pl',
      'ala@op.pl',
      'ala@o2.pl',
      'ala@vp.pl',
      'ala@mail.com',
      'ala@ymail.com',
      'ala@gmx.com',
      'ala@poczta.onet.pl',
      'ala@yahoo.co.uk',
      'ala@company.co',
      'ala@sklep.łódź.pl',
      '李@example.com',
      'ala@example.com',
      'ala@',
      'ala',
      '@gmail.con',
      'a b@gmail.con',
      'a@b@gmail.con',
      '',
    ])('%s is left alone', (typed) => {
      expect(meantEmail(typed)).toBeNull();
    });
  });
});

describe('contact hints', () => {
  describe('FORMS-4: text, @, text, dot, text, with no spaces', () => {
    test.each([
      ['ala@example.com', true],
      ['żaneta@sklep.łódź.pl', true],
      ['a,b@x.pl', true],
      ['<b@x.pl>', true],
      ['a b@c.d', false],
      ['a@b', false],
      ['@b.pl', false],
      ['', false],
    ])('%s: %s', (text, valid) => {
      expect(isEmail(text)).toBe(valid);
    });

    test('looking through once says the same as the pattern, whatever is written', () => {
      // this pattern takes quadratic time, so it is given short texts only
      const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
      const sign = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...'aż..  \n\u00a0\ud800🎨') }, fc.string());
      const text = fc.array(sign, { maxLength: 9 }).map((signs) => signs.join(''));
      fc.assert(
        fc.property(text, (typed) => isEmail(typed) === pattern.test(typed)),
        { numRuns: 20_000 },
      );
    });
  });

  test.each([
    ['ala@example.com', true],
    ['zaneta@sklep.łódź.pl', true],
    ['żaneta@sklep.pl', false],
    ['李@example.com', false],
    ['\u212aasia@example.com', false],
    ['a,b@x.pl', false],
    ['<b@x.pl>', false],
    ['a..b@x.pl', false],
    ['.a@x.pl', false],
    ['a@x.pl\r\nBcc: b@x.pl', false],
    [`${'a'.repeat(250)}@x.pl`, false],
    ['=?utf-8?q?all=40y.pl?=@x.pl', false],
    ['=?x@x.pl', false],
    ['x?=@x.pl', false],
    ['a=b?c@x.pl', true],
  ])('a letter can be sent to %j: %s', (text, can) => {
    expect(isMailbox(text)).toBe(can);
  });

  test.each([
    ['mailto:ala@example.com', 'ala@example.com'],
    ['<ala@example.com>', 'ala@example.com'],
    ['Ala Kot <ala@example.com>', 'ala@example.com'],
    [' <mailto:ala@example.com> ', 'ala@example.com'],
    ['ala@example.com.', 'ala@example.com'],
    ['ala@example.com;', 'ala@example.com'],
    ['Ala Kot <ala@example.com>, ', 'ala@example.com'],
    ['ala@\u200bexample.com', 'ala@example.com'],
    ['ala@ex\u2011ample.com', 'ala@ex-ample.com'],
    ['o’brien@example.com', "o'brien@example.com"],
    ['„ala@example.com”', 'ala@example.com'],
    ['"ala@example.com",', 'ala@example.com'],
    ["Ala <'ala@example.com'>", 'ala@example.com'],
    ['ｓｔｕｄｉｏ＠example．com', 'studio@example.com'],
    ['o\ufb03ce@example.com', 'office@example.com'],
    ['żaneta@sklep.łódź.pl', 'żaneta@sklep.łódź.pl'],
    ['ala', 'ala'],
    ['', ''],
  ])('an address pasted as %j is stored as %j', (typed, kept) => {
    expect(cleanEmail(typed)).toBe(kept);
    expect(cleanEmail(cleanEmail(typed))).toBe(kept);
  });

  test('a phone keeps its digits and ordinary hyphens', () => {
    expect(cleanPhone('＋４８ ６００ ０００ ０００')).toBe('+48 600 000 000');
    expect(cleanPhone('\u202a+48\u00a0600\u2013700\u2011800\u202c')).toBe('+48 600-700-800');
  });

  describe('ORDER-16: a doubtful answer gets a hint, an empty one none', () => {
    test.each([
      ['', false],
      [' ala@example.com ', false],
      ['ala@', true],
      ['\u202aala@exam\u200bple.com.', false],
      ['mailto:ala@', true],
    ])('e-mail %j', (text, doubtful) => {
      expect(doubtfulEmail(text)).toBe(doubtful);
    });
    test.each([
      ['', false],
      ['600 000 000', false],
      ['+48 (56) 000-00-00', false],
      ['\u202a+48 600\u2013000\u2011000\u202c', false],
      ['600', true],
      ['600 000 00', true],
      ['600000000 po 16', true],
    ])('phone %j', (text, doubtful) => {
      expect(doubtfulPhone(text)).toBe(doubtful);
    });
  });
});
