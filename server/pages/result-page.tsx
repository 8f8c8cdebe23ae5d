import type { ReactNode } from 'react';
import { afterWords, formPages } from '@/components/forms/page/form-words';
import { ButtonLink } from '@/components/ui/button';
import { isMailbox } from '@/domain/contact-hints';
import { afterSending, isReached } from '@/domain/forms/after-sending';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import { causeOf } from '../platform/log';
import { languageOf } from '../platform/request-language';
import type { Effects } from '../storage/effects';
import { lettersOf } from '../storage/queries/letters';
import { tokenOf } from '../storage/queries/order-link';
import type { Submission } from '../storage/queries/read';
import type { ConfirmedLine, SentHead, SubmissionKind } from '../submissions/kind';
import { isKind, kinds, storedIn } from '../submissions/kinds';
import { answerPage } from './document';
import { answerProblemAsPage } from './pages';
import { privately } from './status/status-page';

const word = 'e-mail';

/** A line must not end after the hyphen of "e-mail" (DESIGN-16). */
const unbroken = (text: string): ReactNode =>
  text.split(word).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <span key={word + String(index)} className="nowrap">
            {word}
          </span>,
          part,
        ],
  );

const hasForm = (kind: string): kind is keyof typeof formPages => Object.hasOwn(formPages, kind);

type Own = Readonly<{ email: string; lines: readonly ConfirmedLine[]; page: string | undefined }>;

function ownOf(submission: Submission, token: string | null): Own | null {
  const { language: locale, reference, created_at } = submission;
  const stored = storedIn(submission);
  const copy = stored?.confirm?.(locale, reference, created_at);
  if (!stored || !copy) return null;
  const lines = [...copy.lines, ...copy.sections.flatMap(([, typed]) => typed)];
  const page = token === null ? undefined : pathTo('orderStatus', locale, { token });
  return { email: stored.email ?? '', lines, page };
}

/** Null: the plain thanks. */
function ownHead({ kind, language: locale, created_at: at }: Submission, isWritten: boolean): SentHead | null {
  const { sent }: Partial<SubmissionKind> = isKind(kind) ? kinds[kind] : {};
  return sent?.(locale, { at, isWritten }) ?? null;
}

/** What is answered within days says so; that no letter can come is said for every kind. */
function leadOf({ kind, language: locale }: Submission, head: SentHead | null, own: Own | null): readonly string[] {
  const { always = '', text } = head ?? { text: translator(locale)('plain.thanks') };
  if (!own) return [always || text];
  const [reply = text, ...questions] = afterSending(afterWords(locale), own.email, own.page !== undefined);
  const isAnswered = hasForm(kind) && head === null;
  return [...(always ? [always] : []), isMailbox(own.email) && !isAnswered ? text : reply, ...questions];
}

/** `isOwn`: it is so new that only its sender can be here. */
type About = Readonly<{ isOwn: boolean; token: string | null; isWritten: boolean }>;

function resultPage(submission: Submission, { isOwn, token, isWritten }: About) {
  const { kind, reference, language: locale } = submission;
  const t = translator(locale);
  const head = ownHead(submission, isWritten);
  const heading = head?.heading ?? t('plain.sent');
  const own = isOwn ? ownOf(submission, token) : null;
  const children = (
    <>
      <h1>{heading}</h1>
      {/* the forms with script show this part alone */}
      <div className="sent-here__note primer top-ink stack g3" data-note="">
        {leadOf(submission, head, own).map((sentence) => (
          <p key={sentence}>{unbroken(sentence)}</p>
        ))}
        {own?.page && !isReached(own.email) ? (
          <p>
            <a href={`${own.page}?step=contact`}>{t('status.reach.change')}</a>
          </p>
        ) : null}
        <p className="line spread g0-4">
          {t('plain.number')}: <strong className="form-page__number">{reference}</strong>
        </p>
        {own?.page && (
          <p>
            <ButtonLink href={own.page}>{t('sent.status')}</ButtonLink>
          </p>
        )}
        {own && (
          <dl className="facts">
            {own.lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{unbroken(label)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p className="t6">
        <ButtonLink line={own?.page !== undefined} href={pathTo('home', locale)}>
          {t('sent.home')}
        </ButtonLink>
      </p>
    </>
  );
  const path = pathTo(hasForm(kind) ? formPages[kind].page : 'contactForm', locale);
  return answerPage({ locale, title: heading, path, children }, { status: 200, headers: privately });
}

/** In both languages: without a submission there is none to choose. */
function noResultPage(): Response {
  const [polish, english] = [translator('pl'), translator('en')];
  const title = polish('plain.nothing');
  const children = (
    <>
      <h1>{title}</h1>
      <p>{polish('plain.none')}</p>
      <p lang="en">{english('plain.none')}</p>
    </>
  );
  return answerPage({ locale: 'pl', title, path: '', children }, { status: 404 });
}

/**
 * The result of a form sent without script, and the note of one that was sent with it. Its address is the submission's own
 * id, by chance and 122 bits long. Letters and logs name that id, so what was typed is shown for a while only.
 */
export async function answerResult({ headers }: Request, id: string, effects: Effects): Promise<Response> {
  try {
    const storage = await effects.storage();
    const found = await storage
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', id.slice(0, 64))
      .executeTakeFirst();
    if (!found) return noResultPage();
    const isOwn = found.order_id === null && effects.now() - found.created_at < limits.resultMs;
    const isWritten = effects.mails() && (await lettersOf(storage, found.id)).some(({ kind }) => kind === 'buyer');
    return resultPage(found, { isOwn, isWritten, token: isOwn ? await tokenOf(storage, found.id) : null });
  } catch (error) {
    effects.log({ event: 'failed', kind: 'result', cause: causeOf(error) });
    return answerProblemAsPage({ code: 'storage' }, languageOf(headers), null);
  }
}
