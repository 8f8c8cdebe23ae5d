import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { formPath } from '@/domain/api';
import type { Letter } from './letter';

export type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; text: string }>;

/** After this time a missing answer fails the test; it is not a limit of the site. */
const hangMs = 25_000;

const optionsOf = ({ form, headers }: Letter, port: number) => ({
  ...{ host: '127.0.0.1', port, method: 'POST', path: formPath(form) },
  headers,
});

/** Closes the connection just before the end of the body, so no answer can come. */
function postCut(letter: Letter, port: number): Promise<null> {
  const options = optionsOf(letter, port);
  const headers = { ...options.headers, 'Content-Length': String(letter.body.length + 2) };
  const sent = request({ ...options, headers });
  sent.on('error', () => undefined).write(Buffer.concat([letter.body, Buffer.from(' ')]), () => sent.destroy());
  return new Promise((resolve) => sent.once('close', () => resolve(null)));
}

function post(letter: Letter, port: number, agent: Agent): Promise<Answer> {
  const { body, way } = letter;
  const { headers, ...options } = optionsOf(letter, port);
  const length = way === 'chunked' ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, agent, headers: { ...headers, ...length }, timeout: hangMs }, (answer) => {
      const { statusCode: status = 0, headers: answered } = answer;
      text(answer).then((words) => resolve({ status, headers: answered, text: words }), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer'))).on('error', reject);
    const middle = Math.floor(body.length / 2);
    if (way === 'chunked') sent.write(body.subarray(0, middle));
    sent.end(way === 'chunked' ? body.subarray(middle) : body);
  });
}

/** Sends requests over connections that are kept open. */
export class PostBag {
  private readonly agent = new Agent({ keepAlive: true });
  private made = 0;

  constructor(private readonly port: number) {
    const connect = this.agent.createConnection.bind(this.agent);
    this.agent.createConnection = (...given) => {
      this.made += 1;
      return connect(...given);
    };
  }

  get connections(): number {
    return this.made;
  }

  /** @returns the answer; null if the request was cut off */
  send(letter: Letter): Promise<Answer | null> {
    return letter.way === 'cut' ? postCut(letter, this.port) : post(letter, this.port, this.agent);
  }

  close(): void {
    this.agent.destroy();
  }
}
