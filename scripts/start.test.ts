import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSettings } from '@/e2e/support/in-process/no-settings';

/** A clone without installed packages: this is all that `npm start` has when it checks the settings. */
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
const cache = mkdtempSync(join(tmpdir(), 'nothing-'));
const parts = ['package.json', 'package-lock.json', 'scripts', 'domain', 'server'];
const listing = (): readonly string[] => readdirSync(clone, { recursive: true }).map(String).sort();
let [before, taken]: [readonly string[], Server] = [[], createServer()];

beforeAll(async () => {
  for (const part of parts) cpSync(part, join(clone, part), { recursive: true });
  writeFileSync(join(clone, 'file'), '');
  before = listing();
  taken = createServer().listen(0);
  await once(taken, 'listening');
});
afterAll(() => {
  taken.close();
  for (const folder of [clone, cache]) rmSync(folder, { recursive: true });
});

type Ended = Readonly<{ code: number | null; lines: readonly string[] }>;

/**
 * There is nothing to install from: if the settings pass by mistake, the installation fails at once, and so does the
 * test.
 */
async function npmStart(
  settings: Readonly<Record<string, string>>,
  command: readonly [string, ...string[]] = ['npm', 'start', '--silent'],
): Promise<Ended> {
  const env = {
    ...process.env,
    ...noSettings,
    PORT: '0',
    DATA_DIR: '',
    npm_config_offline: 'true',
    npm_config_cache: cache,
    ...settings,
  };
  const child = spawn(command[0], command.slice(1), { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  // npm's remarks about its own settings on this machine
  return { code, lines: said.split('\n').filter((line) => line && !line.startsWith('npm warn')) };
}

const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'www@studio.example', MAIL_TO: 'anna@studio.example' };

/** What only the system can say, and one that holds a password; what each variable may be is `server/platform/environment.test.ts`. */
const wrong: [name: string, value: string, beside?: Readonly<Record<string, string>>][] = [
  // an address reserved for documentation: no machine has it
  ['HOST', '192.0.2.1'],
  ['PORT', 'taken'],
  ['DATA_DIR', 'file/below'],
  ['DATA_DIR', '/proc/no/dir/at/all'],
  ['SMTP_URL', 'smtp://anna:se@secret@mail.example', smtp],
];

test.concurrent.each(wrong)(
  'npm start with %s=%s ends with one line that names it, and has done nothing',
  async (name, value, beside) => {
    const text = value === 'taken' ? `${(taken.address() as AddressInfo).port}` : value;
    const { code, lines } = await npmStart({ ...beside, [name]: text });
    expect([code, lines]).toEqual([1, [expect.stringMatching(new RegExp(`^${name} (\\d+ )?(must|needs|is|may) `))]]);
    // addresses may contain passwords
    expect(lines.join()).not.toContain('secret');
  },
);

test('TRUST-26: nothing of it was installed, prepared or built', () => {
  expect(listing()).toEqual(before);
});

test('TRUST-26: slips in the file of settings end the start with a line each, and names of others do not', async () => {
  const file = join(clone, '.env');
  const slips = ['SMTP_ULR=smtp://mail.example', 'DATADIR=data', 'site_url=https://studio.example'];
  const cut = 'SMTP_URL=smtp://anna:se#secret@mail.example';
  writeFileSync(file, ['# ours', 'TZ=Europe/Warsaw', 'PATHS=1', ...slips, cut].join('\n'));
  const { code, lines } = await npmStart({});
  expect([code, ...lines]).toEqual([
    1,
    'DATADIR is not the name of a setting; DATA_DIR is',
    'SMTP_ULR is not the name of a setting; SMTP_URL is',
    'site_url is not the name of a setting; SITE_URL is',
    'SMTP_URL must have # written as %23, since a comment begins there',
  ]);
  writeFileSync(file, 'TZ=Europe/Warsaw\nHOSTNAMES=a\nMAIL=1 # of others\n');
  expect((await npmStart({ PORT: 'many' })).lines).toEqual(['PORT must be a port number']);
  rmSync(file);
});

test('TRUST-31: a start with other folders than those of the site that runs here names both, and publishes nothing', async () => {
  const site = createHttpServer((_, answer) => void answer.end('{"version":"1","build":"a"}')).listen(0, 'localhost');
  await once(site, 'listening');
  const [serving, address] = [join(clone, '.site/serving'), `http://localhost:${(site.address() as AddressInfo).port}`];
  mkdirSync(serving, { recursive: true });
  const folders = { DATA_DIR: join(clone, 'hers'), CONTENT_DIR: join(clone, 'hers/content') };
  writeFileSync(join(serving, 'site.json'), JSON.stringify({ pid: process.pid, address, sites: [], folders }));
  for (const [settings, name, own] of [
    [{ DATA_DIR: '/proc/nodir' }, 'DATA_DIR', '/proc/nodir'],
    [{ DATA_DIR: 'hers', CONTENT_DIR: 'other' }, 'CONTENT_DIR', join(clone, 'other')],
  ] as const) {
    const { code, lines } = await npmStart(settings);
    const said = `the site that runs here has ${name} ${folders[name]}, and this command ${own}. `;
    expect([code, lines]).toEqual([1, [expect.stringContaining(said)]]);
  }
  const publishing = await npmStart({ DATA_DIR: 'other' }, [process.execPath, 'scripts/publish.mjs']);
  const said = `It is NOT on the site: the site that runs here has DATA_DIR ${folders.DATA_DIR}, and this command`;
  expect([publishing.code, publishing.lines]).toEqual([1, [expect.stringContaining(said)]]);
  site.close();
  rmSync(join(clone, '.site'), { recursive: true });
});

test('TRUST-26: a slip in the environment ends the start with one line, and names of others there do not', async () => {
  const slip = await npmStart({ SMTP_ULR: 'smtp://mail.example' });
  expect([slip.code, slip.lines]).toEqual([1, ['SMTP_ULR is not the name of a setting; SMTP_URL is']]);
  // beside the right name it is somebody else's
  const beside = { ...smtp, SMTP_URI: 'a', HOSTS: 'a', PORT: 'many' };
  expect((await npmStart(beside)).lines).toEqual(['PORT must be a port number']);
});

test('a command of the artist before the first build says what comes first, in one line', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'studio', '--', 'doctor'], {
    cwd: join(clone, 'domain'),
    encoding: 'utf8',
  });
  const lines = stderr.split('\n').filter((one) => one && !one.startsWith('npm warn'));
  expect([status, stdout, lines]).toEqual([1, '', [expect.stringMatching(/^The site is not built yet.*npm start$/)]]);
});

test('several wrong values are told together, a line each', async () => {
  const { lines } = await npmStart({ PORT: 'many', RATE_LIMIT: 'no' });
  expect(lines).toEqual(['PORT must be a port number', 'RATE_LIMIT must be on or off']);
});
