import type { Localized } from '@/i18n/locales';
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

/** Polish is the source; English must have the same keys to compile. */
export type Messages = typeof pl;

export const messages: Localized<Messages> = { pl, en };
