import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { healthPath } from '@/domain/api';
import { noSettings } from '../support/in-process/no-settings';

// Runs `npm start` in a fresh clone of the last commit, once for every pair of a Node and an npm that a machine may
// have. With arguments (`npm run fresh-clones -- node@20 npm@10`) only these are paired.

const given = process.argv.slice(2);
const chosen = (all: readonly string[]): readonly string[] => {
  const some = all.filter((tool) => given.includes(tool));
  return some.length > 0 ? some : all;
};
const nodes = chosen(['node@20', 'node@22', 'node@24']);
const npms = chosen(['npm@10', 'npm@11']);
const port = process.env.PORT || '3398';
const folder = mkdtempSync(join(tmpdir(), 'fresh-clones-'));
const systemPath = '/usr/local/bin:/usr/bin:/bin';

/** Without the variables that npm set for this process: npm in the clone would read them as settings. */
const clean = { ...process.env };
for (const name of Object.keys(clean)) if (/^npm_/i.test(name)) delete clean[name];

function must(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...clean, PATH: systemPath },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Installs the tool from its package; returns the folder of its command. */
function toolIn(tool: string): string {
  const home = join(folder, tool);
  if (!existsSync(home)) {
    mkdirSync(home);
    must('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', '--silent', tool], home);
  }
  return join(home, 'node_modules/.bin');
}

/**
 * A clone of the last commit. Pictures do not depend on who installs, so they are copied and not made again.
 */
function clone(): string {
  const project = join(folder, 'project');
  rmSync(project, { recursive: true, force: true });
  must('git', ['clone', '--quiet', process.cwd(), project], folder);
  if (existsSync('generated'))
    cpSync('generated', join(project, 'generated'), { recursive: true, preserveTimestamps: true });
  return project;
}

/** Starts the clone's site, requests a page and its health, and stops it. Returns the result as text. */
async function tried(node: string, npm: string): Promise<string> {
  const env = { ...clean, ...noSettings, PATH: [toolIn(node), toolIn(npm), systemPath].join(delimiter), PORT: port };
  const child = spawn('npm', ['start', '--', '--lang', 'en'], { cwd: clone(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const lines: string[] = [];
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('The site is on ')) resolve(line.slice('The site is on '.length));
      });
    }
  });
  const base = await Promise.race([address, ended]);
  if (typeof base !== 'string')
    return `ended: ${lines
      .filter((line) => !/^npm (warn|notice)/.test(line))
      .slice(-3)
      .join(' | ')}`;
  const statuses = await Promise.all(['/', healthPath].map(async (path) => (await fetch(base + path)).status));
  child.kill('SIGTERM');
  await ended;
  return `serves: ${statuses.join(', ')}`;
}

const versionOf = (tool: string): string => {
  const path = [toolIn(tool), systemPath].join(delimiter);
  return `${spawnSync(tool.split('@')[0] ?? '', ['--version'], { encoding: 'utf8', env: { ...clean, PATH: path } }).stdout.trim()}`;
};

try {
  for (const node of nodes) {
    for (const npm of npms) {
      const started = Date.now();
      const result = await tried(node, npm);
      if (result !== 'serves: 200, 200') process.exitCode = 1;
      console.log(
        `node ${versionOf(node)}, npm ${versionOf(npm)}: ${result} (${Math.round((Date.now() - started) / 1000)} s)`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
