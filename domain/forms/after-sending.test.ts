import { afterSending } from './after-sending';

const words = { reply: 'odpiszę na {email}', noLetter: 'nie dojdzie: {email}', noLetterPage: 'zachowaj link: {email}' };

test.each([
  ['ala@poczta.example', true, 'odpiszę na ala@poczta.example'],
  ['ala@poczta.example', false, 'odpiszę na ala@poczta.example'],
  ['kasia.nowak@gmail', true, 'zachowaj link: kasia.nowak@gmail'],
  ['a,b@x.pl', false, 'nie dojdzie: a,b@x.pl'],
])('FORMS-14: of %s, with a page of its own: %s', (email, hasPage, said) => {
  expect(afterSending(words, email, hasPage)).toEqual([said]);
});
