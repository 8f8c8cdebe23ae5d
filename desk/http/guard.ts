import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '@/server/http/headers';
import { framePolicy, policyOf } from '@/server/pages/content-security-policy';
import type { Environment } from '@/server/platform/environment';
import type { Effects } from '@/server/storage/effects';
import { plainPage } from '../entry/pages';
import { localeOf, type SendHtml } from './html';
import { isOwnForm, isOwnHost, originsOf } from './origin';

const policy = `${policyOf({ scripts: [], styles: [] })}; ${framePolicy}`;

type Around = Readonly<{ settings: Environment; log: Effects['log']; sendHtml: SendHtml }>;

/** What holds for every request, before a route is looked for: headers, the desk's own host, and forms of its own pages alone. */
export function guard(app: FastifyInstance, { settings, log, sendHtml }: Around): void {
  const origins = originsOf(settings);
  app.register(rateLimit, { global: false });
  // any page that is open in the browser can send forms without end
  const max = settings.limits.rates.foreignPerMinute;
  let logged: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  app.addHook('onRequest', async (request, reply) => {
    const headers = {
      ...securityHeaders('/', settings.deskUrl !== null),
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    };
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (!isOwnHost(request.headers, origins)) return reply.code(421).type('text/plain').send('not here\n');
    const isPost = request.method === 'POST';
    if (request.method === 'GET' || (isPost && isOwnForm(request.headers, origins))) return;
    logged ??= app.createRateLimit({ timeWindow: 60_000, max, keyGenerator: () => '' });
    const counted = await logged(request);
    if (counted.isAllowed || !counted.isExceeded) log({ event: 'refused', kind: 'desk', code: 'request.origin' });
    if (!isPost) reply.header('Allow', 'GET, POST');
    const locale = localeOf(request);
    return sendHtml(reply, isPost ? 403 : 405, locale, plainPage(locale, 'foreign'));
  });
}
