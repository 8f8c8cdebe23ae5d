import { scrub } from '@/server/storage/sqlite/scrub';
import { type Desk, type Reply, refusal } from './verb';

/** What an erasure says, once its traces are gone too; also where there was nothing: one before may have left some. */
export async function scrubbed({ storage, words }: Pick<Desk, 'storage' | 'words'>, said: Reply): Promise<Reply> {
  return (await scrub(storage)) ? said : refusal(`${said.text}\n${words('studio.logInUse')}`);
}
