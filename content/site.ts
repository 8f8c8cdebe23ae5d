/** Where the site is published: absolute links are made with it at build time (`SITE_URL`). */
export const siteUrl = new URL(process.env.SITE_URL || 'http://localhost:3000');
