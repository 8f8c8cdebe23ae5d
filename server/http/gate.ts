import type { IncomingMessage } from 'node:http';
import type { Problem } from '@/domain/problems';
import type { Route } from './routes';

export type Refusal = Readonly<{
  problem: Problem;
  headers?: Readonly<Record<string, string>>;
  /** Not logged, because a flood of such requests would fill the log. */
  isSilent?: boolean;
}>;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Checks host, method and length in the head of a request, before a byte of its body is read. */
export function gate(request: IncomingMessage, { methods, bodyBytes }: Route): Refusal | null {
  // RFC 9112, 3.2: a proxy might have believed the other one
  if ((request.headersDistinct.host?.length ?? 0) > 1) return { problem: { code: 'request.malformed' } };
  if (!methods.includes(request.method ?? ''))
    return { problem: { code: 'request.method' }, headers: { Allow: methods.join(', ') } };
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > bodyBytes || (bodyBytes === 0 && hasBody(request))) return { problem: { code: 'request.tooLarge' } };
  return null;
}
