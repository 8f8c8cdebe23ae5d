import type { Locale } from '@/i18n/locales';
import type { Effects } from '../storage/effects';
import type { Once } from '../storage/queries/repetition';
import { earlier, keep, type Outcome } from './keep';
import { keepPhotos } from './photos/keep-photos';
import type { PutAside, Sent } from './received';
import { type Kind, kinds } from './registry';
import { suspicionOf } from './suspicion';

/** From what was sent to something kept. A repetition is answered first: it asks for nothing new. */
export async function settle(
  sent: Sent & { language: Locale },
  { spool, ...once }: Once & { kind: Kind; spool: Readonly<{ put: PutAside }> },
  effects: Effects,
): Promise<Outcome> {
  const before = await earlier(await effects.storage(), once, effects.now());
  if (before) return before;

  const { files, parse } = kinds[once.kind];
  const parsed = parse({ ...sent, photos: sent.files.length });
  if (!parsed.ok) return { problem: parsed.problem };
  const kept = await keepPhotos(sent.files.slice(0, parsed.photos), spool);
  if (!kept.ok) return { problem: { ...kept.problem, ...(files && { field: files.field }) } };
  const { language, fields } = parsed;
  const quarantine = suspicionOf(sent.fields);
  const submission = { ...once, language, fields, photos: kept.photos, ...(quarantine && { quarantine }) };
  return keep(submission, effects);
}
