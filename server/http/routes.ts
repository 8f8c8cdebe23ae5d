import { formPath, galleryPath, healthPath, orderPicturePath, resultPath, tokenPath, versionPath } from '@/domain/api';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { answerResult } from '../pages/answer-result';
import { answerPicture } from '../pages/status/answer-picture';
import { answerStatus } from '../pages/status/answer-status';
import { effects } from '../storage/effects';
import { type Kind, kindNames, kinds } from '../submissions/kinds';
import type { Prefix } from './abuse/prefixes';
import { answerGallery } from './gallery/answer-gallery';
import { answerHealth } from './health/answer-health';
import { giveToken } from './receive/give-token';
import { receive } from './receive/receive';
import { answerSecurityTxt } from './security-txt';
import { answerVersion } from './version';

/** `from`: the networks that the request counts for. */
type Answer = (request: Request, from: readonly Prefix[]) => Response | Promise<Response>;

/** What an address accepts, and its handler. `bodyBytes`: the largest body. */
export type Route = Readonly<{
  methods: readonly string[];
  bodyBytes: number;
  kind: Kind | null;
  /** How fast the body must come: `small` within a fixed time, `upload` at a minimum speed. */
  body: 'none' | 'small' | 'upload';
  /** Null for pages and files. */
  answer: Answer | null;
}>;

const reading = (answer: Answer | null): Route => ({
  methods: ['GET', 'HEAD'],
  bodyBytes: 0,
  kind: null,
  body: 'none',
  answer,
});

const formOf = (kind: Kind): Route => {
  const { bodyBytes, files } = kinds[kind];
  const answer: Answer = (request, from) => receive(kind, request, effects, from);
  return { methods: ['POST'], bodyBytes, kind, body: files ? 'upload' : 'small', answer };
};

/** Under which the table knows it: the API answers with and without the slash. */
export const addressOf = (path: string): string => path.replace(/\/$/, '');

/** By address, without the slash at its end: both answer (API-1). */
const api: Readonly<Record<string, Route>> = {
  '/.well-known/security.txt': reading(() => answerSecurityTxt()),
  [healthPath]: reading((request) => answerHealth(request)),
  [versionPath]: reading(answerVersion),
  [addressOf(tokenPath)]: reading(giveToken),
  [galleryPath]: reading(answerGallery),
  ...Object.fromEntries(kindNames().map((kind) => [addressOf(formPath(kinds[kind].path)), formOf(kind)])),
};

const results = resultPath('');
const pictures = orderPicturePath('', '').slice(0, -1);

/** What follows the beginning of an address, cut at slashes; null where there is something else, or a part is empty. */
function partsAfter(beginning: string, address: string, count: number): readonly string[] | null {
  if (!address.startsWith(beginning)) return null;
  const parts = address.slice(beginning.length).split('/');
  return parts.length === count && !parts.includes('') ? parts : null;
}

/** The private page of an order, in the language of the address. */
function statusRoute(path: string): Route | null {
  for (const locale of locales) {
    const [token] = partsAfter(pathTo('orderStatus', locale, { token: '' }), path, 1) ?? [];
    if (token) return reading(() => answerStatus({ token, locale }, effects));
  }
  return null;
}

/** Addresses that name something of one visitor. */
function privateRoute(path: string): Route | null {
  const address = addressOf(path);
  const [id] = partsAfter(results, address, 1) ?? [];
  if (id) return reading((request) => answerResult(request, id));
  const [token, name] = partsAfter(pictures, address, 2) ?? [];
  if (token && name) return reading(() => answerPicture({ token, name }, effects));
  return statusRoute(path);
}
const pages = reading(null);

/** The rules of an address; what is not the API's is a page or a file, and only read. */
export function routeOf(path: string): Route {
  const own = privateRoute(path);
  if (own) return own;
  const address = addressOf(path);
  return Object.hasOwn(api, address) ? (api[address] ?? pages) : pages;
}
