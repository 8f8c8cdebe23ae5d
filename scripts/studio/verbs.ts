import type { Verb } from './verb';
import { inboxExport } from './verbs/inbox-export';
import { inboxList } from './verbs/inbox-list';
import { inboxPhotos } from './verbs/inbox-photos';
import { inboxRelease } from './verbs/inbox-release';
import { inboxShow } from './verbs/inbox-show';
import { lettersList } from './verbs/letters-list';
import { lettersRetry } from './verbs/letters-retry';
import { personErase } from './verbs/person-erase';
import { personExport } from './verbs/person-export';
import { retentionRun } from './verbs/retention-run';

/** The artist's commands, in the order of the help. One more is a file in `verbs` and a line here. */
export const verbs: readonly Verb[] = [
  inboxList,
  inboxShow,
  inboxPhotos,
  inboxRelease,
  inboxExport,
  lettersList,
  lettersRetry,
  personExport,
  personErase,
  retentionRun,
];
