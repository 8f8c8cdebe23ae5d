import { scrub } from '@/server/storage/sqlite/scrub';
import type { Storage } from '@/server/storage/tables';
import { words } from '@/server/submissions/views/say';
import { type Reply, refusal } from './command';

/** What an erasure says, once its traces are gone too; also where there was nothing: one before may have left some. */
export async function scrubbed(storage: Storage, said: Reply): Promise<Reply> {
  return (await scrub(storage)) ? said : refusal(`${said.text}\n${words('studio.logInUse')}`);
}
