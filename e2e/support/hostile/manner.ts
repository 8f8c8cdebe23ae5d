import fc from 'fast-check';
import { keyHeader, tokenCookie, tokenHeader } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { multipartType } from './pack';

type Headers = Readonly<Record<string, string>>;

/** Accept-Language headers, and the language that each must give (API-8). */
export const languages = fc.constantFrom<readonly [language: string | null, locale: Locale]>(
  ...([
    [null, 'pl'],
    ['', 'pl'],
    ['pl', 'pl'],
    ['de', 'pl'],
    ['*', 'pl'],
    ['x'.repeat(3000), 'pl'],
  ] as const),
  ...([
    [',;q=,,=;', 'pl'],
    ['de, pl;q=0.5, en;q=0.4', 'pl'],
    ['en;q=0.1, pl;q=0.9', 'pl'],
  ] as const),
  ...([
    ['en', 'en'],
    ['EN-us', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['fr, en;q=0.8, pl;q=0.7', 'en'],
  ] as const),
);

/** Who sends; `page`: the browser without script, so that the answer must be a page. */
export type Sender = Readonly<{ headers: Headers; page: boolean }>;

export const senders = fc.constantFrom<Sender>(
  { headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', Accept: 'text/html' }, page: false },
  { headers: { 'Sec-Fetch-Site': 'same-origin' }, page: false },
  { headers: { Accept: 'application/json' }, page: false },
  { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, page: true },
  { headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }, page: true },
);

/** Headers that a browser never sends, or only for another site's page. */
export const strangeHeaders = fc.constantFrom<Headers>(
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Referer: ':::' },
  { Cookie: `${tokenCookie}=${'a'.repeat(32)}` },
  { Cookie: `${tokenCookie}=${'a'.repeat(32)}`, [tokenHeader]: 'b' },
  { Cookie: `;=;${tokenCookie};=\xff` },
  { [keyHeader]: 'no key' },
  { [keyHeader]: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  { 'Content-Encoding': 'gzip' },
  { 'X-HTTP-Method-Override': 'DELETE' },
);

/** Types that do not fit the body; null: no Content-Type. */
export const wrongTypes = fc.constantFrom<string | null>(
  ...[
    null,
    '',
    ';',
    'text/plain',
    'application/json; charset=utf-16',
    'APPLICATION/JSON ;',
    'multipart/mixed; boundary=b',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    multipartType.slice(0, -1),
  ],
  ...[
    `multipart/form-data; boundary=${'b'.repeat(4000)}`,
    'multipart/form-data; boundary=\xff',
    `${multipartType}; charset=no-such`,
  ],
  ...[`${multipartType}; boundary=again`, 'application/x-www-form-urlencoded; charset=utf-16', 'image/jpeg'],
);
