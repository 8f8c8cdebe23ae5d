import { afterSending } from './after-sending';

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
