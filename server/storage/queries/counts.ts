import type { LetterState, Storage } from '../tables';

export type Counts = Readonly<{ outbox: Readonly<Record<Exclude<LetterState, 'sent'>, number>>; quarantined: number }>;

async function lettersIn(storage: Storage, state: LetterState): Promise<number> {
  const { count } = await storage
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function quarantined(storage: Storage): Promise<number> {
  const { count } = await storage
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('quarantine', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of letters not sent yet, and of submissions held back. */
export const countsOf = async (storage: Storage): Promise<Counts> => ({
  outbox: {
    waiting: await lettersIn(storage, 'waiting'),
    leased: await lettersIn(storage, 'leased'),
    parked: await lettersIn(storage, 'parked'),
  },
  quarantined: await quarantined(storage),
});
