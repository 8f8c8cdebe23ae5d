import { imagesInUse } from '@/content/images';
import { lookAt, ownFolders } from '../pictures/look';
import { type Ledger, type Tables, tablesOf } from './tables';

/** Content as it is now, with the images and the ledger on disk. */
export const readTables = async (ledger: Ledger): Promise<Tables> =>
  tablesOf({ images: await lookAt(imagesInUse, ownFolders), ledger });
