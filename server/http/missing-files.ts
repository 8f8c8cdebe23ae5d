import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `made`: false where the file cannot be made. */
export type MakerMessage = Readonly<{ address: string; made: boolean }> | 'idle';

/**
 * Makes files of pictures while the site already runs . Its memory is freed when it ends, and answers come
 * first on a busy processor.
 */
const program = 'programs/maker.mjs';

/** All that pages name, whether they are made or not. */
export const namedFiles = (folder: string): readonly string[] =>
  JSON.parse(readFileSync(join(folder, 'generated/files.json'), 'utf8'));

export type MakeFile = (address: string) => Promise<boolean>;

export function missingFiles(folder: string): MakeFile {
  const asked = new Map<string, PromiseWithResolvers<boolean>>();
  let maker: ChildProcess | undefined;

  function end(address: string, made: boolean): void {
    asked.get(address)?.resolve(made);
    asked.delete(address);
  }

  function onMessage(message: MakerMessage): void {
    if (message !== 'idle') end(message.address, message.made);
    else if (asked.size === 0) {
      maker?.disconnect();
      maker = undefined;
    }
  }

  function start(): ChildProcess {
    const child = fork(join(folder, program), { cwd: folder, execArgv: [] });
    child.on('message', onMessage);
    // it could not start, or was killed: whoever waits gets false, and the next request starts another
    const lost = () => {
      if (maker !== child) return;
      maker = undefined;
      for (const address of asked.keys()) end(address, false);
    };
    child.once('error', lost).once('exit', lost);
    // the site's process must not wait for it; it ends with the site
    child.unref();
    child.channel?.unref();
    return child;
  }

  const isMissing = (address: string) => !existsSync(join(folder, 'files', address));
  if (namedFiles(folder).some(isMissing)) maker = start();
  return (address) => {
    const waiting = asked.get(address) ?? Promise.withResolvers<boolean>();
    if (!asked.has(address)) {
      asked.set(address, waiting);
      maker ??= start();
      maker.send(address);
    }
    return waiting.promise;
  };
}
