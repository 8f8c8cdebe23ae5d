import type { ReactNode } from 'react';
import { FormHead, formPages, headingOf, pathOfForm } from '@/components/forms/page/form-head';
import '@/components/forms/page/form-page.css';
import type { SentForm } from '@/components/forms/page/sent-form';
import { WholeForm } from '@/components/forms/page/whole-form';
import { ButtonLink } from '@/components/ui/button';
import { resultPath } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { Saved } from '../storage/queries/repetition';
import { isKind, kinds } from '../submissions/kinds';
import { answerPage } from './document';
import { faultsOf } from './form-faults';
import { factsOf } from './problem-facts';
import { Problems } from './problems';

/** Where the browser goes after the form was kept: a reload there sends nothing again. */
export const answerSavedAsPage = ({ id }: Saved): Response =>
  new Response(null, { status: 303, headers: { Location: resultPath(id), 'Cache-Control': 'no-store' } });

type RefusedForm = Pick<SentForm, 'kind' | 'fields'>;

/** Nothing of the form arrived, or there was none. */
function problemPage(problem: Problem, locale: Locale): Promise<Response> {
  const t = translator(locale);
  const title = t('plain.refused');
  const children = (
    <>
      <h1>{title}</h1>
      <p className="form-page__problem" role="alert">
        {t(`problems.${problem.code}`)}
      </p>
      <p>{t('plain.back')}</p>
    </>
  );
  return answerPage({ locale, title, path: '', children }, factsOf(problem.code));
}

/** What is wrong, with the form as it was filled in, as far as it arrived. */
export function answerProblemAsPage(problem: Problem, locale: Locale, sent: RefusedForm | null): Promise<Response> {
  if (!sent || Object.keys(sent.fields).length === 0) return problemPage(problem, locale);
  const form = { ...sent, faults: faultsOf(problem, sent, locale) };
  const children = (
    <>
      <FormHead form={form} locale={locale} />
      <Problems problem={problem} form={form} locale={locale} />
      <WholeForm form={form} locale={locale} />
    </>
  );
  const title = `${translator(locale)('plain.refused')} · ${headingOf(sent, locale)}`;
  return answerPage({ locale, title, path: pathOfForm(sent, locale), children }, factsOf(problem.code));
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

/** Where a visitor goes on from a result, and the page in whose frame it stands. */
function wayOn(kind: string, locale: Locale): Readonly<{ path: string; href: string; words: string }> {
  const t = translator(locale);
  const home = { href: pathTo('home', locale), words: t('sent.home') };
  if (kind === 'shop-order')
    return { path: pathTo('orderSent', locale), href: pathTo('shop', locale), words: t('sent.back') };
  const page = Object.hasOwn(formPages, kind) ? formPages[kind as keyof typeof formPages].page : 'contactForm';
  return { path: pathTo(page, locale), ...home };
}

/** The good end, with the number to keep and nothing that was typed. */
export function resultPage({ kind, reference, language: locale }: Result): Promise<Response> {
  const t = translator(locale);
  const thanks = { heading: t('plain.sent'), text: t('plain.thanks'), keep: null };
  const { heading, text, keep } = isKind(kind) ? kinds[kind].sent(locale) : thanks;
  const { path, href, words } = wayOn(kind, locale);
  const children = (
    <>
      <h1>{heading}</h1>
      <p className="essay">{unbroken(text)}</p>
      <p className="form-page__reference">
        {kind === 'shop-order' ? t('sent.reference') : t('plain.number')}:{' '}
        <strong className="form-page__number">{reference}</strong>
      </p>
      {keep && <p className="small">{keep}</p>}
      <p className="form-page__act">
        <ButtonLink href={href}>{words}</ButtonLink>
      </p>
    </>
  );
  return answerPage({ locale, title: heading, path, children }, { status: 200 });
}

/** In both languages: without a submission there is none to tell. */
export function noResultPage(): Promise<Response> {
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
