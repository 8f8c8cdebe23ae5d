import { fork } from 'node:child_process';
import { once } from 'node:events';
import { refusal, reply, type Surroundings, type Verb } from '../verb';

/** How publishing ended, as `scripts/publish.mjs` says it: in one sentence, and where visitors see it. */
type Outcome = Readonly<{ ok: boolean; said: string; address?: string }>;

const program = 'scripts/publish.mjs';

/** Runs the program that builds and leads over; its progress is shown on the terminal. @returns null where it broke off */
async function outcomeOf({ folder, json }: Surroundings, options: readonly string[]): Promise<Outcome | null> {
  const child = fork(program, [...options], {
    ...{ cwd: folder, execArgv: [], stdio: ['inherit', json ? 'ignore' : 'inherit', 'inherit', 'ipc'] },
  });
  let told: Outcome | null = null;
  child.on('message', (outcome: Outcome) => {
    told = outcome;
  });
  await once(child, 'close');
  return told;
}

export const publish: Verb = {
  name: 'publish',
  help: 'shows on the site what was changed',
  options: { back: 'goes back to the site before the last one' },
  async run(desk, _, { back }) {
    const outcome = await outcomeOf(desk, back ? ['--back'] : []);
    return outcome?.ok ? reply(outcome.said, outcome) : refusal(outcome?.said ?? program);
  },
};
