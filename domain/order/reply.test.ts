import { parseReply } from './reply';

const regulations = 'a'.repeat(64);

test.each([
  ['an answer', { token: ' secret ', answer: 'accepted', offer: '2', regulations }, { answer: 'accepted', offer: 2 }],
  [
    'a message',
    { token: ' secret ', answer: 'message', text: 'By Friday?' },
    { answer: 'message', text: 'By Friday?' },
  ],
])('%s is read with its token', (_, fields, reply) => {
  expect(parseReply(fields)).toMatchObject({ ok: true, reply: { token: 'secret', ...reply } });
});

test.each([
  ['an empty message', { answer: 'message', text: ' ' }, 'text.required'],
  ['an unknown answer', { answer: 'perhaps', offer: '2', regulations }, 'request.malformed'],
  ['an offer that cannot be', { answer: 'accepted', offer: '0', regulations }, 'request.malformed'],
  ['nothing', {}, 'request.malformed'],
])('%s is refused', (_, fields, code) => {
  expect(parseReply(fields)).toMatchObject({ ok: false, problem: { code } });
});

test('without a token it belongs to no order', () => {
  const reply = parseReply({ answer: 'message', text: 'By Friday?' });
  expect(reply).toMatchObject({ ok: true, reply: { token: '' } });
});
