/** What the build compiles: the site's server, the artist's commands, and what writes the site for nginx. */
export const programs = {
  site: '.next/site/main.mjs',
  studio: '.next/site/studio.mjs',
  static: '.next/site/static.mjs',
} as const;
