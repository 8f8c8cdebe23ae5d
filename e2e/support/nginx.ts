import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keptPort } from './in-process/kept-port';
import { noSettings } from './in-process/no-settings';
import { programs } from './in-process/programs';
import { needs } from './needs';

export const needsNginx = (): void => needs(['nginx', '-v'], 'nginx is missing on this machine');

/** Everything that nginx would else read or write in folders of the system. */
const around = (folder: string, site: string): string => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors warn;
events { worker_connections 1024; }
http {
  default_type application/octet-stream;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${site}
}
`;

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, value), template);

type Folders = Readonly<{ folder: string; statics: string }>;

async function configured({ statics }: Folders, port: number, ports: readonly number[]): Promise<string> {
  return filled(await readFile('deploy/nginx/studio.conf.template', 'utf8'), {
    STUDIO_LISTEN: `127.0.0.1:${port}`,
    STUDIO_STATIC: statics,
    STUDIO_APPS: ports.map((app) => `server 127.0.0.1:${app};`).join(' '),
  });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // nginx gives up root for its workers, which read here
  await chmod(folder, 0o755);
  return folder;
}

async function answers(base: string): Promise<boolean> {
  return fetch(base).then(
    (answer) => answer.arrayBuffer().then(() => true),
    () => false,
  );
}

/** Whether a worker of nginx takes new connections: its title says when it does no longer. */
function isOpen(pid: string): boolean {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('shutting down');
  } catch {
    return false;
  }
}

/** A real nginx, in front of sites on some ports. */
export class Nginx {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folders: Folders,
    readonly port: number,
  ) {}

  /**
   * With the configuration of `deploy`.
   * @param statics the folder of what it sends; usually one with the site of the last build
   */
  static async start(
    ports: readonly number[],
    settings: Readonly<Record<string, string>> = {},
    statics?: string,
  ): Promise<Nginx> {
    const folder = await newFolder();
    const env = { ...process.env, ...noSettings, ...settings };
    const folders = { folder, statics: statics ?? join(folder, 'static') };
    if (!statics) execFileSync(process.execPath, [programs.static, folders.statics], { env, stdio: 'pipe' });
    const port = await keptPort();
    const site = await configured(folders, port, ports);
    await writeFile(join(folder, 'nginx.conf'), around(folder, site));
    const child = spawn('nginx', ['-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    // also where a test fails
    process.once('exit', () => child.kill());
    const nginx = new Nginx(child, folders, port);
    while (!(await answers(nginx.base))) {
      if (child.exitCode !== null)
        throw new Error(`nginx does not start: ${await readFile(join(folder, 'errors'), 'utf8')}`);
      await wait(20);
    }
    return nginx;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Leads what is new to other sites, as `nginx -s reload` does; resolves once the workers before take nothing new. */
  async lead(ports: readonly number[]): Promise<void> {
    const before = this.workers();
    const { folder } = this.folders;
    const site = await configured(this.folders, this.port, ports);
    await writeFile(join(folder, 'nginx.conf'), around(folder, site));
    this.reload();
    while (this.workers().some((worker) => before.includes(worker) && isOpen(worker))) await wait(20);
    // what a worker has taken just then is on its way to the site
    await wait(500);
  }

  /** Lets it read its configuration again, as `nginx -s reload` does. */
  reload = (): void => void this.child.kill('SIGHUP');

  /** Its log of errors. */
  errors = (): string => readFileSync(join(this.folders.folder, 'errors'), 'utf8');

  private workers(): readonly string[] {
    const { pid } = this.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folders.folder, { recursive: true });
  }
}
