import { webManifest } from '@/components/pages/web-manifest';

export const dynamic = 'force-static';
export const GET = () => webManifest('en');
