import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { needs } from './needs';
import { Running } from './running';

/** As a machine that only has packages: its own users and settings, nothing in /srv, no process that listens. */
const laid = (etc: string): string =>
  [
    'mount --make-rprivate /',
    ...['/srv', '/run', '/var/log'].map((folder) => `mount -t tmpfs tmpfs ${folder}`),
    `cp -a /etc/. ${etc}`,
    `mount --bind ${etc} /etc`,
    'mkdir -p /var/log/nginx',
    'ip link set lo up',
    'echo ready',
    'exec sleep infinity',
  ].join(' && ');

const alone = ['unshare', '-m', '-n'];

/** For tests that make users, mount and listen on any port, for themselves alone: root, and the tools of a server. */
export const needsMachine = (): void =>
  needs(
    [
      ...[...alone, 'sh', '-c'],
      'mount -t tmpfs tmpfs /srv && ip link set lo up && which useradd setpriv nginx openssl curl systemd-analyze',
    ],
    'making a machine of its own needs root, and systemd, nginx, openssl and curl',
  );

type Told = Readonly<{ code: number | null; out: string; err: string }>;

/** A machine for one test, as far as one process can tell: its own users, folders and network. */
export class OwnMachine {
  private readonly begun: Running[] = [];
  private constructor(
    private readonly holder: Running,
    private readonly etc: string,
  ) {}

  static async start(): Promise<OwnMachine> {
    const etc = mkdtempSync(join(tmpdir(), 'etc-'));
    const holder = new Running([...alone, 'sh', '-c', laid(etc)]);
    await holder.said('ready');
    return new OwnMachine(holder, etc);
  }

  /** The path of one of its files for this process. */
  path = (path: string): string => `/proc/${this.holder.child.pid}/root${path}`;

  /** Shows a folder of this machine there. */
  mount(folder: string, at: string): void {
    mkdirSync(this.path(at), { recursive: true });
    this.root(`mount --bind ${folder} ${at}`);
  }

  private inside = (user: string): string[] => {
    const into = ['nsenter', '-t', `${this.holder.child.pid}`, '-m', '-n'];
    // the Node that runs this, and no variable of whoever runs it
    const path = `PATH=${dirname(process.execPath)}:/usr/sbin:/usr/bin:/sbin:/bin`;
    const clean = ['env', '-i', path, 'HOME=/srv/studio', 'LANG=C'];
    return user === 'root'
      ? [...into, ...clean]
      : [...into, 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...clean];
  };

  /** Types lines in `/`, as root or as a user that was made there. */
  type(user: string, lines: string): Told {
    const [command = '', ...args] = [...this.inside(user), 'sh', '-ec', lines];
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: '/', encoding: 'utf8' });
    return { code: status, out: stdout, err: stderr };
  }

  /** What must succeed. @returns what it printed */
  root(lines: string): string {
    return this.succeed('root', lines);
  }

  succeed(user: string, lines: string): string {
    const { code, out, err } = this.type(user, lines);
    if (code !== 0) throw new Error(`${user}: ${lines}\n${out}${err}`);
    return out;
  }

  /** Starts something that goes on. @returns the lines that it prints */
  begin(user: string, folder: string, variables: readonly string[], line: readonly string[]): readonly string[] {
    const running = new Running([
      ...this.inside(user),
      ...[...variables, 'sh', '-ec', `cd ${folder} && exec ${line.join(' ')}`],
    ]);
    this.begun.push(running);
    return running.lines;
  }

  async stop(): Promise<void> {
    for (const running of [...this.begun, this.holder]) await running.end('SIGTERM');
    rmSync(this.etc, { recursive: true, force: true });
  }
}
