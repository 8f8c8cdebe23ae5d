import { deliveryCost } from '@/domain/order/delivery-cost';
import { formatPrice } from '@/domain/shop/price-format';
import { messages } from '@/messages';
import { everything } from '@/server/storage/queries/listed';
import type { Submission } from '@/server/storage/queries/read';
import type { Storage } from '@/server/storage/tables';
import { storedIn } from '@/server/submissions/kinds';
import { dateText } from '@/server/submissions/views/dates';

/** Letters without their marks: `Żółw` and `zolw` are the same. `ł` is a letter of its own, which no form takes apart. */
export const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replace(/\s+/g, ' ');

const common = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));
/** Each Latin letter and digit with all that are the same to a search: `z` with `zZźŹżŻžŽ`. */
const spellings = Map.groupBy(
  common.filter((character) => /[\p{L}\p{N}]/u.test(character)),
  bare,
);
/** Marks that stand by themselves, and rarer letters, as of Vietnamese: what has one is read in any case. */
const rare = /[\u0180-\u1eff]/;

/** Patterns of the letters and digits that stand together in a part. Other characters may be stored escaped: they are left out. */
const patternsOf = (part: string): readonly RegExp[] =>
  [...part]
    .map((character) => spellings.get(character))
    .map((all) => (all ? `[${all.join('')}]` : ' '))
    .join('')
    .split(' ')
    .filter(Boolean)
    .map((pattern) => new RegExp(pattern));

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
  JSON.stringify(said).replace(/\d/g, '') +
    (['file', null] as const).map((medium) => deliveryCost({ medium, destination: null }, before, 'pl')),
);

/** A telephone number as one types it, with at least so many digits. */
const digitsInNumber = 7;
const telephone = /^[+\d\s()/.-]+$/;

/** The digits of a telephone number without those of Poland; null where it is none. */
export function numberIn(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^(?:00)?48(?=\d{9}$)/, '');
  return telephone.test(typed) && digits.length >= digitsInNumber ? digits : null;
}

/** What stands between the digits of a telephone number. */
const separators = '[ \u00a0–./()+-]*';

/** What may hold this telephone number, however it is written there, and some that do not: to be looked at again. */
export async function mayHoldNumber(storage: Storage, digits: string): Promise<readonly Submission[]> {
  const number = new RegExp([...digits].join(separators));
  return (await everything(storage)).filter(({ reference, fields }) => number.test(`${reference} ${fields}`));
}

/** Whether one of its answers holds these digits, however they are written there. */
const holdsNumber = (submission: Submission, digits: string): boolean =>
  textOf(submission)
    .split('\n')
    .some((line) => line.replace(/\D/g, '').includes(digits));

/** @returns what holds all of what was typed, in any of its answers, in the order of every list */
export async function search(storage: Storage, typed: string): Promise<readonly Submission[]> {
  const parts = bare(typed).split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const digits = numberIn(typed);
  if (digits !== null) return (await mayHoldNumber(storage, digits)).filter((one) => holdsNumber(one, digits));
  const patterns = parts.filter((part) => !ours.includes(part)).flatMap(patternsOf);
  return (await everything(storage)).filter((submission) => {
    const { reference, email, fields } = submission;
    const stored = `${reference} ${email} ${fields}`;
    // it takes far longer to make the text that is read than to look at what is stored
    if (!patterns.every((pattern) => pattern.test(stored)) && !rare.test(fields)) return false;
    const text = bare(textOf(submission));
    return parts.every((part) => text.includes(part));
  });
}
