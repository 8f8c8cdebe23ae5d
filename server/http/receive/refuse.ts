import { keyHeader } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import { originProblem } from './origin';
import { tokenProblem } from './token';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The key under which a repetition of the same request is known, or null. */
export const keyOf = (headers: Headers): string | null => headers.get(keyHeader)?.toLowerCase() ?? null;

type RefusalRules = Readonly<{ publicOrigins: readonly string[]; bodyBytes: number }>;

/**
 * Checks the head, before a byte of the body is read. `rateLimitOf` has checked the origin too, but `next dev` runs
 * without it.
 */
export function refuse({ method, headers }: Request, { publicOrigins, bodyBytes }: RefusalRules): Problem | null {
  if (method !== 'POST') return { code: 'request.method' };
  const code = originProblem(headers, publicOrigins) ?? tokenProblem(headers);
  if (code) return { code };
  if (Number(headers.get('content-length') ?? 0) > bodyBytes) return { code: 'request.tooLarge' };
  const key = keyOf(headers);
  return key === null || uuidV4.test(key) ? null : { code: 'request.malformed' };
}
