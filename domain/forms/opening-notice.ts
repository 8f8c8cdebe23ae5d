import * as z from 'zod/mini';
import { type Service, serviceNames, shopRest } from '@/content/services';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import type { FormProblem } from '../problems';
import { type Checked, checked } from './checked';
import { email, fieldsOf, measured } from './forms';

/** What a visitor can ask to be told about when it opens: a service, or the whole shop (SHOP-9). */
export const noticeSubjects = [...serviceNames, 'shop'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

const subject = z.enum(noticeSubjects, { error: 'text.invalid' satisfies FormProblem });
const openingNotice = measured(z.object({ email: email(), service: subject }));

export type OpeningNotice = z.infer<typeof openingNotice>;

/** Its one field that is asked; what it is about is settled by where it stands. */
export const noticeFields = fieldsOf(openingNotice);

export const checkOpeningNotice = (fields: Readonly<Record<string, string>>): Checked<OpeningNotice> =>
  checked(openingNotice, fields);

/** What opens again with this service; finished pictures need none, but they rest with the shop. */
export const noticeSubjectOf = (service: Service | null): NoticeSubject =>
  service === null || (shopRest.resting && service !== 'lessons') ? 'shop' : service;

export const isNoticeSubject = (text: string | undefined): text is NoticeSubject =>
  (noticeSubjects as readonly (string | undefined)[]).includes(text);

/** Where the form about it stands while it is closed. */
export function noticePath(about: NoticeSubject, locale: Locale): string {
  if (about === 'shop') return pathTo('shop', locale);
  return about === 'lessons' ? pathTo('lessonsForm', locale) : pathTo('order', locale, { type: about });
}
