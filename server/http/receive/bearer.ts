import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request has the token: `Authorization: Bearer …`. Always false where no token is configured. */
export function hasToken(headers: Headers, token: string | null): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token !== null && shown !== undefined && timingSafeEqual(digest(shown), digest(token));
}
