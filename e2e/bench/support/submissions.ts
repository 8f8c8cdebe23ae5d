import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { formPath } from '@/domain/api';

/** A message as the contact form sends it, different for each index. */
export const message = (index: number): string =>
  JSON.stringify({ email: 'anna@example.com', phone: '600 700 800', text: `Wiadomość ${index} `.padEnd(500, 'x') });

function send(socket: Socket, body: string): void {
  const bytes = Buffer.from(body);
  const head = [`POST ${formPath('contact')} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
  socket.write([...head, `Content-Length: ${bytes.length}`, '', ''].join('\r\n'));
  socket.write(bytes);
}

const answer = /^HTTP\/1\.1 (\d+)[\s\S]*?\r\ncontent-length: (\d+)\r\n[\s\S]*?\r\n\r\n/i;

/** Reads an answer from the socket itself, because Node's HTTP client would use more CPU than the site. */
async function statusOf(socket: Socket): Promise<number> {
  let text = '';
  for (;;) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    text += bytes.toString('latin1');
    const found = answer.exec(text);
    if (found && text.length >= found[0].length + Number(found[2])) return Number(found[1]);
  }
}

type Load = Readonly<{ port: number; connections: number; ms: number; from: number }>;

/** Messages accepted per second over keep-alive connections, one after the other on each. */
export async function acceptedPerSecond({ port, connections, ms, from }: Load): Promise<number> {
  const until = performance.now() + ms;
  let [next, accepted] = [from, 0];
  const visitor = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    while (performance.now() < until) {
      send(socket, message(next++));
      if ((await statusOf(socket)) === 201) accepted += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return (accepted * 1000) / ms;
}
