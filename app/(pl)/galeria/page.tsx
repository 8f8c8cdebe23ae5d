import { galleryPage } from '@/components/pages/gallery-page';

const { metadata, page } = galleryPage('pl');

export { metadata, page as default };
