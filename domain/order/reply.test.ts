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
  ['a file at once without the tick', { answer: 'early' }, 'file.unticked'],
  ['a reason that is too long', { answer: 'withdrawn', reason: 'x'.repeat(5001) }, 'text.tooLong'],
])('%s is refused', (_, fields, code) => {
  expect(parseReply(fields)).toMatchObject({ ok: false, problem: { code } });
});

test('without a token it belongs to no order', () => {
  const reply = parseReply({ answer: 'message', text: 'By Friday?' });
  expect(reply).toMatchObject({ ok: true, reply: { token: '' } });
});

test('STATUS-10: how a buyer is reached is read with an address or without', () => {
  const reach = { token: 'secret', answer: 'contact', email: 'ala@poczta.example', phone: ' 600 ' };
  expect(parseReply(reach)).toEqual({
    ok: true,
    reply: { token: 'secret', answer: 'contact', email: 'ala@poczta.example', phone: '600', address: null },
  });
  expect(parseReply({ ...reach, address: 'ul. Nowa 2' })).toMatchObject({ reply: { address: 'ul. Nowa 2' } });
  expect(parseReply({ ...reach, address: ' ' })).toEqual({
    ok: false,
    problem: { code: 'order.delivery', field: 'address' },
  });
  expect(parseReply({ ...reach, phone: '' })).toMatchObject({ problem: { code: 'phone.required', field: 'phone' } });
});
