import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { deskFile, sweepDesk } from '@/server/storage/desk-folder';
import { eventsOf } from '@/server/storage/queries/order-events';
import { markRead, photoFactsOf, photosOf, type Submission } from '@/server/storage/queries/read';
import { writtenTo } from '@/server/storage/queries/replies';
import type { StoredSubmission } from '@/server/submissions/kind';
import { inFolder } from '../in-folder';
import { documentOf } from '../page/document';
import { type PagePhoto, pictureOf, previewOf } from '../page/pictures';
import { withReadable } from '../submission';
import { type Desk, file, reference, reply, verb } from '../verb';

/** The photos with their pictures, one after the other: each is large. */
async function photosFor({ storage }: Desk, { id }: Submission): Promise<readonly PagePhoto[]> {
  const photos: PagePhoto[] = [];
  for (const facts of await photoFactsOf(storage, id)) {
    const [photo] = await photosOf(storage, id, [facts.position]);
    photos.push({ ...facts, picture: photo ? await pictureOf(photo.bytes) : null });
  }
  return photos;
}

async function pageOf(desk: Desk, submission: Submission, stored: StoredSubmission): Promise<string> {
  const photos = await photosFor(desk, submission);
  const shown = photos.find(({ picture }) => picture)?.picture ?? null;
  const preview = await previewOf(stored, shown, desk.folder, desk);
  const events = stored.order && (await eventsOf(desk.storage, submission.id));
  const letters = await writtenTo(desk.storage, submission.id);
  const description = stored.describe(desk.locale);
  return documentOf({ submission, description, photos, events, letters, preview }, desk.folder, desk);
}

export const inboxOpen = verb({
  name: 'inbox open',
  help: {
    pl: 'zgłoszenie jako strona ze zdjęciami i podglądem, w przeglądarce',
    en: 'a submission as a page with photos and preview, in the browser',
  },
  example: { pl: 'inbox open 2026-0042-K7', en: 'inbox open 2026-0042-K7' },
  arguments: { reference },
  options: {
    to: {
      ...file,
      help: { pl: 'zapisuje stronę w tym pliku i nie otwiera jej', en: 'writes the page there, without opening it' },
    },
  },
  run: (desk, { reference: typed, to }) =>
    withReadable(desk, typed, async (submission, stored) => {
      const { storage, words, now, settings, showFile } = desk;
      const { dataFolder } = settings();
      sweepDesk(dataFolder, now);
      const page = await pageOf(desk, submission, stored);
      const path = resolve(to ?? deskFile(dataFolder, submission.reference, 'html'));
      const written = inFolder(desk, dirname(path), () => {
        writeFileSync(path, page, { mode: 0o600 });
        return reply(words('studio.page.written', { path }), { path, opened: false });
      });
      if (!written.ok) return written;
      await markRead(storage, submission.id, now);
      const opened = to === undefined && (await showFile(path));
      return opened ? reply(words('studio.page.opened', { path }), { path, opened }) : written;
    }),
});
