import { apiRoot } from '@/domain/api';
import type { BuiltSite } from '../built-site';
import type { Kept } from '../memory';
import type { Policies } from '../policies';

/** What lies finished on the disk for nginx. */
export type ServedFile = Kept &
  Readonly<{
    /** Its address. */
    path: string;
    /** Its name on the disk, with an ending, by which nginx knows the type. */
    name: string;
    /** Its page policy; empty for what is no page. */
    policy: string;
  }>;

export type Served = Readonly<{ files: readonly ServedFile[]; policies: Policies }>;

/** The page of unknown addresses, by its name on the disk. */
export const notFoundName = '404.html';

const nameOf = (path: string, isFile: boolean): string => {
  if (isFile) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
};

/** What a site sends from memory, but for the API. */
export function servedFrom({ memory, isFile, policies }: BuiltSite): Served {
  const files = [...memory].filter(([path]) => !path.startsWith(apiRoot));
  return {
    policies,
    files: files.map(([path, kept]) => ({
      ...kept,
      path,
      name: nameOf(path, isFile(path)),
      policy: isFile(path) ? '' : (policies(path) ?? ''),
    })),
  };
}
