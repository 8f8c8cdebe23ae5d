import { resolve } from 'node:path';

const programOf = (name: string): string => resolve(`.site/current/programs/${name}.mjs`);

/** What the last build compiled: the site's server, the desk, the artist's commands, what makes pictures. */
export const programs = {
  site: programOf('main'),
  desk: programOf('desk'),
  studio: programOf('studio'),
  maker: programOf('maker'),
} as const;
