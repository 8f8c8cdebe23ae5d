import { GalleryPage, galleryMetadata } from '@/components/pages/gallery-page';

export const metadata = galleryMetadata('pl');

export default function Page() {
  return <GalleryPage locale="pl" />;
}
