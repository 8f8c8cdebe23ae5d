import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenPath } from '@/domain/api';
import { noSettings } from './in-process/no-settings';
import { programs } from './in-process/programs';
import { Running } from './running';
import { test as base, expect } from './test';

/** Starts sites and stops them after the test, even if it fails. */
export const test = base.extend<{ startSite: typeof OwnSite.start }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  startSite: async ({}, use) => {
    const sites: OwnSite[] = [];
    await use(async (...given) => {
      const site = await OwnSite.start(...given);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.stop();
  },
});

export { expect };

type Settings = Readonly<Record<string, string>>;

/** The output of a process and how it ended. */
export type Ended = Readonly<{ code: number | null; lines: readonly string[]; ms: number }>;

type Program = Readonly<{
  /** What the program is started by, `strace` for one; it must put the program in its own place. */
  under?: readonly string[];
  /** What Node is given: the compiled server, unless a story changes what it is compiled from. */
  program?: readonly string[];
}>;

function launch(settings: Settings, { under = [], program = [programs.site] }: Program = {}): Running {
  const own = { RATE_LIMIT: 'off', NEXT_TELEMETRY_DISABLED: '1', PORT: '0', ...settings };
  return new Running([...under, process.execPath, ...program], { env: { ...process.env, ...noSettings, ...own } });
}

/** Runs the site's program until it ends by itself. */
export async function runToEnd(settings: Settings): Promise<Ended> {
  const started = performance.now();
  const running = launch(settings);
  const code = await running.finish();
  return { code, lines: running.lines, ms: performance.now() - started };
}

/** A site for one test: the real program, with its own port and storage. */
export class OwnSite {
  private constructor(
    private readonly running: Running,
    readonly port: number,
    /** Its data folder, unless the settings name another. */
    readonly folder: string,
  ) {}

  static async start(
    settings: Settings = {},
    under: (folder: string) => readonly string[] = () => [],
    program?: readonly string[],
  ) {
    const folder = await mkdtemp(join(tmpdir(), 'own-site-'));
    const own = { DATA_DIR: folder, ...settings };
    const running = launch(own, { under: under(folder), ...(program && { program }) });
    return new OwnSite(running, Number(new URL(await running.address()).port), folder);
  }

  get lines(): readonly string[] {
    return this.running.lines;
  }

  get pid(): number {
    return this.running.child.pid ?? 0;
  }

  get base(): string {
    return `http://localhost:${this.port}`;
  }

  /** The memory of the process (RSS). */
  residentBytes(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }

  /** The number of established connections of its port, from the system's table. */
  connections(): number {
    const port = this.port.toString(16).toUpperCase().padStart(4, '0');
    return ['tcp', 'tcp6']
      .flatMap((family) => readFileSync(`/proc/net/${family}`, 'utf8').split('\n'))
      .filter((line) => new RegExp(`^\\s*\\d+: [0-9A-F]+:${port} [0-9A-F]+:[0-9A-F]{4} 01 `).test(line)).length;
  }

  /** A raw connection, for what no browser would send. */
  async connect(): Promise<Wire> {
    const socket = connect(this.port, '127.0.0.1');
    await once(socket, 'connect');
    return new Wire(socket);
  }

  /** Waits for the answer to a new request: the site has then read what was sent before. */
  async taken(): Promise<void> {
    await (await fetch(`${this.base}${tokenPath}`)).text();
  }

  /** Waits until the site accepts no new connection. */
  async closed(): Promise<void> {
    for (let open = true; open; ) {
      open = await this.connect().then(
        ({ socket }) => Boolean(socket.destroy()),
        () => false,
      );
    }
  }

  /** Stops reading the log, as if the program that collects it had ended. */
  leaveLog(): void {
    const { stdout, stderr } = this.running.child;
    for (const stream of [stdout, stderr]) stream?.destroy();
  }

  signal(name: NodeJS.Signals): void {
    this.running.child.kill(name);
  }

  ended(): Promise<number | null> {
    return this.running.exit();
  }

  async stop(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** One raw TCP connection and what it received. */
export class Wire {
  private received = '';
  readonly closed: Promise<number>;

  constructor(readonly socket: Socket) {
    const started = performance.now();
    socket.on('data', (bytes) => {
      this.received += bytes.toString('latin1');
    });
    socket.on('error', () => undefined);
    // not the promise of `events.once`, because a connection that ends with a reset would reject it
    this.closed = new Promise((resolve) => socket.once('close', () => resolve(performance.now() - started)));
  }

  get text(): string {
    return this.received;
  }

  /** Sends the head of a form and the given part of its body. */
  post(path: string, headers: Readonly<Record<string, string | number>>, body = ''): void {
    const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
    this.socket.write([`POST ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  }

  async until(pattern: RegExp, ms = 10_000): Promise<string> {
    const end = performance.now() + ms;
    while (!pattern.test(this.received)) {
      if (performance.now() > end) throw new Error(`Waited for ${pattern}, got: ${this.received.slice(0, 500)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.received;
  }
}
