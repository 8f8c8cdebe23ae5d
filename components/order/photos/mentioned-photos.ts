import { storedDrafts } from '@/components/forms/draft/draft-desk';

/** The ids of all photos that a draft on this device, or in this tab, knows of. */
export function mentionedPhotos(): ReadonlySet<string> {
  const ids = storedDrafts('order:').flatMap(({ text }) => {
    const { photos } = JSON.parse(text) as { photos?: unknown };
    return Array.isArray(photos) ? photos.map((photo) => String(photo?.id)) : [];
  });
  return new Set(ids);
}
