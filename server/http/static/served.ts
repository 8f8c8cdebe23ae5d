import { apiRoot } from '@/domain/api';
import type { BuiltSite } from '../built-site';
import type { Kept } from '../memory';

/** What lies finished on the disk for nginx. */
export type ServedFile = Kept &
  Readonly<{
    /** Its address. */
    path: string;
    /** Its page policy; empty for what is no page. */
    policy: string;
  }>;

export type Served = Readonly<{ files: readonly ServedFile[]; policies: BuiltSite['policies'] }>;

/** All that a site has finished, but for the API. */
export function servedFrom({ memory, isFile, policies }: BuiltSite): Served {
  const files = [...memory].filter(([path]) => !path.startsWith(apiRoot));
  return {
    policies,
    files: files.map(([path, kept]) => ({
      ...kept,
      path,
      policy: isFile(path) ? '' : (policies(path) ?? ''),
    })),
  };
}
