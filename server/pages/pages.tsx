import type { ReactNode } from 'react';
import { resultPath } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Saved } from '../storage/queries/repetition';
import { isKind, type Kind, kinds } from '../submissions/kinds';
import { answerPage } from './document';
import { rowsOf } from './form-rows';
import { factsOf } from './problem-facts';
import { SentFormAgain } from './sent-form';

/** Where the browser goes after the form was kept: a reload there sends nothing again. */
export const answerSavedAsPage = ({ id }: Saved): Response =>
  new Response(null, { status: 303, headers: { Location: resultPath(id), 'Cache-Control': 'no-store' } });

type RefusedForm = Readonly<{ kind: Kind; fields: Readonly<Record<string, string>> }>;

/** What is wrong, with the form as it was filled in, as far as it arrived. */
export function answerProblemAsPage(
  { code, field }: Problem,
  locale: Locale,
  sent: RefusedForm | null,
): Promise<Response> {
  const t = translator(locale);
  const message = t(`problems.${code}`);
  const form = sent && Object.keys(sent.fields).length > 0 ? { ...sent, wrong: field } : null;
  const isOnPage = form && rowsOf(form).some(({ id }) => id === field);
  const children = (
    <>
      <p className="problem" role="alert">
        {isOnPage ? <a href={`#${field}`}>{message}</a> : message}
      </p>
      {form ? <SentFormAgain form={form} locale={locale} message={message} /> : <p>{t('plain.back')}</p>}
    </>
  );
  return answerPage({ locale, title: t('plain.refused'), children }, factsOf(code));
}

type Result = Readonly<{ kind: string; reference: string; language: Locale }>;

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

/** The good end, with the number to keep and nothing that was typed. */
export function resultPage({ kind, reference, language: locale }: Result): Promise<Response> {
  const t = translator(locale);
  const thanks = { heading: t('plain.sent'), text: t('plain.thanks'), keep: null };
  const { heading, text, keep } = isKind(kind) ? kinds[kind].sent(locale) : thanks;
  const children = (
    <>
      <p>{unbroken(text)}</p>
      <p className="reference">
        {t('plain.number')}: <strong className="number">{reference}</strong>
      </p>
      {keep && <p>{keep}</p>}
    </>
  );
  return answerPage({ locale, title: heading, children }, { status: 200 });
}

/** In both languages: without a submission there is none to tell. */
export function noResultPage(): Promise<Response> {
  const [polish, english] = [translator('pl'), translator('en')];
  const children = (
    <>
      <p>{polish('plain.none')}</p>
      <p lang="en">{english('plain.none')}</p>
    </>
  );
  return answerPage({ locale: 'pl', title: polish('plain.nothing'), children }, { status: 404 });
}
