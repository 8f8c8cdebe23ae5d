import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { noSettings } from './in-process/no-settings';
import { programs } from './in-process/programs';
import { needs } from './needs';

/** What a command printed, and how it ended. In a terminal both streams are one. */
export type Printed = Readonly<{ code: number | null; out: string; err: string }>;

type Surroundings = Readonly<{
  /** The folder of a copy of the project, whose content the command changes. */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** What the command is started by, as where it is given a small disk. */
  on?: readonly string[];
  /** What is typed, and what must have been printed before it is. */
  types?: readonly (readonly [after: RegExp, keys: string])[];
}>;

async function printed(
  [command = '', ...args]: readonly string[],
  { cwd, env = {}, types = [] }: Surroundings,
): Promise<Printed> {
  const stdio = ['pipe', 'pipe', 'pipe'] as const;
  // the runner of the tests asks for colour; NO_COLOR would yield to it
  const { FORCE_COLOR: _, ...own } = process.env;
  const surroundings = { ...(cwd && { cwd }), env: { ...own, ...noSettings, ...env }, stdio: [...stdio] };
  const child = spawn(command, args, surroundings);
  let [out, err] = ['', ''];
  const left = [...types];
  child.stdout.on('data', (bytes: Buffer) => {
    out += bytes.toString();
    const [next] = left;
    if (!next?.[0].test(out)) return;
    child.stdin.write(next[1]);
    left.shift();
  });
  child.stderr.on('data', (bytes: Buffer) => {
    err += bytes.toString();
  });
  if (types.length === 0) child.stdin.end();
  const [code] = await once(child, 'close');
  return { code, out: out.replaceAll('\r\n', '\n'), err };
}

/** Runs an artist's command as a program does: no terminal. */
export const command = (line: readonly string[], surroundings: Surroundings = {}): Promise<Printed> =>
  printed([...(surroundings.on ?? []), process.execPath, programs.studio, ...line], surroundings);

/** Opens the desk by a link as a browser does. @returns the cookie by which it is known from then on */
export async function enter(link: string): Promise<string> {
  const headers = { origin: new URL(link).origin, 'content-type': 'application/x-www-form-urlencoded' };
  const { headers: answered } = await fetch(link, { method: 'POST', headers, body: 'own=on', redirect: 'manual' });
  return answered.get('set-cookie')?.split(';')[0] ?? '';
}

/** Runs a line of a shell, as it is typed, in a pseudo-terminal of so many columns. */
export const typedInTerminal = (typed: string, columns: number, surroundings: Surroundings = {}): Promise<Printed> =>
  printed(['script', '-qec', `stty cols ${columns} rows 40; ${typed}`, '/dev/null'], {
    ...surroundings,
    env: { TERM: 'xterm-256color', ...surroundings.env },
  });

/** For tests that need a pseudo-terminal: `script` of util-linux. */
export const needsTerminal = (): void =>
  needs(['script', '-qec', 'stty cols 80', '/dev/null'], 'there is no script (util-linux) to make a pseudo-terminal');
