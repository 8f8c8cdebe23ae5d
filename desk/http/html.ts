import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@/i18n/locales';
import { webHeaders } from '@/server/http/answers';
import { languageOf } from '@/server/platform/request-language';
import { type Assets, type Document, documentOf } from '../shell/document';

export const localeOf = ({ raw }: Pick<FastifyRequest, 'raw'>): Locale => languageOf(webHeaders(raw));

export const pathOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').split('?', 1)[0] ?? '/';

export type SendHtml = (reply: FastifyReply, status: number, locale: Locale, page: Document) => FastifyReply;

export const htmlSender =
  (assets: Assets): SendHtml =>
  (reply, status, locale, page) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(documentOf(page, locale, assets));
