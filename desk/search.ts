import { deliveryCost } from '@/domain/order/delivery-cost';
import { formatPrice } from '@/domain/shop/price-format';
import { messages } from '@/messages';
import type { Listed } from '@/server/storage/queries/listed';
import { bare, mayHold, mayHoldNumber } from '@/server/storage/queries/listed';
import type { Submission } from '@/server/storage/queries/read';
import type { Storage } from '@/server/storage/tables';
import { storedIn } from '@/server/submissions/kinds';
import { dateText } from '@/server/submissions/views/dates';

/** Everything that the artist reads of it, and its number. */
function textOf(submission: Submission): string {
  const { reference, email, fields } = submission;
  const description = storedIn(submission)?.describe('pl');
  if (!description) return [reference, email, fields].join('\n');
  const { heading, row, sections } = description;
  const answers = sections.flatMap(([, entries]) => entries.map(([, text]) => text));
  return [reference, email, heading, ...Object.values(row), ...answers].join('\n');
}

const { studio, notice, order, before } = messages.pl;
const { forms, number, replies } = studio;
const months = Array.from({ length: 12 }, (_, month) => dateText(Date.UTC(2026, month, 1), 'pl'));
const said = [
  forms,
  studio.order,
  number,
  replies,
  notice.subjects,
  order.agree,
  order.from,
  months,
  formatPrice(0, 'pl'),
];
/** Words that the artist reads and that are stored nowhere. Digits are, but for what delivery costs at least. */
const ours = bare(
  JSON.stringify(said).replace(/\d/g, '') + deliveryCost(null, before, 'pl') + deliveryCost('file', before, 'pl'),
);

/** A telephone number as one types it, with at least so many digits. */
const digitsInNumber = 7;
const telephone = /^[+\d\s()/.-]+$/;

/** The digits of a telephone number without those of Poland; null where it is none. */
export function numberIn(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^(?:00)?48(?=\d{9}$)/, '');
  return telephone.test(typed) && digits.length >= digitsInNumber ? digits : null;
}

/** Whether one of its answers holds these digits, however they are written there. */
const holdsNumber = (submission: Submission, digits: string): boolean =>
  textOf(submission)
    .split('\n')
    .some((line) => line.replace(/\D/g, '').includes(digits));

/** @returns what holds all of what was typed, in any of its answers, in the order of every list */
export async function search(storage: Storage, typed: string): Promise<readonly Listed[]> {
  const parts = bare(typed).split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const stored = parts.filter((part) => !ours.includes(part));
  const digits = numberIn(typed);
  if (digits !== null) return (await mayHoldNumber(storage, digits)).filter((one) => holdsNumber(one, digits));
  return (await mayHold(storage, stored)).filter((submission) => {
    const text = bare(textOf(submission));
    return parts.every((part) => text.includes(part));
  });
}
