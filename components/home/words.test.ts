import { formRows } from '@/components/forms/page/form-rows';
import { lessons } from '@/content/lessons';
import type { Locale } from '@/i18n/locales';
import { homeWords } from './words';

describe('FORMS-3: the literal words, byte for byte', () => {
  test.each([
    ['email.required', 'Podaj adres e-mail', 'Please enter your email address'],
    ['email.invalid', 'Wpisz poprawnie adres e-mail', 'Please enter valid email address'],
    ['text.required', 'Wpisz treść wiadomości', 'Please enter your message'],
    ['phone.required', 'Wpisz numer telefonu', 'Please enter your phone number'],
    ['name.required', 'Wpisz imię', 'Please enter your name'],
    ['width.required', 'Wpisz szerokosc', 'Please enter width'],
    ['height.required', 'Wpisz wysokość', 'Please enter height'],
    ['photo.required', 'Załącz plik', 'Please attach the image'],
  ] as const)('%s', (code, pl, en) => {
    expect([homeWords('pl').problems[code], homeWords('en').problems[code]]).toEqual([pl, en]);
  });

  test('FORMS-7: success and the word of a failure', () => {
    expect(homeWords('pl').toast).toMatchObject({ ok: 'Pomyślnie wysłano wiadomość', err: 'Error' });
    expect(homeWords('en').toast).toMatchObject({ ok: 'Your message was successfully sent.', err: 'Error' });
  });

  test('HOME-12: the heading of the modals', () => {
    expect([homeWords('pl').labels.heading, homeWords('en').labels.heading]).toEqual([
      'Podaj swoje dane',
      'Enter your details',
    ]);
  });
});

const lessonNames = (locale: Locale) =>
  formRows('registration-lessons', locale)
    .find(({ id }) => id === 'lessons_type')
    ?.choices?.map(({ value }) => value);

test('HOME-15, FORMS-11: the kinds of lessons by code, in the language of the route', () => {
  expect(lessons.map(({ code }) => code)).toEqual([1, 2, 3]);
  expect(lessonNames('pl')).toEqual(['Zajęcia stacjonarne w Toruniu', 'Kursy online', 'Malarstwo cyfrowe']);
  expect(lessonNames('en')).toEqual(['Stationary classes in Toruń', 'Online courses', 'Digital painting']);
});
