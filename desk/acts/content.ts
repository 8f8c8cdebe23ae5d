import { randomUUID } from 'node:crypto';
import type { Fault } from '@/build/check/fault';
import { ContentBusy } from '@/build/check/source/content-changes';
import { undoMs } from '@/domain/order/undo';
import { type Changes, changeContent, type How, undoContent } from '../works/checkout';
import { faultSentence } from '../works/fault-sentence';
import {
  type Act,
  type Context,
  type Done,
  done,
  type Label,
  type Outcome,
  type Problems,
  refused,
  textIn,
} from './act';

type Refusal = Exclude<Outcome, Done>;

/**
 * `fieldOf`: at which what the check found is shown; undefined: it is in none of this form. `undoAt`: the address of the form that takes it
 * back, for five minutes.
 */
type Saving = Omit<How, 'undo'> &
  Readonly<{
    to: string;
    happened: Label;
    fieldOf?: (fault: Fault) => string | undefined;
    undoAt?: string;
  }>;

function problemsOf(faults: readonly Fault[], fieldOf: Saving['fieldOf']): Problems {
  const own = faults.flatMap((fault) => {
    const field = fieldOf?.(fault);
    return field === undefined ? [] : [[field, faultSentence(fault)] as const];
  });
  const [first] = faults;
  if (own.length > 0 || !first) return Object.fromEntries(own.toReversed());
  return { '': (words) => words('desk.faults.elsewhere', { file: first.file }) };
}

/** @param make reads the tables as they are when it is its turn; a refusal: nothing is written */
export async function changeTables(
  context: Context,
  make: () => Changes | Refusal,
  { to, happened, fieldOf, undoAt, ...how }: Saving,
): Promise<Outcome> {
  const refusals: Refusal[] = [];
  const id = `${context.now}-${randomUUID()}`;
  try {
    const faults = await changeContent(
      context,
      () => {
        const made = make();
        if (!('ok' in made)) return made;
        refusals.push(made);
        return null;
      },
      { ...how, ...(undoAt && { undo: id }) },
    );
    const [refusal] = refusals;
    if (refusal) return refusal;
    if (faults.length > 0) return refused(problemsOf(faults, fieldOf));
  } catch (error) {
    if (!(error instanceof ContentBusy)) throw error;
    return refused('desk.faults.busy');
  }
  return done(to, happened, undoAt ? { undo: { action: undoAt, id, until: context.now + undoMs } } : {});
}

/** @param note notes with the orders what the tables have; where it cannot, they stay as they are */
export const undoTables =
  (to: string, note?: (context: Context) => Promise<void>): Act =>
  async (context, form) => {
    const id = textIn(form, 'undo');
    const isInTime = Number.parseInt(id, 10) + undoMs > context.now;
    await note?.(context);
    if (!isInTime || !(await undoContent(context, id))) return refused('desk.undo.contentLate');
    await note?.(context);
    return done(to, 'desk.undo.content');
  };
