/** What the build compiles: the site's server and the artist's commands. */
export const programs = { site: '.next/site/main.mjs', studio: '.next/site/studio.mjs' } as const;
