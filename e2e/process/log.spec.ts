import { sendForm } from '../support/forms';
import { expect, test } from '../support/own-site';
import { expectPages } from '../support/refusals';

test('a log that cannot be written ends nothing: forms are kept, pages are served', async ({ startSite }) => {
  const site = await startSite();
  site.leaveLog();
  for (const name of ['contact', 'shop-orders', 'contact'] as const)
    expect((await sendForm(site.base, name)).status).toBe(201);
  await expectPages(site.base);
});

test('start, ready and stop are events: which version, with which settings, and no secret among them', async ({
  startSite,
}) => {
  const secrets = {
    SMTP_URL: 'smtp://anna:hunter2@127.0.0.1:9',
    MAIL_FROM: 'www@studio.example',
    MAIL_TO: 'anna@studio.example',
    DATABASE_URL: 'postgres://studio:hunter2@127.0.0.1:9/studio',
  };
  const site = await startSite({ ...secrets, SITE_URL: 'https://studio.example', LIMIT_BURST: '3' });
  const version = await fetch(`${site.base}/api/version`);
  expect([version.status, version.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const identity = await version.json();
  expect(identity).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    build: expect.stringMatching(/^[\w-]{8,}$/),
  });
  site.signal('SIGTERM');
  expect(await site.ended()).toBe(0);

  const events = site.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  expect(events.filter(({ kind }) => kind !== 'outbox')).toEqual([
    {
      time: expect.any(String),
      event: 'start',
      ...identity,
      settings: {
        host: null,
        port: 0,
        siteUrl: 'https://studio.example',
        dataFolder: site.folder,
        publicOrigins: ['https://studio.example', 'http://localhost:0', 'http://127.0.0.1:0'],
        database: 'postgres',
        mail: true,
        trustedProxies: [],
        rateLimit: false,
        limits: { burst: 3 },
      },
    },
    { time: expect.any(String), event: 'ready', url: site.base, ms: expect.any(Number) },
    { time: expect.any(String), event: 'stop', cause: 'SIGTERM' },
    { time: expect.any(String), event: 'stopped', code: 'whole', ms: expect.any(Number) },
  ]);
  expect(site.lines.join('\n')).not.toMatch(/hunter2|@/);
});
