import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/site-document';

export { viewport } from '@/components/shell/theme-colours';

export default function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument locale="en">{children}</SiteDocument>;
}
