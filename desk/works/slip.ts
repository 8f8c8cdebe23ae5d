import { fileOf, Unreadable } from '@/build/check/source/content-folder';
import { type FileName, files } from '@/content/schema';
import { locales } from '@/i18n/locales';
import type { Sentence } from '../acts/act';
import { type ContentPlace, placesOf } from './checkout';
import { unreadableSentence } from './fault-sentence';

const names = [...(Object.keys(files) as FileName[]), ...locales.map((locale) => `messages/${locale}.json`)];

/** A file that cannot be read, as after a slip in an editor, by its name; null: all can. */
export function slipIn(desk: ContentPlace): Sentence | null {
  const places = placesOf(desk);
  for (const name of names)
    try {
      fileOf(places, name);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return unreadableSentence(error);
    }
  return null;
}

export function orIfUnreadable<Value>(read: () => Value, instead: Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return instead;
  }
}
