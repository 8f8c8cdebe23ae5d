import { formPath, galleryPath, healthPath, resultPath, tokenPath, versionPath } from '@/domain/api';
import { answerResult } from '../pages/answer-result';
import { languageOf } from '../platform/request-language';
import { effects } from '../storage/effects';
import { type Kind, kindNames, kinds } from '../submissions/kinds';
import type { Prefix } from './abuse/prefixes';
import { answerGallery } from './gallery/answer-gallery';
import { answerHealth } from './health/answer-health';
import { answerProblem } from './receive/answer';
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

/** Which result an address asks for; null where it asks for none. */
function resultIn(address: string): string | null {
  const id = address.startsWith(results) ? address.slice(results.length) : '';
  return id === '' || id.includes('/') ? null : id;
}
const pages = reading(null);

/** The rules of an address; what is not the API's is a page or a file, and only read. */
export function routeOf(path: string): Route {
  const address = addressOf(path);
  const id = resultIn(address);
  if (id) return reading((request) => answerResult(request, id));
  return Object.hasOwn(api, address) ? (api[address] ?? pages) : pages;
}

/**
 * Answers an API request outside of our own server, as in `next dev`; also for addresses and methods that it does not
 * have.
 */
export async function answerApi(request: Request): Promise<Response> {
  const { answer, methods } = routeOf(new URL(request.url).pathname);
  const locale = languageOf(request.headers);
  if (!answer) return answerProblem({ code: 'request.address' }, locale);
  return methods.includes(request.method) ? answer(request, []) : answerProblem({ code: 'request.method' }, locale);
}
