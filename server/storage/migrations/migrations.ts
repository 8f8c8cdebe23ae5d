import type { Migration } from 'kysely/migration';
import { createSubmissions } from './001-submissions';
import { createLetters } from './002-letters';
import { addLetterPhotos } from './003-letter-photos';
import { addOrderStatus } from './004-order-status';
import { addLetterTexts } from './005-letter-texts';
import { addSearchTexts } from './006-search-texts';
import { addClock } from './007-clock';
import { dropSearchTexts } from './008-no-search-texts';
import { addPictureHashes } from './009-picture-hashes';
import type { ColumnTypes } from './column-types';

/** Every change of the tables, in order. Never edit one that has run anywhere: it would not run again there. */
export const migrations = (types: ColumnTypes): Record<string, Migration> => ({
  '001-submissions': createSubmissions(types),
  '002-letters': createLetters(types),
  '003-letter-photos': addLetterPhotos,
  '004-order-status': addOrderStatus(types),
  '005-letter-texts': addLetterTexts,
  '006-search-texts': addSearchTexts(types),
  '007-clock': addClock(types),
  '008-no-search-texts': dropSearchTexts,
  '009-picture-hashes': addPictureHashes,
});
