import en from '@/generated/messages/en.json' with { type: 'json' };
import pl from '@/generated/messages/pl.json' with { type: 'json' };
import type { Localized } from '@/i18n/locales';

/** Polish is the source; English must have the same keys to compile. */
export type Messages = typeof pl;

export const messages: Localized<Messages> = { pl, en };
