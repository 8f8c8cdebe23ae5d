import { load } from 'cheerio';
import { formPath } from '@/domain/api';
import { replyPath } from '@/domain/order/reply';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { parted } from '@/e2e/support/in-process/parted';
import { openPostOffice } from '@/e2e/support/in-process/post-office';
import type { Database } from '@/e2e/support/in-process/studio';
import type { Locale } from '@/i18n/locales';
import { receive } from '@/server/http/receive/receive';
import { answerStatus } from '@/server/pages/status/answer-status';
import { eventsOf } from '@/server/storage/queries/order-events';
import { submissionBy, submissions } from '@/server/storage/queries/read';

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };

/** The first order of every test. */
export const reference = '2026-0001-A2';

type Fields = Readonly<Record<string, string>>;

/** A studio and a buyer, who has a browser without script; the clock is the test's. */
export async function openOrderPage(database: Database) {
  const office = await openPostOffice(database);
  const { storage } = office.studio;
  let later = 0;
  const effects = () => ({ ...office.studio.effects, now: () => office.studio.effects.now() + later });

  /** @returns the address of the order's page */
  async function place(language: Locale = 'pl', photo?: Buffer): Promise<string> {
    const request = orderRequest({ fields: { ...orders.portraits, language }, photos: [photo ?? (await picture())] });
    const answer = await receive('shop-order', request, effects());
    return (await answer.json()).status;
  }
  const page = (token: string, locale: Locale = 'pl', step?: string) =>
    answerStatus({ token, locale, ...(step && { step }) }, effects());
  const html = async (...asked: Parameters<typeof page>) => parted(await (await page(...asked)).text());
  return {
    office,
    effects,
    page,
    html,
    pass: (ms: number) => {
      later += ms;
    },
    post: () => office.post(later),
    place,
    /** @returns the token of the order's page */
    order: async (...given: Parameters<typeof place>) => (await place(...given)).slice(-40),
    /** Every hidden field of the form on the answer's own page, as the browser would send it. */
    async answerOn(token: string, answer: string, locale: Locale = 'pl'): Promise<Fields> {
      const form = load(await html(token, locale, answer))(`form:has([value="${answer}"])`).first();
      const hidden = form.find('[type=hidden]').serializeArray();
      return { ...Object.fromEntries(hidden.map(({ name, value }) => [name, value])), answer };
    },
    send: (fields: Fields) =>
      receive(
        'order-reply',
        new Request(`https://studio.example${formPath(replyPath)}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: navigation,
        }),
        effects(),
      ),
    replies: async () => (await submissions(storage)).filter(({ kind }) => kind === 'order-reply'),
    events: async (about = reference) => eventsOf(storage, (await submissionBy(storage, about))?.id ?? ''),
    letterTo(subject: RegExp, reader: 'artist' | 'buyer' = 'buyer') {
      const letter = office.all(reader).find((one) => subject.test(one.subject ?? ''));
      if (!letter) throw new Error(`no letter has the subject ${subject}`);
      return letter;
    },
  };
}
export type OrderPage = Awaited<ReturnType<typeof openOrderPage>>;
