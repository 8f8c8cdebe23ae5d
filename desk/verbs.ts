import type { Verb } from './verb';
import { artAdd } from './verbs/art-add';
import { artRemove } from './verbs/art-remove';
import { artFree, artReserve, artSell } from './verbs/art-state';
import { backup } from './verbs/backup';
import { doctor } from './verbs/doctor';
import { inboxExport } from './verbs/inbox-export';
import { inboxList } from './verbs/inbox-list';
import { inboxMark } from './verbs/inbox-mark';
import { inboxMessage } from './verbs/inbox-message';
import { inboxNote } from './verbs/inbox-note';
import { inboxOpen } from './verbs/inbox-open';
import { inboxPhotos } from './verbs/inbox-photos';
import { inboxQuarantine } from './verbs/inbox-quarantine';
import { inboxQuote } from './verbs/inbox-quote';
import { inboxRelease } from './verbs/inbox-release';
import { inboxReply } from './verbs/inbox-reply';
import { inboxSearch } from './verbs/inbox-search';
import { inboxShow } from './verbs/inbox-show';
import { outboxList } from './verbs/outbox-list';
import { outboxRetry } from './verbs/outbox-retry';
import { outboxShow } from './verbs/outbox-show';
import { personErase } from './verbs/person-erase';
import { personExport } from './verbs/person-export';
import { restore } from './verbs/restore';
import { retentionRun } from './verbs/retention-run';
import { shopAdd } from './verbs/shop-add';
import { shopPrice } from './verbs/shop-price';

/** The artist's commands, in the order of the help. One more is a file in `verbs` and a line here. */
export const verbs: readonly Verb[] = [
  inboxList,
  inboxShow,
  inboxOpen,
  inboxPhotos,
  inboxSearch,
  inboxQuote,
  inboxMark,
  inboxMessage,
  inboxNote,
  inboxReply,
  inboxQuarantine,
  inboxRelease,
  inboxExport,
  outboxList,
  outboxRetry,
  outboxShow,
  personExport,
  personErase,
  retentionRun,
  doctor,
  backup,
  restore,
  artAdd,
  artSell,
  artReserve,
  artFree,
  artRemove,
  shopAdd,
  shopPrice,
];
