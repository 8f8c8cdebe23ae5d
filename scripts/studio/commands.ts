import type { Commands } from './command';
import { inboxCommands } from './inbox';
import { lettersCommands } from './letters';
import { personCommands } from './person';
import { retentionCommands } from './retention';

/** The artist's commands, as they are typed. */
export const commands: Commands = { ...inboxCommands, ...lettersCommands, ...personCommands, ...retentionCommands };
