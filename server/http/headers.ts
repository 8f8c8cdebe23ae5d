import { apiRoot } from '@/domain/api';

/** No page of this site uses them. */
const features = `
  accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-get
  screen-wake-lock serial storage-access usb xr-spatial-tracking`;

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  // with "no-referrer", forms would send "Origin: null" and be refused (TRUST-9)
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': features
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
  'X-Frame-Options': 'DENY',
} as const;

const yearInSeconds = 365 * 24 * 60 * 60;
const transport = { 'Strict-Transport-Security': `max-age=${yearInSeconds}` };

/** Other sites may show the pictures of works alone. */
const resourcePolicy = (path: string): string => (path.startsWith('/works/') ? 'cross-origin' : 'same-origin');

/** The security headers of every answer (TRUST-20). */
export const securityHeaders = (path: string, tls: boolean): Readonly<Record<string, string>> => ({
  ...everywhere,
  'Cross-Origin-Resource-Policy': resourcePolicy(path),
  ...(tls && transport),
});

const cacheRules: readonly (readonly [prefix: string, value: string])[] = [
  ['/_i/', `public, max-age=${yearInSeconds}, immutable`],
  ['/media/', `public, max-age=${yearInSeconds}, immutable`],
  ['/works/', `public, max-age=${yearInSeconds}, immutable`],
  ['/fonts/', `public, max-age=${yearInSeconds}, immutable`],
  ['/favicon.ico', 'public, max-age=604800'],
  ['/icon.svg', 'public, max-age=604800'],
  ['/apple-icon.png', 'public, max-age=604800'],
  [apiRoot, 'no-store'],
];

/** Hashed files are kept long, because new content has a new name. */
export const cacheControl = (path: string): string =>
  cacheRules.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'public, max-age=0, must-revalidate';
