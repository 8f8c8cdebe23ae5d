import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  formPath,
  galleryPath,
  healthPath,
  orderFilePath,
  orderPicturePath,
  resultPath,
  tokenPath,
  versionPath,
} from '@/domain/api';
import type { Problem } from '@/domain/problems';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { answerResult } from '../pages/result-page';
import { findDelivered } from '../pages/status/answer-file';
import { answerPicture } from '../pages/status/answer-picture';
import { answerStatus } from '../pages/status/answer-status';
import type { Effects } from '../storage/effects';
import { type Kind, kindNames, kinds } from '../submissions/kinds';
import { sendAnswer, sendProblem, webRequest } from './answers';
import { sendDelivered } from './delivered';
import { answerGallery } from './gallery/answer-gallery';
import { answerHealth } from './health';
import { giveToken } from './receive/refuse';
import { answerSecurityTxt } from './security-txt';
import { answerVersion } from './version';

export type Route = Readonly<{
  methods: readonly string[];
  bodyBytes: number;
  kind: Kind | null;
  /** An upload has as long as any request may take; all else must have come within LIMIT_SMALL_BODY_MS. */
  body: 'small' | 'upload';
}>;

const reading: Route = { methods: ['GET', 'HEAD'], bodyBytes: 0, kind: null, body: 'small' };

const ofForm = (kind: Kind): Route => {
  const { bodyBytes, files } = kinds[kind];
  return { methods: ['POST'], bodyBytes, kind, body: files ? 'upload' : 'small' };
};

/** The API answers with and without a slash at the end (API-1). */
export const slashless = (path: string): string => path.replace(/\/$/, '');

const forms = new Map(kindNames().map((kind) => [slashless(formPath(kinds[kind].path)), ofForm(kind)]));

export const routeOf = (path: string): Route => forms.get(slashless(path)) ?? reading;

const answers: Readonly<Record<string, (request: Request, effects: Effects) => Response | Promise<Response>>> = {
  '/.well-known/security.txt': () => answerSecurityTxt(),
  [healthPath]: (_, effects) => answerHealth(effects),
  [versionPath]: () => answerVersion(),
  [slashless(tokenPath)]: giveToken,
  [galleryPath]: answerGallery,
};

const thingIn = (asked: URLSearchParams) => ({ type: asked.get('type') ?? '', id: asked.get('id') ?? '' });

type Answer<Params> = (request: FastifyRequest<{ Params: Params }>) => Response | Promise<Response>;

/** A route's handler. It returns the reply, which is thenable: Fastify then waits until it is sent. */
export const answering =
  <Params>(answer: Answer<Params>) =>
  async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    await sendAnswer(reply, await answer(request));
    return reply;
  };

/** @param isFinished whether the built site has this address: then it is no route */
export async function madeOnDemand(
  app: FastifyInstance,
  { effects, isFinished }: Readonly<{ effects: Effects; isFinished: (path: string) => boolean }>,
): Promise<void> {
  const read = <Params>(url: string, answer: Answer<Params>) =>
    app.route<{ Params: Params }>({ method: ['GET', 'HEAD'], url, handler: answering(answer) });
  for (const [path, answer] of Object.entries(answers))
    if (!isFinished(path)) read(path, (request) => answer(webRequest(request), effects));
  read<{ id: string }>(`${resultPath('')}:id`, (request) =>
    answerResult(webRequest(request), request.params.id, effects),
  );
  read<{ token: string; name: string }>(orderPicturePath(':token', ':name' as 'photo'), ({ params }) =>
    answerPicture(params, effects),
  );
  app.route<{ Params: { token: string; position: string } }>({
    method: ['GET', 'HEAD'],
    url: `${orderFilePath(':token', '')}:position`,
    async handler(request, reply) {
      const found = await findDelivered(request.params, effects);
      if (found instanceof Response) await sendAnswer(reply, found);
      else await sendDelivered(request, reply, found);
      return reply;
    },
  });
  for (const locale of locales) {
    read<{ token: string }>(
      `${pathTo('orderStatus', locale, { token: '' })}:token`,
      ({ params, raw: { url = '' } }) => {
        const { pathname, search, searchParams } = new URL(url, 'http://site');
        // a chat takes the sign behind a link for its part, a mail program adds a slash
        const token = params.token.replace(/[^\p{L}\p{N}]+$/u, '');
        return token === params.token && !pathname.endsWith('/')
          ? answerStatus({ token, locale, step: searchParams.get('step'), thing: thingIn(searchParams) }, effects)
          : new Response(null, {
              status: 308,
              headers: { Location: `${pathTo('orderStatus', locale, { token })}${search}` },
            });
      },
    );
  }
}

export type Refusal = Readonly<{
  problem: Problem;
  headers?: Readonly<Record<string, string>>;
  /** A flood of such requests would fill the log. */
  isSilent?: boolean;
}>;

type Refused = Readonly<{ refusal: Refusal; route: Route; log: Effects['log'] }>;

export async function sendRefusal(request: FastifyRequest, reply: FastifyReply, { refusal, route, log }: Refused) {
  if (!refusal.isSilent) log({ event: 'refused', kind: route.kind ?? 'page', code: refusal.problem.code });
  await sendProblem(request, reply, refusal.problem, refusal.headers);
  return reply;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Checks host, method and length in the head of a request, before a byte of its body is read. */
export function gate(request: IncomingMessage, { methods, bodyBytes }: Route): Refusal | null {
  // RFC 9112, 3.2: a proxy might have believed the other one
  if (request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return { problem: { code: 'request.malformed' } };
  if (!methods.includes(request.method ?? ''))
    return { problem: { code: 'request.method' }, headers: { Allow: methods.join(', ') } };
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > bodyBytes || (bodyBytes === 0 && hasBody(request))) return { problem: { code: 'request.tooLarge' } };
  return null;
}
