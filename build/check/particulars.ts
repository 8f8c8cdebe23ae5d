import { doubtfulPhone, isMailbox } from '@/domain/contact-hints';
import type { Check } from './fault';
import { brokenRule } from './issue-words';
import { tableLocation } from './table-locations';

/** Letters and calls reach the artist. */
export const reachable: Check = ({ artist: { email, phone } }) =>
  [
    { key: 'email', value: email, isRight: isMailbox(email) },
    { key: 'phone', value: phone, isRight: phone.trim() !== '' && !doubtfulPhone(phone) },
  ]
    .filter(({ isRight }) => !isRight)
    .map(({ key, value }) => ({
      item: 'artist',
      fault: brokenRule(key, value, key),
      at: tableLocation('artist', key),
    }));
