import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/site-document';
import { BrowserInDev } from '../browser-in-dev';

export { viewport } from '@/components/shell/theme-colours';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument locale="pl">
      {children}
      <BrowserInDev />
    </SiteDocument>
  );
}
