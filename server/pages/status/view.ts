import { type Download, downloadOf, type NoRight, noRightAt } from '@/domain/order/delivery';
import { type Money, moneyOf } from '@/domain/order/money';
import type { ReplyStep } from '@/domain/order/reply';
import { agreedSince, type Change, type OrderHistory, openChange } from '@/domain/order/status';
import { returnOf } from '@/domain/order/thing';
import { seenByBuyer } from '@/domain/order/undo';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { dayMs, endOfDayInWarsaw, lastOfDays } from '../../platform/warsaw';
import { deliveredOf } from '../../storage/delivered';
import { lettersOf } from '../../storage/queries/letters';
import { historyWithNext } from '../../storage/queries/order-events';
import { orderByToken } from '../../storage/queries/order-link';
import { damagedIn, photoFactsOf } from '../../storage/queries/read';
import type { Storage } from '../../storage/tables';
import { contractOf } from '../../submissions/contract';
import { storedIn } from '../../submissions/kinds';
import { isJoinable, matesOf } from '../../submissions/parcel';
import { dateText, daysAt, dayText, noonOf } from '../../submissions/views/dates';
import { isProven, withdrawalOf } from '../../submissions/withdrawn-order';

export type Thing = Readonly<{ type: string; id: string }>;

export type View = Readonly<{
  status: OrderStatus;
  locale: Locale;
  now: number;
  mails: boolean;
  step: ReplyStep | null;
  thing?: Thing | undefined;
  refused: Readonly<{ problem: Problem; fields: Readonly<Record<string, string>> }> | null;
}>;

/** @param now in ms. @returns null where no order has this token, or this version cannot read it */
export async function readStatus(storage: Storage, token: string, now: number) {
  const order = await orderByToken(storage, token);
  if (!order) return null;
  const stored = storedIn(order);
  if (!stored?.order) return null;
  const [{ history: all }, photos, damaged, letters, withdrawal, files] = await Promise.all([
    historyWithNext(storage, order),
    photoFactsOf(storage, order.id),
    damagedIn(storage, 'order_pictures', order.id),
    lettersOf(storage, order.id),
    withdrawalOf(storage, order),
    deliveredOf(storage, order.id),
  ]);
  const history = seenByBuyer(all, now);
  const isConfirmed = letters.some(({ kind }) => kind === 'buyer');
  const isOwn = withdrawal !== null && (await isProven(storage, withdrawal));
  const [withdrawnAt, claimedAt] = isOwn ? [withdrawal.created_at, null] : [null, withdrawal?.created_at ?? null];
  const contracts = await contractOf(storage, order, history);
  const mates = (await matesOf(storage, order)).map((mate) => ({ ...mate, history: seenByBuyer(mate.history, now) }));
  const read = { ...stored, order: stored.order };
  return {
    token,
    order,
    stored: read,
    history,
    photos,
    damaged,
    files,
    isConfirmed,
    withdrawnAt,
    claimedAt,
    contracts,
    mates,
    isJoinable: isJoinable(order, history, withdrawal),
  };
}
/**
 * `damaged`: the events whose picture cannot be read; `isConfirmed`: a letter with all of it went to the buyer; `withdrawnAt`: when a
 * statement came that withdraws from the contract, in ms; `claimedAt`: of one that may be a stranger's.
 */
export type OrderStatus = Readonly<NonNullable<Awaited<ReturnType<typeof readStatus>>>>;

/** Of a file, whose days begin with the contract: Article 9(2)(c) of 2011/83/EU. */
const withdrawalEnd = (agreedAt: number): string => lastOfDays(agreedAt, 14);

export const withdrawalDay = (history: OrderHistory, locale: Locale): string =>
  dayText(withdrawalEnd(agreedSince(history) ?? history.receivedAt), locale);

export const openingDay = (history: OrderHistory, locale: Locale): string =>
  dateText(noonOf(withdrawalEnd(agreedSince(history) ?? history.receivedAt)) + dayMs, locale);

const returnsOf = ({ stored, order }: OrderStatus) => returnOf(stored.order(order.language).choice);

/** Null where the buyer can withdraw. */
export const noRightOn = (status: OrderStatus, now: number): NoRight | null =>
  noRightAt(status.history, returnsOf(status), now);

export const isWithdrawn = (status: OrderStatus): boolean =>
  status.withdrawnAt !== null && noRightOn(status, status.withdrawnAt) === null;

export function moneyOn(status: OrderStatus, now: number): Money {
  const money = moneyOf(status.history, daysAt(now));
  return isWithdrawn(status) ? { ...money, next: null } : money;
}

export const changeOn = (status: OrderStatus, now: number): Change | null =>
  isWithdrawn(status) ? null : openChange(status.history, now);

export const downloadFor = (status: OrderStatus, now: number): Download | null =>
  downloadOf(status.history, {
    returns: returnsOf(status),
    withdrawnAt: status.withdrawnAt,
    now,
    endOf: (agreedAt) => endOfDayInWarsaw(withdrawalEnd(agreedAt)),
  });

/** The language of the artist's words, to be named where the page is in another. */
export const langOf = ({ english = false }: { english?: boolean | undefined }, locale: Locale): Locale | undefined => {
  const lang = english ? 'en' : 'pl';
  return lang === locale ? undefined : lang;
};
