import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** @type {(phase: string) => import('next').NextConfig} */
export default (phase) => ({
  // the API and redirects are the server's own; `next dev` runs without that server and has files for both
  pageExtensions: ['tsx', 'ts', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.ts'] : [])],
  poweredByHeader: false,
  reactStrictMode: true,
  // pictures are made before the build; Next's own service for them is closed
  images: { unoptimized: true },
  typedRoutes: false,
  serverExternalPackages: ['better-sqlite3', 'nodemailer', 'pg', 'sharp'],
  // API paths answer with and without the slash (API-1); pages are given their one address by i18n/redirects.ts
  skipTrailingSlashRedirect: true,
  // types are a step of their own in `npm test`; a visitor's start does not wait for them
  typescript: { ignoreBuildErrors: true },
  // a lockfile in a folder above would be taken for that of the site
  turbopack: { root: import.meta.dirname },
  experimental: {
    globalNotFound: true,
    // one core less is Next's own choice
    cpus: availableParallelism(),
    // hints for soft page changes, which this site has not (decision 008), are a quarter of the work for a page
    prefetchInlining: false,
  },
});
