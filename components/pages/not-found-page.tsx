// first, so that the layers are declared before any rule: the document is imported after the parts below
import '@/components/ui/global/tokens.css';
import type { Metadata } from 'next';
import { BareWall } from '@/components/not-found/bare-wall';
import { icons } from '@/components/shell/page-metadata';
import { footerId, PageShell } from '@/components/shell/page-shell';
import { SiteDocument } from '@/components/shell/site-document';
import { artist } from '@/content/artist';
import { siteUrl } from '@/content/site';
import { translator } from '@/messages/translator';

const titles = [translator('pl')('e404.title'), translator('en')('e404.title')];

export const notFoundMetadata: Metadata = {
  metadataBase: siteUrl,
  title: `${titles.join(' / ')} · ${artist.studio.pl}`,
  icons,
};

/** One bilingual page for every unknown address. No layout is around it, so it is a whole document (ROUTES-8). */
export const NotFoundPage = () => (
  <SiteDocument locale="pl">
    <PageShell locale="pl" page={null} paintedAt={footerId}>
      <BareWall />
    </PageShell>
  </SiteDocument>
);
