import type { Studio } from '@/e2e/support/in-process/studio';
import { parseEnvironment } from '@/server/platform/environment';
import { type DeskEffects, desk } from './desk';

type Printed = Readonly<{ code: number; out: string; err: string }>;

/** Types a command line and waits for its end; without a storage of its own it must not ask for one. */
export async function typed(line: readonly string[], effects: Partial<DeskEffects> = {}): Promise<Printed> {
  let [out, err] = ['', ''];
  const code = await desk(line, {
    withStorage: () => Promise.reject(new Error('a storage was opened')),
    now: Date.now,
    ask: async () => '',
    folder: '.',
    settings: () => parseEnvironment({ DATA_DIR: '/nowhere' }),
    isTerminal: false,
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    ...effects,
  });
  return { code, out, err };
}

export type Extra = Partial<
  Readonly<{ reference: string | undefined; yes: boolean }> & Readonly<{ now: number }> & Pick<DeskEffects, 'ask'>
>;

/** Types a command in a test's studio. @returns what it printed, where it did what was asked and where not */
export async function typedIn(
  { storage, effects, place }: Pick<Studio, 'storage' | 'effects' | 'place'>,
  command: string,
  { reference, yes, now = effects.now(), ...given }: Extra = {},
): Promise<Readonly<{ ok: boolean; text: string }>> {
  const line = [...command.split(' '), ...(reference === undefined ? [] : [reference]), ...(yes ? ['--yes'] : [])];
  const settings = () => ({ ...parseEnvironment({}), ...place });
  const { code, out, err } = await typed(line, {
    withStorage: (work) => work(storage),
    now: () => now,
    settings,
    ...given,
  });
  return { ok: code === 0, text: (out + err).replace(/\n$/, '') };
}
