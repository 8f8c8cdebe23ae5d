import { agreedDay, calendarFile } from '@/domain/order/calendar-file';
import { seenByBuyer } from '@/domain/order/undo';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { causeOf } from '../../platform/log';
import { dayMs } from '../../platform/warsaw';
import type { Effects } from '../../storage/effects';
import { historyWithNext } from '../../storage/queries/order-events';
import { orderByToken } from '../../storage/queries/order-link';
import { storedIn } from '../../submissions/kinds';
import { isoDay, noonOf } from '../../submissions/views/dates';
import { plain } from '../../submissions/views/say';
import { factsOf } from '../problem-facts';

type Asked = Readonly<{ token: string; locale: Locale }>;

async function find({ token, locale }: Asked, { storage, now, mailHost }: Effects): Promise<string | null> {
  const opened = await storage();
  const order = await orderByToken(opened, token);
  const card = order && storedIn(order)?.order?.(locale);
  const agreed = order && agreedDay(seenByBuyer((await historyWithNext(opened, order)).history, now()));
  if (!order || !card || !agreed) return null;
  const { day, what } = agreed;
  return calendarFile({
    ...{ id: `${order.reference}@${mailHost()}`, day, dayAfter: isoDay(noonOf(day) + dayMs) },
    stamp: new Date(now()).toISOString().replace(/[-:]|\.\d+/g, ''),
    summary: plain(translator(locale)(`status.calendar.${what}`, { name: card.name, reference: order.reference })),
  });
}

/** The day that was agreed with the buyer, as a file that calendars read. */
export async function answerCalendar(asked: Asked, effects: Effects): Promise<Response> {
  try {
    const file = await find(asked, effects);
    if (file === null) return new Response(null, factsOf('request.address'));
    const headers = {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${asked.locale === 'pl' ? 'zamowienie' : 'order'}.ics"`,
      ...{ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    };
    return new Response(file, { headers });
  } catch (error) {
    effects.log({ event: 'failed', kind: 'status', cause: causeOf(error) });
    return new Response(null, factsOf('storage'));
  }
}
