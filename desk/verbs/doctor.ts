import type { Finding } from '../doctor/checks';
import { checks } from '../doctor/checks';
import { refusal, reply, type Surroundings, tool } from '../verb';

type Name = keyof typeof checks;
type Named = Finding & Readonly<{ name: Name }>;

const lineOf = ({ name, state, text }: Named, { words }: Surroundings): string =>
  `${words(`studio.doctor.states.${state}`).padEnd(7)} ${words(`studio.doctor.names.${name}`).padEnd(10)} ${text}`;

async function findingsOf(desk: Surroundings): Promise<readonly Named[]> {
  const findings: Named[] = [];
  for (const [name, check] of Object.entries(checks)) findings.push({ name: name as Name, ...(await check(desk)) });
  return findings;
}

export const doctor = tool({
  name: 'doctor',
  help: {
    pl: 'czy wszystko działa, a jeśli nie, jak to naprawić',
    en: 'whether all works, and how to mend what does not',
  },
  example: { pl: 'doctor', en: 'doctor' },
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
});
