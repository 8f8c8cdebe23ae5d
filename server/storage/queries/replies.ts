import type { SavingEffects } from '../effects';
import type { Storage } from '../tables';
import type { Submission } from './read';

/** A letter as the artist wrote it. `to`: one mailbox. */
export type Reply = Readonly<{ to: string; subject: string; text: string }>;

/**
 * Puts the artist's answer to a submission into the outbox. It may have several: `part` counts them.
 * @returns the letter's id
 */
export function writeReply(
  storage: Storage,
  { id: submission_id }: Pick<Submission, 'id'>,
  { to, ...content }: Reply,
  { now, uuid, mailHost }: Pick<SavingEffects, 'now' | 'uuid' | 'mailHost'>,
): Promise<string> {
  const [id, at] = [uuid(), now()];
  return storage.transaction().execute(async (transaction) => {
    const { last } = await transaction
      .selectFrom('letters')
      .select(({ fn }) => fn.max('part').as('last'))
      .where('submission_id', '=', submission_id)
      .where('kind', '=', 'reply')
      .executeTakeFirstOrThrow();
    const part = (last ?? 0) + 1;
    const message_id = `<${submission_id}.reply.${part}@${mailHost()}>`;
    await transaction
      .insertInto('letters')
      .values({
        ...{ id, submission_id, kind: 'reply', part, parts: 1, photos: '[]', to_address: to, message_id },
        ...{ content: JSON.stringify(content), state: 'waiting', attempts: 0, next_at: at, created_at: at },
      })
      .execute();
    return id;
  });
}
