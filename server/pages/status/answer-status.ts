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
      ? statusPage({
          status,
          locale,
          now: effects.now(),
          mails: effects.mails(),
          refused,
          step: stepNamed(step),
          thing,
        })
      : gonePage(locale);
  } catch (error) {
    effects.log({ event: 'failed', kind: 'status', cause: causeOf(error) });
    return answerProblemAsPage({ code: 'storage' }, locale, null);
  }
}

type Sent = Readonly<{ locale: Locale; fields: Readonly<Record<string, string>> }>;

/** The page as it is now, with the reason, and the message as it was typed. */
export async function answerRefusedReply(problem: Problem, { locale, fields }: Sent, effects: Effects) {
  // refused before its fields were read, so nobody knows whose page it is
  if (fields.token === undefined) return answerProblemAsPage(problem, locale, null);
  const step = problem.field === undefined ? null : (fields.answer ?? null);
  return answerStatus({ token: fields.token, locale, step }, effects, { problem, fields });
}

/** A reload of the page sends nothing again. */
export function answerKeptReply({ locale, fields }: Sent): Response {
  // trimmed, as the stored reply's token is
  const page = pathTo('orderStatus', locale, { token: (fields.token ?? '').trim() });
  const endings: Readonly<Record<string, string>> = { message: `#${threadId}`, early: '?step=file' };
  const Location = page + (endings[fields.answer ?? ''] ?? '');
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
}
