import { retain } from '@/server/submissions/retention/retain';
import { words } from '@/server/submissions/views/say';
import { type Commands, reply } from './command';
import { scrubbed } from './scrubbed';

export const retentionCommands: Commands = {
  'retention run': async ({ storage, now }) =>
    scrubbed(storage, reply(words('studio.retention', await retain(storage, now)))),
};
