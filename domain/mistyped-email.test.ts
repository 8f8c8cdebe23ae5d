import { meantEmail } from './mistyped-email';

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
