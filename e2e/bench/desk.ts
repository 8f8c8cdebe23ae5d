import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { command, enter } from '../support/desk';
import { sendForm } from '../support/forms';
import { deskScreens } from '../support/in-process/desk-screens';
import { keptPort } from '../support/in-process/kept-port';
import { programs } from '../support/in-process/programs';
import { fillFolder } from '../support/in-process/ten-years';
import { measuredNow, median } from './support/measured';
import { startProgram } from './support/servers';

const [copies, times] = [10_000, 20];

/** What each screen of the desk takes with ten years of orders and messages: ms in the median, KiB after gzip. */
console.log({ ...measuredNow(), submissions: copies, times });
const data = mkdtempSync(join(tmpdir(), 'bench-desk-'));
const site = await startProgram(programs.site, { DATA_DIR: data, PORT: `${await keptPort()}` });
const reference = async (form: Parameters<typeof sendForm>[1]): Promise<string> =>
  (await (await sendForm(site.origin, form)).json()).reference;
const [order, message] = [await reference('shop-orders'), await reference('contact')];
await reference('registration-lessons');
await fillFolder(data, copies);
const env = { DATA_DIR: data, DESK_PORT: `${await keptPort()}`, SITE_URL: site.origin };
const desk = await startProgram(programs.desk, env);
const cookie = await enter(JSON.parse((await command(['desk', '--json'], { env })).out).link);

type Visit = Readonly<{ ms: number; bytes: Buffer }>;

async function visit(path: string): Promise<Visit> {
  const began = performance.now();
  const answer = await fetch(desk.origin + path, { headers: { cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${path} is answered by ${answer.status}.`);
  return { ms: performance.now() - began, bytes };
}

// in turns, so that no screen alone pays for a program that has just started
const visits = new Map(deskScreens({ order, message }).map((path) => [path, [] as Visit[]]));
for (let time = 0; time < times; time += 1) for (const [path, all] of visits) all.push(await visit(path));
const figures = [...visits].map(([path, all]) => {
  const bytes = Math.max(...all.map(({ bytes }) => gzipSync(bytes).length));
  return [path, { ms: Math.round(median(all.map(({ ms }) => ms))), KiB: Math.round(bytes / 102.4) / 10 }];
});
console.table(Object.fromEntries(figures));
await desk.stop();
await site.stop();
rmSync(data, { recursive: true });
