import type { Verb } from './verb';
import { artFree, artRemove, artReserve, artSell } from './verbs/art';
import { artAdd } from './verbs/art-add';
import { backup, restore } from './verbs/backup';
import { contentFind, contentList, contentSet } from './verbs/content-values';
import { desk } from './verbs/desk';
import { doctor } from './verbs/doctor';
import { exportAll } from './verbs/export';
import { inboxList, inboxQuarantine, inboxRelease, inboxSearch } from './verbs/inbox-list';
import { inboxMark, inboxUndo, inboxWithdraw } from './verbs/inbox-mark';
import { inboxOpen } from './verbs/inbox-open';
import { inboxPhotos } from './verbs/inbox-photos';
import { inboxQuote } from './verbs/inbox-quote';
import { inboxShow } from './verbs/inbox-show';
import { inboxMessage, inboxNote, inboxReply } from './verbs/inbox-write';
import { personErase, personExport, retentionRun } from './verbs/person';
import { publish } from './verbs/publish';
import { serviceClose, serviceList, serviceOpen, serviceTell, serviceWait } from './verbs/service';
import { shopAdd, shopPrice } from './verbs/shop';

/** The artist's commands, in the order of the help. One more is a file in `verbs` and a line here. */
export const verbs: readonly Verb[] = [
  desk,
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
  exportAll,
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
  publish,
];
