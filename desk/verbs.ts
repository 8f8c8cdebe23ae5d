import type { Verb } from './verb';
import { artFree, artRemove, artReserve, artSell } from './verbs/art';
import { artAdd } from './verbs/art-add';
import { backup, restore } from './verbs/backup';
import { contentFind, contentList, contentSet } from './verbs/content-values';
import { desk } from './verbs/desk';
import { doctor } from './verbs/doctor';
import { exportAll } from './verbs/export';
import { personErase, personExport } from './verbs/person';
import { publish } from './verbs/publish';
import { serviceClose, serviceList, serviceOpen, serviceTell, serviceWait } from './verbs/service';
import { shopAdd, shopPrice } from './verbs/shop';

/** The commands, in the order of the help. One more is a file in `verbs` and a line here. */
export const verbs: readonly Verb[] = [
  desk,
  exportAll,
  personExport,
  personErase,
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
