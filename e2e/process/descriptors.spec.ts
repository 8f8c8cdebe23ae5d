import { readdirSync, readFileSync } from 'node:fs';
import { siteTable } from '@/server/http/site';
import { expect, test } from '../support/own-site';

const work = `/works/${readdirSync('.site/current/files/works')[0]}`;
const [font] = siteTable('.site/current')?.unpacked.filter((path) => path.endsWith('.woff2')) ?? [];

const asked: readonly (readonly [what: string, status: number, path: string | undefined, init?: RequestInit])[] = [
  ['a page', 200, '/galeria'],
  ['a page that the browser has', 304, '/galeria', { headers: { 'If-None-Match': '*' } }],
  ['the head of a page', 200, '/galeria', { method: 'HEAD' }],
  ['a page under no such tag', 412, '/galeria', { headers: { 'If-Match': '"x"' } }],
  ['an unknown address', 404, '/nie-ma'],
  ['an old address', 308, '/kontakt'],
  ['a font', 200, font],
  ['a picture', 200, work],
  ['a part of a picture', 206, work, { headers: { Range: 'bytes=0-9' } }],
  ['the head of a picture', 200, work, { method: 'HEAD' }],
  ['what lies beyond a picture', 416, work, { headers: { Range: 'bytes=999999999-' } }],
  ['the gallery as data', 200, '/api/web/gallery'],
  ['the token', 204, '/api/web/csrf'],
];

test('TRUST-7: no answer leaves a file open or a program running', async ({ startSite }) => {
  const site = await startSite({});
  const open = () => readdirSync(`/proc/${site.pid}/fd`).length;
  const children = () => readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim();
  const ask = async () => {
    for (const [what, status, path, init] of asked) {
      const answer = await fetch(site.base + path, { redirect: 'manual', ...init });
      await answer.arrayBuffer();
      expect(answer.status, what).toBe(status);
    }
  };
  await ask();
  const before = open();
  for (let times = 0; times < 20; times += 1) await ask();
  await expect.poll(open).toBeLessThan(before + asked.length);
  expect(children()).toBe('');
});
