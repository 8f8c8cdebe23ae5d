import { apiRoot } from '@/domain/api';
import type { SiteFile } from '@/domain/page/site-table';
import type { BuiltSite } from '../site';

/** What lies finished on the disk for nginx. */
export type ServedFile = SiteFile &
  Readonly<{
    /** Its address. */
    path: string;
    /** Its page policy; empty for what is no page. */
    policy: string;
  }>;

export type Served = Readonly<{ files: readonly ServedFile[] }> & Pick<BuiltSite, 'policies' | 'moved'>;

/** All that a site has finished, but for the API. */
export function servedFrom({
  table: { pages, files },
  ...site
}: Pick<BuiltSite, 'table' | 'policies' | 'moved'>): Served {
  const rows = Object.entries<SiteFile & Readonly<{ policy?: string }>>({ ...pages, ...files });
  const own = rows.filter(([path]) => !path.startsWith(apiRoot));
  return { ...site, files: own.map(([path, file]) => ({ ...file, path, policy: file.policy ?? '' })) };
}
