import { parseEnvironment } from '@/server/platform/environment';
import { type DeskEffects, desk } from './desk';

type Printed = Readonly<{ code: number; out: string; err: string }>;

/** Types a command line and waits for its end; without a storage of its own it must not ask for one. */
export async function typed(line: readonly string[], effects: Partial<DeskEffects> = {}): Promise<Printed> {
  let [out, err] = ['', ''];
  const code = await desk(line, {
    withStorage: () => Promise.reject(new Error('a storage was opened')),
    now: Date.now,
    folder: '.',
    settings: () => parseEnvironment({ DATA_DIR: '/nowhere' }),
    isTerminal: false,
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    ...effects,
  });
  return { code, out, err };
}
