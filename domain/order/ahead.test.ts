import type { OrderState } from './events';
import { type AheadPart, isAhead } from './status';

const parts: readonly AheadPart[] = ['deposit', 'account', 'payLater', 'ready', 'arrives', 'differs'];

test.each<[OrderState, readonly AheadPart[]]>([
  ['offer', parts],
  ['accepted', ['deposit', 'payLater', 'ready', 'arrives', 'differs']],
  ['in-work', ['deposit', 'ready', 'arrives', 'differs']],
  ['sent', ['arrives']],
  ['done', []],
])('STATUS-4: of an order that is %s an offer says no more than what is to come', (state, said) => {
  expect(parts.filter((part) => isAhead(part, state))).toEqual(said);
});
