import { join } from 'node:path';
import { photosOf } from '@/server/storage/queries/read';
import { inFolder, savePhotos } from '../in-folder';
import { withSubmission } from '../submission';
import { folder, reference, refusal, reply, verb } from '../verb';

export const inboxPhotos = verb({
  name: 'inbox photos',
  help: {
    pl: 'zapisuje zdjęcia w folderze, w jego podfolderze o tym numerze',
    en: 'saves the photos in a folder, in one of that number',
  },
  example: { pl: 'inbox photos 2026-0042-K7 --to zdjecia', en: 'inbox photos 2026-0042-K7 --to photos' },
  arguments: { reference },
  options: { to: { ...folder, required: true } },
  run: (desk, { reference: number, to }) =>
    withSubmission(desk, number, async ({ id, reference: known }) => {
      const { storage, words } = desk;
      const photos = await photosOf(storage, id);
      // of many orders in one folder none is in the way of another
      const folder = join(to, known);
      const saved = { folder, saved: photos.length };
      if (photos.length === 0) return reply(words('studio.noPhotos'), saved);
      return inFolder(desk, to, () => {
        const file = savePhotos(folder, photos);
        if (file !== null) return refusal(words('studio.exists', { folder, file }));
        return reply(words('studio.saved', { folder, n: photos.length }), saved);
      });
    }),
});
