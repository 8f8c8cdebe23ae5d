import { join } from 'node:path';
import { pathTo } from '@/i18n/pages';
import { Nginx } from '@/tests/support/nginx';
import { keepResult, measuredNow } from '@/tests/support/results';
import { median } from './support/median';
import { serve, subjects, workMs } from './support/subjects';
import { answeredPerSecond } from './support/wrk';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const port = Number(process.env.BENCH_PORT ?? 3290);
const page = pathTo('gallery', 'en');
const load = { connections: 64, seconds: 2, accept: 'gzip' } as const;

/** nginx with nothing but the packed page on its disk, and its files kept open as ours are. */
const bareServer = (file: string) => (listen: number) =>
  `
  server {
    listen 127.0.0.1:${listen};
    access_log off; sendfile on; tcp_nopush on;
    open_file_cache max=1000; open_file_cache_valid 1m;
    location = /page { alias ${file}; default_type text/html; add_header Content-Encoding gzip; }
  }`;

type Rate = Readonly<{ aSecond: number; cpuMicroseconds: number }>;
type Server = Readonly<{ name: string; url: string; workMs: () => number }>;

/** CPU time is what a page costs; how many a second there are says as much of what else the machine does. */
function rateOf({ url, workMs }: Server): Rate {
  const before = workMs();
  const aSecond = answeredPerSecond({ url, ...load });
  return { aSecond, cpuMicroseconds: ((workMs() - before) * 1000) / (aSecond * load.seconds) };
}

// in turns, so that whatever else the machine does falls on all of them; nothing here is asserted
const conditions = measuredNow();
const sites = [];
for (const [index, subject] of subjects.entries()) sites.push({ ...subject, ...(await serve(subject, port + index)) });
const nginx = await Nginx.start([port]);
const bare = await Nginx.bare(bareServer(join(nginx.static, 'sent/gzip', `${page}.body`)));
const servers: readonly Server[] = [
  { name: 'bare nginx', url: `${bare.base}/page`, workMs: () => workMs(bare.worker) },
  { name: 'nginx of deploy', url: nginx.base + page, workMs: () => workMs(nginx.worker) },
  ...sites.map(({ name, origin, workMs }) => ({ name, url: origin + page, workMs })),
];
try {
  const rates = new Map<string, Rate[]>(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const server of servers) rates.get(server.name)?.push(rateOf(server));
  const middle = (name: string, of: keyof Rate): number => median((rates.get(name) ?? []).map((rate) => rate[of]));
  /** How many pages one gives for the CPU time in which the other gives one. */
  const beside = (one: string, other: string): number =>
    Math.round((middle(other, 'cpuMicroseconds') / middle(one, 'cpuMicroseconds')) * 100) / 100;
  const rate = (name: string): number => middle(name, 'aSecond');
  const figures = {
    ...Object.fromEntries(servers.map(({ name }) => [`${name}, pages a second`, Math.round(rate(name))])),
    ...Object.fromEntries(
      servers.map(({ name }) => [`${name}, CPU of a page, µs`, Math.round(middle(name, 'cpuMicroseconds'))]),
    ),
    'nginx of deploy beside bare nginx, by pages a second (goal 0.9)':
      Math.round((rate('nginx of deploy') / rate('bare nginx')) * 100) / 100,
    'nginx of deploy beside bare nginx, by CPU': beside('nginx of deploy', 'bare nginx'),
    'this server beside bare nginx, by CPU': beside('this server', 'bare nginx'),
  };
  console.table(figures);
  keepResult('throughput', { ...conditions, figures });
} finally {
  await bare.stop();
  await nginx.stop();
  for (const site of sites) await site.stop();
}
