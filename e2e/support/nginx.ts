import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keptPort } from './in-process/kept-port';
import { needs } from './needs';

export const needsNginx = (): void => needs(['nginx', '-v'], 'nginx is missing on this machine');

/** Where the last build lies. */
const files = resolve('.site/current/files');

/** Everything that nginx would else read or write in folders of the system. It reads the site as whoever runs the tests. */
const around = (folder: string, site: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors warn;
events { worker_connections 1024; }
http {
  default_type application/octet-stream;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${site}
}
`;

/** The configuration of `deploy`, with ports and folders of the test, and without TLS, for which nobody signs here. */
async function deployed(port: number, site: number, folder: string): Promise<string> {
  const [studio, pages] = await Promise.all(
    ['studio', 'pages'].map((name) => readFile(`deploy/nginx/${name}.conf`, 'utf8')),
  );
  await writeFile(join(folder, 'pages.conf'), (pages ?? '').replace('/srv/studio/3000/.site/current/files', files));
  return (studio ?? '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ *ssl_certificate.*\n/g, '')
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${site};`)
    .replace('/srv/studio/cache', join(folder, 'cache'))
    .replace('/etc/nginx/studio-pages*.conf', join(folder, 'pages*.conf'));
}

/** The least that serves the finished folder: any host of static files does as much. */
const plain = (port: number): string => `
server {
  listen 127.0.0.1:${port};
  root ${files};
  gzip_static on;
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; image/avif avif; image/webp webp; font/woff2 woff2; }
  try_files $uri $uri.html \${uri}index.html =404;
  error_page 404 /404.html;
}`;

async function answers(base: string): Promise<boolean> {
  return fetch(base).then(
    (answer) => answer.arrayBuffer().then(() => true),
    () => false,
  );
}

/** A real nginx. */
export class Nginx {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly base: string,
  ) {}

  private static async begin(write: (port: number, folder: string) => string | Promise<string>): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    await chmod(folder, 0o755);
    const port = await keptPort();
    await writeFile(join(folder, 'nginx.conf'), around(folder, await write(port, folder)));
    const child = spawn('nginx', ['-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    // also where a test fails
    process.once('exit', () => child.kill());
    const nginx = new Nginx(child, folder, `http://127.0.0.1:${port}`);
    while (!(await answers(nginx.base))) {
      if (child.exitCode !== null) throw new Error(`nginx does not start: ${nginx.errors()}`);
      await wait(20);
    }
    return nginx;
  }

  /**
   * In front of a site, as `deploy` says.
   * @param withPages whether it sends pages from the disk
   */
  static before = (site: number, withPages: boolean): Promise<Nginx> =>
    Nginx.begin(async (port, folder) => {
      const conf = await deployed(port, site, folder);
      return withPages ? conf : conf.replace(/ *include .*pages.*\n/, '');
    });

  /** With the finished folder alone. */
  static alone = (): Promise<Nginx> => Nginx.begin(plain);

  /** Its log of errors. */
  errors = (): string => readFileSync(join(this.folder, 'errors'), 'utf8');

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true });
  }
}
