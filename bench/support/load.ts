import { Agent, get } from 'node:http';

type Load = Readonly<{ url: string; connections: number; ms: number }>;

/** @returns the number of bytes received */
export function fetchOnce(url: string, agent: Agent, headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Requests answered in full per second, with so many keep-alive connections, for so many ms. */
export async function requestsPerSecond({ url, connections, ms }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + ms;
  let answered = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await fetchOnce(url, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return (answered * 1000) / ms;
}
