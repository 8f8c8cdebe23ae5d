import { findingsOf, type Named } from '../health';
import { refusal, reply, type Surroundings, type Verb } from '../verb';

const lineOf = ({ name, state, text }: Named, { words }: Surroundings): string =>
  `${words(`studio.doctor.states.${state}`).padEnd(7)} ${words(`studio.doctor.names.${name}`).padEnd(10)} ${text}`;

export const doctor: Verb = {
  name: 'doctor',
  help: 'whether all works, and how to mend what does not',
  async run(desk) {
    const { words } = desk;
    try {
      desk.settings();
    } catch (error) {
      return refusal(words('studio.doctor.settings', { faults: error instanceof Error ? error.message : '' }));
    }
    const findings = await findingsOf(desk);
    const text = findings.map((finding) => lineOf(finding, desk)).join('\n');
    const n = findings.filter(({ state }) => state === 'wrong').length;
    if (n === 0) return reply(text, findings);
    return { ...refusal(words('studio.doctor.wrong', { n })), shown: { text, data: findings } };
  },
};
