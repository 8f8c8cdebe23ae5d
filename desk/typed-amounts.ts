import { dayInWarsaw } from '@/server/platform/warsaw';

const amount = /^(\d{1,7})(?:[.,](\d{1,2}))?(?:zł|pln)?$/i;

/** An amount of money as one types it, in grosze; null where it is none. @example groszeOf('1 450,50 zł') // 145050 */
export function groszeOf(typed: string): number | null {
  const [found, zloty, rest = ''] = amount.exec(typed.replace(/\s/g, '')) ?? [];
  return found === undefined ? null : Number(zloty) * 100 + Number(rest.padEnd(2, '0'));
}

const share = /^(\d{1,3})\s?%$/;

/** A part of a sum, typed as an amount or a share, in grosze; null where it is none. @example partOf('30%', 45000) // 13500 */
export function partOf(typed: string, grosze: number): number | null {
  const [, percent] = share.exec(typed.trim()) ?? [];
  const part = percent === undefined ? groszeOf(typed) : Math.round((grosze * Number(percent)) / 100);
  return part === null || part > grosze ? null : part;
}

/** A day as it was typed, if the calendar has it and it is not over; else null. @example dayOf('2026-12-20', now) */
export function dayOf(typed: string, now: number): string | null {
  const day = typed.trim();
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  return exists && day >= dayInWarsaw(now) ? day : null;
}
