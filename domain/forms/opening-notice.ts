import * as z from 'zod/mini';
import { type Service, services, shopRest } from '@/content/services';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import type { FormProblem } from '../problems';
import { type Checked, checked } from './checked';
import { email, fieldsOf, measured } from './forms';

/** What a visitor can ask for a letter about when it opens (SHOP-9). */
export const noticeSubjects = [...(Object.keys(services) as Service[]), 'shop'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

const subject = z.enum(noticeSubjects, { error: 'text.invalid' satisfies FormProblem });
const openingNotice = measured(z.object({ email: email(), service: subject }));

export type OpeningNotice = z.infer<typeof openingNotice>;

/** What it is about follows from the page that it is on. */
export const noticeFields = fieldsOf(openingNotice);

export const checkOpeningNotice = (fields: Readonly<Record<string, string>>): Checked<OpeningNotice> =>
  checked(openingNotice, fields);

/** What opens again with this service; finished pictures need none, but they rest with the shop. */
export const noticeSubjectOf = (service: Service | null): NoticeSubject =>
  service === null || (shopRest.resting && service !== 'lessons') ? 'shop' : service;

export const isNoticeSubject = (text: string | undefined): text is NoticeSubject =>
  (noticeSubjects as readonly (string | undefined)[]).includes(text);

export function noticePath(about: NoticeSubject, locale: Locale): string {
  if (about === 'shop') return pathTo('shop', locale);
  return about === 'lessons' ? pathTo('lessonsForm', locale) : pathTo('order', locale, { type: about });
}
