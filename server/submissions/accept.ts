import type { Locale } from '@/i18n/locales';
import type { Effects } from '../storage/effects';
import type { RequestIdentity } from '../storage/queries/repetition';
import { keepPhotos } from './photos/keep-photos';
import type { PutAside, ReceivedForm } from './received';
import { type Kind, kinds } from './registry';
import { earlier, keep, type Outcome } from './save-new';
import { suspicionOf } from './suspicion';

/** From what was sent to something kept. A repetition is answered first: it asks for nothing new. */
export async function acceptSubmission(
  sent: ReceivedForm & { language: Locale },
  { spool, ...identity }: RequestIdentity & { kind: Kind; spool: Readonly<{ put: PutAside }> },
  effects: Effects,
): Promise<Outcome> {
  const before = await earlier(await effects.storage(), identity, effects.now());
  if (before) return before;

  const { files, parse } = kinds[identity.kind];
  const parsed = parse({ ...sent, photos: sent.files.length });
  if (!parsed.ok) return { problem: parsed.problem };
  const kept = await keepPhotos(sent.files.slice(0, parsed.photos), spool);
  if (!kept.ok) return { problem: { ...kept.problem, ...(files && { field: files.field }) } };
  const { language, fields } = parsed;
  const quarantine = suspicionOf(sent.fields);
  const submission = { ...identity, language, fields, photos: kept.photos, ...(quarantine && { quarantine }) };
  return keep(submission, effects);
}
