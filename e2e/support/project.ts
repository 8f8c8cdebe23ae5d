import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { noSettings } from './in-process/no-settings';
import { programs } from './in-process/programs';
import { Running } from './running';

type Settings = Readonly<Record<string, string>>;

function newFolder(): string {
  mkdirSync('test-results', { recursive: true });
  return mkdtempSync('test-results/project-');
}

/** A copy of the project, with packages, generated files and build, that a test may damage. */
export class Project {
  readonly folder: string;
  private readonly started: Running[] = [];

  /** @param folder of a copy that is there already */
  constructor(folder: string) {
    this.folder = realpathSync(folder);
  }

  /** @param built with the last builds; without them the compiler's cache and the commands alone, for a project that is built anew */
  static copy({ folder = newFolder(), built = true }: { folder?: string; built?: boolean } = {}): Project {
    const project = new Project(folder);
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    // with the exact times of the files, since a picture whose time is another is read anew, and Node's own copy rounds them
    execFileSync('cp', ['-a', '--parents', ...listed.split('\n').filter(existsSync), `${project.folder}/`]);
    const tables = readdirSync('generated').filter((name) => name !== 'pictures');
    const made = [...tables.map((name) => `generated/${name}`), '.next/cache', ...(built ? ['.site'] : [])];
    execFileSync('cp', ['-a', '--parents', ...made, `${project.folder}/`]);
    // hard links, because these are 30,000 files, and nothing writes to them: a picture is made under a name of its own
    execFileSync('cp', ['-al', '--parents', 'node_modules', 'generated/pictures', `${project.folder}/`]);
    return project;
  }

  run(script: 'start' | 'build' | 'serve' | 'desk' | 'dev', settings: Settings = {}): Running {
    return this.launch([`scripts/${script}.mjs`], settings);
  }

  /** A command of the artist's, as she types it. */
  studio = (line: readonly string[], settings: Settings = {}): Running =>
    this.launch(['.site/current/programs/studio.mjs', ...line], settings);

  /** Serves the desk, of the build that is tested. */
  async startDesk(settings: Settings): Promise<Running> {
    const desk = this.launch([programs.desk], settings);
    await desk.said('"event":"ready"');
    return desk;
  }

  /** A link that opens a running desk once. */
  async deskLink(settings: Settings): Promise<string> {
    const asked = this.launch([programs.studio, 'desk', '--json'], settings);
    await asked.finish();
    return JSON.parse(asked.lines.join('')).link;
  }

  /** A command of the packages. */
  command = ([name = '', ...args]: readonly string[]): Running =>
    this.launch([realpathSync(this.path(`node_modules/.bin/${name}`)), ...args], {});

  private launch(command: readonly string[], settings: Settings): Running {
    const env = { ...process.env, ...noSettings, DATA_DIR: undefined, PORT: '0', RATE_LIMIT: 'off', ...settings };
    // detached makes a new process group, which can be killed as a whole
    const running = new Running([process.execPath, ...command], { cwd: this.folder, env, detached: true });
    this.started.push(running);
    return running;
  }

  path = (name: string): string => join(this.folder, name);
  has = (name: string): boolean => existsSync(this.path(name));

  /** Changes a file. @returns restores it */
  change(name: string, to: (text: string) => string | Buffer): () => void {
    const before = readFileSync(this.path(name));
    const after = to(before.toString());
    if (before.equals(Buffer.from(after))) throw new Error(`Nothing changes in ${name}.`);
    writeFileSync(this.path(name), after);
    return () => writeFileSync(this.path(name), before);
  }

  current = (): string => realpathSync(this.path('.site/current'));

  /** Ends all that it has started. */
  async end(): Promise<void> {
    for (const running of this.started) await running.cut();
  }

  async remove(): Promise<void> {
    await this.end();
    // what the desk has started goes on without it, and may still write
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
}
