import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import input from '@inquirer/input';
import { wrap } from './terminal';

const theme = { prefix: { idle: '', done: '' } };
const left: ReadonlySet<string> = new Set(['ExitPromptError', 'AbortPromptError']);

/** Asks in the terminal. Where nobody sits at one, and where they leave with Ctrl+C or Ctrl+D, the answer is empty. */
export async function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return '';
  const rows = wrap(question, Math.min(100, stderr.columns || 80) - 2);
  for (const row of rows.slice(0, -1)) stderr.write(`${row}\n`);
  // Ctrl+D ends the reading of the line, of which the prompt is told nothing
  const end = new AbortController();
  stdin.once('pause', () => end.abort());
  return input({ message: rows.at(-1) ?? '', theme }, { output: stderr, signal: end.signal }).catch(
    (error: unknown) => {
      if (error instanceof Error && left.has(error.name)) return '';
      throw error;
    },
  );
}

/** The editor that the artist chose, as other programs find it. */
const editorIn = ({ VISUAL, EDITOR }: NodeJS.ProcessEnv): string => VISUAL || EDITOR || 'nano';

/**
 * Opens a file in the artist's editor and waits until it is closed. The editor may be a command with options.
 * @returns false where there is no terminal to edit in, no such editor, or it failed
 */
export async function edit(file: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const child = spawn('sh', ['-c', `${editorIn(process.env)} "$1"`, 'sh', file], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

type System = Readonly<{ platform: NodeJS.Platform; env: NodeJS.ProcessEnv }>;

/** What opens a file in its own program. @returns null where nobody sits at a screen */
export function openerOf({ platform, env }: System): readonly [command: string, ...args: string[]] | null {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** Opens a file in the artist's browser. @returns false where there is no screen, or nothing that opens it */
export async function showFile(path: string): Promise<boolean> {
  const opener = openerOf(process);
  if (!opener) return false;
  const [command, ...args] = opener;
  const child = spawn(command, [...args, path], { stdio: 'ignore', detached: true });
  const started = once(child, 'spawn').then(
    () => true,
    () => false,
  );
  child.unref();
  return started;
}

/** Whoever reads what a command prints may have seen enough, as `| head` has: that is no failure, and nobody is left to tell. */
export function endsQuietly(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
