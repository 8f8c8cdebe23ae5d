import { execFileSync } from 'node:child_process';

type Load = Readonly<{ url: string; connections: number; seconds: number; accept: string }>;

/**
 * Requests answered per second, by wrk: a client in Node would be slower than nginx.
 * @throws where wrk is missing, or an answer was an error
 */
export function answeredPerSecond({ url, connections, seconds, accept }: Load): number {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${accept}`, url];
  const said = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}
