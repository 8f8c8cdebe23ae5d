import { CategoryPage, categoryMetadata } from '@/components/pages/category-page';

const page = { locale: 'en', category: 'portraits' } as const;

export const metadata = categoryMetadata(page);

export default function Page() {
  return <CategoryPage {...page} />;
}
