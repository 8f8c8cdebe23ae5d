import { withdrawalStatements } from '@/domain/api';
import { type NoRight, noRightAt } from '@/domain/order/delivery';
import { returnOf } from '@/domain/order/thing';
import { historyWithNext } from '../storage/queries/order-events';
import { submissionsBy } from '../storage/queries/person';
import { type Submission, submissionBy } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { jsonIn, storedIn } from './kinds';
import { orderNamedIn } from './withdrawal-statement';

/** A reference, wherever it stands in what was typed. */
const reference = /\d{4}-\d{4,}-[a-z]\d/i;

const namedBy = ({ fields }: Submission): string | undefined =>
  reference.exec(orderNamedIn(jsonIn(fields)) ?? '')?.[0].toUpperCase();

/** The order that a statement of withdrawal is about; null where number and e-mail are not those of one, or it is none. */
export async function withdrawnOrder(storage: Storage, statement: Submission): Promise<Submission | null> {
  const named = statement.kind === withdrawalStatements ? namedBy(statement) : undefined;
  const order = named === undefined ? undefined : await submissionBy(storage, named);
  return order && order.email === statement.email && storedIn(order)?.order ? order : null;
}

/** The newest statement that withdraws from the contract of an order; null where there is none. */
export async function withdrawalOf(storage: Storage, order: Submission): Promise<Submission | null> {
  const sent = order.email === null ? [] : await submissionsBy(storage, order.email);
  return sent.find((one) => one.kind === withdrawalStatements && namedBy(one) === order.reference) ?? null;
}

/** Why a statement does not withdraw from the contract of its order; null where it does. */
export async function noRightTo(storage: Storage, order: Submission, statement: Submission): Promise<NoRight | null> {
  const read = storedIn(order)?.order;
  if (!read) return null;
  const { history } = await historyWithNext(storage, order);
  return noRightAt(history, returnOf(read(order.language).choice), statement.created_at);
}

/** Of these orders the ids of those from whose contract the buyer withdrew. */
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
