import { retain } from '@/server/retention/retain';
import { words } from '@/server/views/say';
import { type Commands, reply } from './command';

export const retentionCommands: Commands = {
  'retention run': async ({ storage, now }) => reply(words('studio.retention', await retain(storage, now))),
};
