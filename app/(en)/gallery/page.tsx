import { galleryPage } from '@/components/pages/gallery-page';

const { metadata, page } = galleryPage('en');

export { metadata, page as default };
