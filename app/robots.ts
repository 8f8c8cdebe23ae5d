export { robotRules as default } from '@/components/pages/for-search-engines';

export const dynamic = 'force-static';
