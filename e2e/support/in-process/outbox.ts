import { closedCircuit, type Outbox, sendDue } from '@/server/mail/outbox/send-due';
import type { Delivery, Letter, Transport } from '@/server/mail/transport/transport';
import { saveSubmission } from '@/server/storage/queries/save';
import type { Studio } from './studio';

/** An outbox with a simulated mail server and a clock that the test moves. */
export type Post = Readonly<{
  outbox: Outbox;
  /** The Message-IDs of the letters sent. */
  sent: string[];
  probes: () => number;
  now: () => number;
  pass: (ms: number) => void;
  answer: (answer: (letter: Letter) => Delivery) => void;
  save: (times?: number) => Promise<void>;
  round: () => Promise<void>;
}>;

const letterOf = (messageId: string): Letter => ({
  ...{ messageId, from: { name: '', address: 'www@studio.example' }, to: 'anna@studio.example', replyTo: null },
  ...{ subject: '', text: '', attachments: [] },
});

export function openPost({ storage, effects, log }: Studio): Post {
  let clock = effects.now();
  let probes = 0;
  let saved = 0;
  let answer: (letter: Letter) => Delivery = () => ({ state: 'sent' });
  const sent: string[] = [];
  const now = (): number => clock;
  const transport: Transport = {
    async send(letter) {
      const delivery = answer(letter);
      if (delivery.state === 'sent') sent.push(letter.messageId);
      return delivery;
    },
    async answers() {
      probes += 1;
      return answer(letterOf('probe')).state !== 'unreachable';
    },
  };
  const compose: Outbox['compose'] = async (_, { message_id }) => letterOf(message_id);
  const outbox: Outbox = {
    ...{ storage, transport, compose, now, circuit: closedCircuit(), stopped: () => false },
    log: (line) => void log.push(line),
  };
  const submission = { kind: 'contact', language: 'pl', fields: {}, email: null, key: null, photos: [] } as const;
  const letters = [{ kind: 'artist', part: 1, parts: 1, photos: [], to: null }] as const;
  return {
    ...{ outbox, sent, now, probes: () => probes },
    pass: (ms) => {
      clock += ms;
    },
    answer: (next) => {
      answer = next;
    },
    async save(times = 1) {
      for (let time = 0; time < times; time += 1) {
        saved += 1;
        await saveSubmission(storage, { ...submission, hash: `h${saved}`, letters }, { ...effects, now });
      }
    },
    round: () => sendDue(outbox),
  };
}
