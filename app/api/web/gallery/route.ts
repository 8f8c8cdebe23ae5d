import { answerGallery } from '@/server/gallery/answer-gallery';

export const dynamic = 'force-static';

export const GET = answerGallery;
