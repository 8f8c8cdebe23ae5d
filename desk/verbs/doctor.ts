import { translator } from '@/messages/translator';
import { findingsOf, type Named } from '../health';
import { refusal, reply, type Surroundings, type Verb } from '../verb';

const lineOf = ({ name, state, text, fix }: Named, words: Surroundings['words']): string =>
  `${words(`studio.doctor.states.${state}`).padEnd(7)} ${words(`studio.doctor.names.${name}`).padEnd(10)} ${text}${fix ? `. ${fix}` : ''}`;

/** In English, as all that is for whoever runs the machine. */
export const doctor: Verb = {
  name: 'doctor',
  help: 'whether all works, and how to mend what does not',
  async run(desk) {
    const words = translator('en');
    try {
      desk.settings();
    } catch (error) {
      return refusal(words('studio.doctor.settings', { faults: error instanceof Error ? error.message : '' }));
    }
    const findings = await findingsOf({ ...desk, words, locale: 'en' }, 'all');
    const text = findings.map((finding) => lineOf(finding, words)).join('\n');
    const n = findings.filter(({ state }) => state === 'wrong').length;
    if (n === 0) return reply(text, findings);
    return { ...refusal(words('studio.doctor.wrong', { n })), shown: { text, data: findings } };
  },
};
