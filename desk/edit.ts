import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
