import { photosOf } from '@/server/storage/queries/read';
import { folder, reference } from '../arguments';
import { inFolder } from '../in-folder';
import { savePhotos } from '../save-photos';
import { withSubmission } from '../submission';
import { refusal, reply, verb } from '../verb';

export const inboxPhotos = verb({
  name: 'inbox photos',
  help: { pl: 'zapisuje zdjęcia w folderze', en: 'saves the photos in a folder' },
  example: { pl: 'inbox photos 2026-0042-K7 --to zdjecia', en: 'inbox photos 2026-0042-K7 --to photos' },
  arguments: { reference },
  options: { to: { ...folder, required: true } },
  run: (desk, { reference: number, to }) =>
    withSubmission(desk, number, async ({ id }) => {
      const { storage, words } = desk;
      const photos = await photosOf(storage, id);
      const saved = { folder: to, saved: photos.length };
      if (photos.length === 0) return reply(words('studio.noPhotos'), saved);
      return inFolder(desk, to, () => {
        const file = savePhotos(to, photos);
        if (file !== null) return refusal(words('studio.exists', { folder: to, file }));
        return reply(words('studio.saved', { folder: to, n: photos.length }), saved);
      });
    }),
});
