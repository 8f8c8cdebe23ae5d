import { doubtfulPhone, isMailbox } from '@/domain/contact-hints';
import type { Check } from './fault';
import { brokenRule } from './issues';
import { tableLocation } from './table-locations';
import { keyNames } from './values';

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Whether a Polish tax number has ten digits, and its last is the one that the others ask for. Spaces and hyphens may stand in it. */
function isTaxId(text: string): boolean {
  const digits = text.replace(/^PL|[\s-]/gi, '');
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return /^\d{10}$/.test(digits) && sum % 11 === Number(digits[9]);
}

/** Letters and calls reach the artist, and buyers read who sells. */
export const reachable: Check = ({ artist: { email, phone, seller } }) =>
  [
    { path: ['email'], value: email, isRight: isMailbox(email) },
    { path: ['phone'], value: phone, isRight: phone.trim() !== '' && !doubtfulPhone(phone) },
    // a blank one is asked for by the warnings
    { path: ['seller', 'taxId'], value: seller.taxId, isRight: !seller.taxId?.trim() || isTaxId(seller.taxId) },
  ]
    .filter(({ isRight }) => !isRight)
    .map(({ path, value }) => {
      const key = path.at(-1) ?? '';
      const { pl } = brokenRule(keyNames[key]?.pl ?? key, value, key);
      return { item: 'artist', fault: { ...brokenRule(key, value, key), pl }, at: tableLocation('artist', ...path) };
    });
