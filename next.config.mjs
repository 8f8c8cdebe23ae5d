import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { redirects } from './i18n/redirects.ts';

/** Where the site's own server listens beside `next dev` (scripts/dev.mjs). */
const server = process.env.DEV_SERVER ?? '';

/** @param {string} source */
const handOver = (source) => ({ source, destination: server + source });
const made = ['/api/:path*', '/.well-known/:path*', '/zamowienie/stan/:path*', '/order/status/:path*'];

const development = {
  rewrites: async () => ({
    beforeFiles: [...made, '/works/:path*'].map(handOver),
    fallback: redirects.map(([from]) => handOver(from)),
  }),
};

/** @type {(phase: string) => import('next').NextConfig} */
export default (phase) => ({
  // all pages as files in `out`, of which build/finish makes the site
  ...(phase === PHASE_DEVELOPMENT_SERVER ? development : { output: 'export' }),
  poweredByHeader: false,
  reactStrictMode: true,
  // pictures are made behind the running site; Next's own service for them is closed
  images: { unoptimized: true },
  typedRoutes: false,
  // a form is sent to addresses that end with a slash (API-1)
  skipTrailingSlashRedirect: true,
  // types are a step of their own in `npm test`; a visitor's start does not wait for them
  typescript: { ignoreBuildErrors: true },
  // a lockfile in a folder above would be taken for that of the site
  turbopack: { root: import.meta.dirname },
  experimental: {
    globalNotFound: true,
    // one core less is Next's own choice
    cpus: availableParallelism(),
    // hints for soft page changes, which this site has not (decision 064), are a quarter of the work for a page
    prefetchInlining: false,
  },
});
