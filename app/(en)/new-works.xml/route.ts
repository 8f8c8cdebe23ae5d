import { newWorksFeed } from '@/components/pages/new-works-feed';

export const dynamic = 'force-static';
export const GET = () => newWorksFeed('en');
