import type { IncomingMessage } from 'node:http';
import type { Problem } from '@/domain/problems';
import type { Route } from './routes';

/** What an answer of the gate carries besides the problem. */
export type Refusal = Readonly<{
  problem: Problem;
  headers?: Readonly<Record<string, string>>;
  /** Nothing is said of it in the log: it may come in masses. */
  untold?: boolean;
}>;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What is refused by the head of a request alone, before a byte of its body is read. */
export function gate(request: IncomingMessage, { methods, bodyBytes }: Route): Refusal | null {
  if (!methods.includes(request.method ?? ''))
    return { problem: { code: 'request.method' }, headers: { Allow: methods.join(', ') } };
  const stated = Number(request.headers['content-length'] ?? 0);
  if (stated > bodyBytes || (bodyBytes === 0 && hasBody(request))) return { problem: { code: 'request.tooLarge' } };
  return null;
}
