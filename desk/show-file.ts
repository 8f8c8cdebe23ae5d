import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
