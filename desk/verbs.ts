import type { Verb } from './verb';
import { artAdd } from './verbs/art-add';
import { artRemove } from './verbs/art-remove';
import { artFree, artReserve, artSell } from './verbs/art-state';
import { backup, restore } from './verbs/backup';
import { contentAdopt } from './verbs/content-adopt';
import { contentFind, contentKeep, contentList, contentSet } from './verbs/content-values';
import { doctor } from './verbs/doctor';
import { inboxExport, inboxPhotos } from './verbs/inbox-export';
import { inboxList, inboxQuarantine, inboxSearch } from './verbs/inbox-list';
import { inboxMark } from './verbs/inbox-mark';
import { inboxMessage, inboxNote } from './verbs/inbox-note';
import { inboxOpen } from './verbs/inbox-open';
import { inboxQuote } from './verbs/inbox-quote';
import { inboxRelease } from './verbs/inbox-release';
import { inboxReply } from './verbs/inbox-reply';
import { inboxShow } from './verbs/inbox-show';
import { inboxUndo, inboxWithdraw } from './verbs/inbox-undo';
import { outboxList, outboxRetry, outboxShow } from './verbs/outbox';
import { personErase, personExport } from './verbs/person';
import { publish } from './verbs/publish';
import { retentionRun } from './verbs/retention-run';
import { serviceClose, serviceList, serviceOpen, serviceTell, serviceWait } from './verbs/service';
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
  inboxWithdraw,
  inboxMark,
  inboxUndo,
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
  serviceList,
  serviceClose,
  serviceWait,
  serviceOpen,
  serviceTell,
  contentList,
  contentFind,
  contentSet,
  contentKeep,
  contentAdopt,
  publish,
];
