import type { Verb } from './verb';
import { backup, restore } from './verbs/backup';
import { desk } from './verbs/desk';
import { doctor } from './verbs/doctor';
import { exportAll } from './verbs/export';
import { personErase, personExport } from './verbs/person';
import { publish } from './verbs/publish';

/** The commands, in the order of the help. One more is a file in `verbs` and a line here. */
export const verbs: readonly Verb[] = [desk, exportAll, personExport, personErase, doctor, backup, restore, publish];
