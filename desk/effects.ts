import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/**
 * The editor that the artist chose, as other programs find it. npm says `EDITOR=vi` in every script where nobody has named
 * one, and whoever did not name vi cannot leave it.
 */
const editorIn = ({ VISUAL, EDITOR, npm_lifecycle_event }: Partial<NodeJS.ProcessEnv>): string =>
  VISUAL || (EDITOR === 'vi' && npm_lifecycle_event ? '' : EDITOR) || 'nano';

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
function openerOf({ platform, env }: System): readonly [command: string, ...args: string[]] | null {
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
