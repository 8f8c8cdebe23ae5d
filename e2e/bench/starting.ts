import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { noSettings } from '../support/in-process/no-settings';
import { measuredNow } from './support/measured';

/** Seconds until the first page was answered, and what each step on the screen took of them; 0: there was nothing to do. */
type Start = Readonly<Record<'packages' | 'content' | 'pages' | 'firstPage', number>>;

/** How the line of a step begins, as `scripts/lib/words.mjs` words it in English. */
const stepLine = /^(Installing packages|Checking the content|Building the pages) \(/;
const steps = { 'Installing packages': 'packages', 'Checking the content': 'content', 'Building the pages': 'pages' };

/** Without what `npm run` sets for this process: npm in the clone would take it for settings, and our Node for the system's. */
function outside(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, ...noSettings, LC_ALL: 'C' };
  for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name];
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  return { ...env, PATH: path.join(delimiter) };
}

/** Runs `npm start` until its first page has arrived whole, and stops it. @throws if it ends before */
async function started(folder: string, env: NodeJS.ProcessEnv): Promise<Start> {
  const began = performance.now();
  const child = spawn('npm', ['start', '--', '--lang', 'en'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(() => undefined);
  const lines: string[] = [];
  const times: number[] = [];
  const address = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      times.push(performance.now());
      const [, found] = /^The site is on (.*)$/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const origin = await Promise.race([address, ended]);
  if (origin === undefined) throw new Error(`The clone does not start: ${lines.slice(-5).join('\n')}`);
  const answer = await fetch(origin);
  await answer.text();
  const firstPage = Math.round((performance.now() - began) / 100) / 10;
  child.kill('SIGTERM');
  await ended;
  if (!answer.ok) throw new Error(`The first page is answered by ${answer.status}.`);
  // a step ends with the next line
  const durations = lines.flatMap((line, at) => {
    const step = stepLine.exec(line)?.[1];
    const ms = (times[at + 1] ?? performance.now()) - (times[at] ?? 0);
    return step ? [[steps[step as keyof typeof steps], Math.round(ms / 1000)]] : [];
  });
  return { packages: 0, content: 0, pages: 0, ...Object.fromEntries(durations), firstPage };
}

/**
 * A clone of the last commit to its first page, with nothing installed, made or kept from before: npm has an empty cache, so that the
 * registry's network counts, too. Then its second start.
 */
async function freshStarts(port: number): Promise<Readonly<Record<'first' | 'second', Start>>> {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-start-'));
  const project = join(folder, 'project');
  const env = { ...outside(), npm_config_cache: join(folder, 'cache'), PORT: String(port) };
  try {
    const { status } = spawnSync('git', ['clone', '--quiet', process.cwd(), project], { stdio: 'inherit' });
    if (status !== 0) throw new Error('git clone failed');
    return { first: await started(project, env), second: await started(project, env) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a newcomer waits for. */
console.log(measuredNow());
console.table(await freshStarts(Number(process.env.BENCH_PORT ?? 3290)));
