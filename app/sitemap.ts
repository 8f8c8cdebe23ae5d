export { siteMap as default } from '@/components/pages/for-search-engines';
