import { withdrawalStatements } from '@/domain/api';
import { type NoRight, noRightAt } from '@/domain/order/delivery';
import { stateOf } from '@/domain/order/status';
import { returnOf } from '@/domain/order/thing';
import { historyWithNext } from '../storage/queries/order-events';
import { type Submission, submissionBy } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { jsonIn, storedIn } from './kinds';
import { isFromPage, isLinked, orderNamedIn, referenceIn } from './withdrawal-statement';

const namedBy = ({ fields }: Submission): string | undefined => referenceIn(orderNamedIn(jsonIn(fields)) ?? '');

/** By number and e-mail, now or when it came; from its private page by the number alone, wherever the receipt goes (WITHDRAWAL-2). */
const isAbout = (statement: Submission, order: Submission): boolean =>
  namedBy(statement) === order.reference &&
  (order.email === statement.email || isLinked(jsonIn(statement.fields))) &&
  storedIn(order)?.order != null;

/** The oldest first. */
const statementsIn = (storage: Storage): Promise<Submission[]> =>
  storage
    .selectFrom('submissions')
    .selectAll()
    .where('kind', '=', withdrawalStatements)
    .orderBy('created_at')
    .execute();

/** Null where it is about no order. */
export async function withdrawnOrder(storage: Storage, statement: Submission): Promise<Submission | null> {
  const named = statement.kind === withdrawalStatements ? namedBy(statement) : undefined;
  const order = named === undefined ? undefined : await submissionBy(storage, named);
  return order && isAbout(statement, order) ? order : null;
}

/** Made on the private page, or settled by the artist: a stranger who knows number and e-mail can make a statement, too. */
export const isProven = async (storage: Storage, statement: Submission): Promise<boolean> =>
  isFromPage(jsonIn(statement.fields)) || stateOf((await historyWithNext(storage, statement)).history) === 'done';

/** The first that is proven, whatever came after it; else the newest. */
export async function withdrawalOf(storage: Storage, order: Submission): Promise<Submission | null> {
  const statements = (await statementsIn(storage)).filter((statement) => isAbout(statement, order));
  for (const statement of statements) if (await isProven(storage, statement)) return statement;
  return statements.at(-1) ?? null;
}

/** Whether the buyer has withdrawn from the order's contract, and nobody else can have. */
export async function isWithdrawn(storage: Storage, order: Submission): Promise<boolean> {
  const statement = await withdrawalOf(storage, order);
  return statement !== null && (await isProven(storage, statement)) && !(await noRightTo(storage, order, statement));
}

/** Null where the statement withdraws from the order's contract. */
export async function noRightTo(storage: Storage, order: Submission, statement: Submission): Promise<NoRight | null> {
  const read = storedIn(order)?.order;
  if (!read) return null;
  const { history } = await historyWithNext(storage, order);
  return noRightAt(history, returnOf(read(order.language).choice), statement.created_at);
}

/** @returns the ids of the orders from whose contract the buyer withdrew */
export async function withdrawnAmong(storage: Storage, orders: readonly Submission[]): Promise<ReadonlySet<string>> {
  const known = new Map(orders.map((order) => [order.reference, order]));
  const withdrawn = new Set<string>();
  for (const statement of await statementsIn(storage)) {
    const order = known.get(namedBy(statement) ?? '');
    if (order && isAbout(statement, order) && !(await noRightTo(storage, order, statement))) withdrawn.add(order.id);
  }
  return withdrawn;
}
