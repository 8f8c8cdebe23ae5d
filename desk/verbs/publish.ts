import { fork } from 'node:child_process';
import { once } from 'node:events';
import { refusal, reply, type Verb } from '../verb';

type Outcome = Readonly<{ ok: boolean; said: string; address?: string }>;

const program = 'scripts/publish.mjs';

export const publish: Verb = {
  help: 'shows on the site what was changed',
  back: 'goes back to the site before the last one',
  async run({ folder, json }, _, isBack) {
    const child = fork(program, isBack ? ['--back'] : [], {
      cwd: folder,
      execArgv: [],
      stdio: ['inherit', json ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    });
    let outcome = { ok: false, said: program } as Outcome;
    child.on('message', (message: Outcome) => {
      outcome = message;
    });
    await once(child, 'close');
    return outcome.ok ? reply(outcome.said, outcome) : refusal(outcome.said);
  },
};
