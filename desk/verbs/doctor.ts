import type { Environment } from '@/server/platform/environment';
import { findingsOf, type Named } from '../health';
import { refusal, reply, type Surroundings, type Verb } from '../verb';

const lineOf = ({ name, state, text, fix }: Named, words: Surroundings['words']): string =>
  `${words(`studio.doctor.states.${state}`).padEnd(7)} ${words(`studio.doctor.names.${name}`).padEnd(10)} ${text}${fix ? `. ${fix}` : ''}`;

export const doctor: Verb = {
  help: 'whether all works, and how to mend what does not',
  async run(desk) {
    const { words } = desk;
    let settings: Environment;
    try {
      settings = desk.settings();
    } catch (error) {
      const faults = error instanceof Error ? error.message : '';
      return refusal(`Settings: ${faults}. Correct them in the file .env (for an example, see .env.example).`);
    }
    const findings = await findingsOf({ ...desk, settings }, 'all');
    const text = findings.map((finding) => lineOf(finding, words)).join('\n');
    const n = findings.filter(({ state }) => state === 'wrong').length;
    if (n === 0) return reply(text, findings);
    return { ...refusal(`To be fixed: ${n}`), shown: { text, data: findings } };
  },
};
