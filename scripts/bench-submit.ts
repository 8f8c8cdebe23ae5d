import { spawn } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Accepted messages a second at 64 connections, beside a loop of single synchronous writes to the same disk. */
const connections = 64;
const seconds = 5;

const message = (index: number): string =>
  JSON.stringify({ email: 'anna@example.com', phone: '600 700 800', text: `Wiadomość ${index} `.padEnd(500, 'x') });

function post(agent: Agent, port: number, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const options = { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/web/form/contact/', headers };
    const sent = request(options, (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', reject).end(body);
  });
}

async function submissionsPerSecond(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let index = 0;
  let accepted = 0;
  const send = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      if ((await post(agent, port, message(index++))) === 201) accepted += 1;
    }
  };
  const run = (ms: number) => Promise.all(Array.from({ length: connections }, () => send(performance.now() + ms)));
  await run(1000);
  accepted = 0;
  await run(seconds * 1000);
  agent.destroy();
  return accepted / seconds;
}

function writesPerSecond(folder: string): number {
  const file = openSync(join(folder, 'writes'), 'a');
  const until = performance.now() + seconds * 1000;
  let written = 0;
  for (; performance.now() < until; written += 1) {
    writeSync(file, message(written));
    fsyncSync(file);
  }
  closeSync(file);
  return written / seconds;
}

async function serve(folder: string): Promise<{ port: number; stop: () => void }> {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT: 'off', NEXT_TELEMETRY_DISABLED: '1' };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env, stdio: [...stdio] });
  if (!server.stdout) throw new Error('The site does not speak.');
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The site does not start: is it built? (npm run build)')));
    createInterface({ input: server.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const found = /^The site is on .*:(\d+)$/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return { port, stop: () => server.removeAllListeners('exit').kill('SIGKILL') };
}

// beside the data of the site, so that it is the same disk
const folder = mkdtempSync('bench-');
const { port, stop } = await serve(folder);
try {
  const accepted = await submissionsPerSecond(port);
  const writes = writesPerSecond(folder);
  const [a, w, ratio] = [accepted.toFixed(0), writes.toFixed(0), (accepted / writes).toFixed(2)];
  console.log(`accepted: ${a}/s at ${connections} connections; single synchronous writes: ${w}/s; ratio ${ratio}`);
} finally {
  stop();
  rmSync(folder, { recursive: true, force: true });
}
