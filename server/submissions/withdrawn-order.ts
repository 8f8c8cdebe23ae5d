import { withdrawalStatements } from '@/domain/api';
import { type NoRight, noRightAt } from '@/domain/order/delivery';
import { stateOf } from '@/domain/order/status';
import { returnOf } from '@/domain/order/thing';
import { historyWithNext } from '../storage/queries/order-events';
import { submissionsBy } from '../storage/queries/person';
import { type Submission, submissionBy } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { jsonIn, storedIn } from './kinds';
import { isFromPage, orderNamedIn, referenceIn } from './withdrawal-statement';

const namedBy = ({ fields }: Submission): string | undefined => referenceIn(orderNamedIn(jsonIn(fields)) ?? '');

/** Null where number and e-mail are not those of one order. */
export async function withdrawnOrder(storage: Storage, statement: Submission): Promise<Submission | null> {
  const named = statement.kind === withdrawalStatements ? namedBy(statement) : undefined;
  const order = named === undefined ? undefined : await submissionBy(storage, named);
  return order && order.email === statement.email && storedIn(order)?.order ? order : null;
}

export async function withdrawalOf(storage: Storage, order: Submission): Promise<Submission | null> {
  const sent = order.email === null ? [] : await submissionsBy(storage, [order.email]);
  return sent.find((one) => one.kind === withdrawalStatements && namedBy(one) === order.reference) ?? null;
}

/** Made on the private page, or settled by the artist: a stranger who knows number and e-mail can make a statement, too. */
export const isProven = async (storage: Storage, statement: Submission): Promise<boolean> =>
  isFromPage(jsonIn(statement.fields)) || stateOf((await historyWithNext(storage, statement)).history) === 'done';

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
  const statements = await storage
    .selectFrom('submissions')
    .selectAll()
    .where('kind', '=', withdrawalStatements)
    .execute();
  const withdrawn = new Set<string>();
  for (const statement of statements) {
    const order = known.get(namedBy(statement) ?? '');
    if (order && order.email === statement.email && !(await noRightTo(storage, order, statement)))
      withdrawn.add(order.id);
  }
  return withdrawn;
}
