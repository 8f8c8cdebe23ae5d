import { type ReplyStep, replySteps } from '@/domain/order/reply';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { causeOf } from '../../platform/log';
import type { Effects } from '../../storage/effects';
import { answerProblemAsPage } from '../pages';
import { gonePage } from './gone-page';
import { statusPage } from './status-page';
import { threadId } from './thread';
import { readStatus, type Thing, type View } from './view';

type Address = Readonly<{ token: string; locale: Locale; step?: string | null; thing?: Thing }>;

const stepNamed = (name: string | null): ReplyStep | null => replySteps.find((step) => step === name) ?? null;

export async function answerStatus(
  { token, locale, step = null, thing }: Address,
  effects: Effects,
  refused: View['refused'] = null,
): Promise<Response> {
  try {
    const status = await readStatus(await effects.storage(), token, effects.now());
    return status
      ? await statusPage({
          status,
          locale,
          now: effects.now(),
          mails: effects.mails(),
          refused,
          step: stepNamed(step),
          thing,
        })
      : await gonePage(locale);
  } catch (error) {
    effects.log({ event: 'failed', kind: 'status', cause: causeOf(error) });
    return answerProblemAsPage({ code: 'storage' }, locale, null);
  }
}

type Sent = Readonly<{ locale: Locale; fields: Readonly<Record<string, string>> }>;

/** A reply that was not taken: the page as it is now, with the reason, and the message as it was typed. */
export const answerRefusedReply = (problem: Problem, { locale, fields }: Sent, effects: Effects): Promise<Response> =>
  fields.token === undefined
    ? // refused before its fields were read, so nobody knows whose page it is
      answerProblemAsPage(problem, locale, null)
    : answerStatus(
        { token: fields.token, locale, step: problem.field === undefined ? null : (fields.answer ?? null) },
        effects,
        { problem, fields },
      );

/** Back to the page, which shows what became of the reply: a reload there sends nothing again. */
export function answerKeptReply({ locale, fields }: Sent): Response {
  // trimmed, as the stored reply's token is
  const page = pathTo('orderStatus', locale, { token: (fields.token ?? '').trim() });
  const place: Readonly<Record<string, string>> = { message: `#${threadId}`, early: '?step=file' };
  const Location = page + (place[fields.answer ?? ''] ?? '');
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
}
