import { dayInWarsaw } from '@/server/platform/warsaw';

const amount = /^(\d{1,7})(?:[.,](\d{1,2}))?(?:zł|pln)?$/i;

/** An amount of money as one types it, in grosze; null where it is none. @example groszeOf('1 450,50 zł') // 145050 */
export function groszeOf(typed: string): number | null {
  const [, zloty, rest = ''] = amount.exec(typed.replace(/\s/g, '')) ?? [];
  const grosze = Number(zloty) * 100 + Number(rest.padEnd(2, '0'));
  return grosze > 0 ? grosze : null;
}

/** A day as it was typed, if the calendar has it and it is not over; else null. @example dayOf('2026-12-20', now) */
export function dayOf(typed: string, now: number): string | null {
  const day = typed.trim();
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  return exists && day >= dayInWarsaw(now) ? day : null;
}
