import { readdirSync, readlinkSync, statSync } from 'node:fs';

import { formPath, photoFields, shopOrders } from '@/domain/api';
import type { OwnSite, Wire } from './own-site';
import { expect } from './test';

const MiB = 1024 * 1024;
const photoHead = (number: number): string =>
  `\r\n--x\r\nContent-Disposition: form-data; name="${photoFields[shopOrders]}"; filename="${number}.jpg"\r\n\r\n`;
/** Less than a photo may have. */
const photoBytes = 14.75 * MiB;

/** The beginning of an order that never ends, with so many bytes of photos. */
function photos(bytes: number): readonly (string | Buffer)[] {
  const parts: (string | Buffer)[] = [];
  for (let left = bytes, number = 1; left > 0; left -= photoBytes, number += 1)
    parts.push(photoHead(number), Buffer.alloc(Math.min(left, photoBytes), number));
  return parts;
}

type Slow = Readonly<{ visitor: string; bytes: number }>;

/** Begins an upload: so many bytes at once, then a few at a time. */
export async function slowUpload(site: OwnSite, { visitor, bytes }: Slow): Promise<Wire> {
  const wire = await site.connect();
  wire.post(formPath(shopOrders), {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': 61 * MiB,
    'X-Forwarded-For': visitor,
    'Sec-Fetch-Site': 'same-origin',
    'Accept-Language': 'en',
  });
  for (const part of photos(bytes)) wire.socket.write(part);
  const drip = setInterval(() => wire.socket.write('x'.repeat(2048)), 200);
  wire.socket.once('close', () => clearInterval(drip));
  return wire;
}

/** The bytes in a site's spool files, which have no name: they are found by its open file descriptors. */
export function spooledBytes({ pid }: OwnSite): number {
  return readdirSync(`/proc/${pid}/fd`).reduce((sum, descriptor) => {
    try {
      const path = `/proc/${pid}/fd/${descriptor}`;
      return /\/spool\/.*\(deleted\)$/.test(readlinkSync(path)) ? sum + statSync(path).size : sum;
    } catch {
      // closed meanwhile
      return sum;
    }
  }, 0);
}

/** Waits until the site has spooled at least so many bytes. */
export const untilSpooled = (site: OwnSite, bytes: number): Promise<void> =>
  expect.poll(() => spooledBytes(site), { timeout: 60_000 }).toBeGreaterThanOrEqual(bytes);

/** Waits until the site has no spool file. */
export const untilNothingSpooled = (site: OwnSite): Promise<void> =>
  expect.poll(() => spooledBytes(site), { timeout: 20_000 }).toBe(0);
