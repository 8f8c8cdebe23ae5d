import { readdirSync, readlinkSync, statSync } from 'node:fs';

import { formPath, photoFields, shopOrders } from '@/domain/api';
import type { OwnSite, Wire } from './own-site';
import { expect } from './test';

const MiB = 1024 * 1024;
const photoHead = (number: number): string =>
  `\r\n--x\r\nContent-Disposition: form-data; name="${photoFields[shopOrders]}"; filename="${number}.jpg"\r\n\r\n`;
/** Less than a photo may have. */
const photoBytes = 14.75 * MiB;

/** So many bytes of photos, as the beginning of an order that never ends. */
function photos(bytes: number): readonly (string | Buffer)[] {
  const parts: (string | Buffer)[] = [];
  for (let left = bytes, number = 1; left > 0; left -= photoBytes, number += 1)
    parts.push(photoHead(number), Buffer.alloc(Math.min(left, photoBytes), number));
  return parts;
}

type Slow = Readonly<{ visitor: string; bytes: number }>;

/** Begins an upload: so many bytes at once, then a few at a time, fast enough not to be cut for it. */
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

/** What a site has put aside of uploads that are under way: files without a name, known by who has them open. */
export function spooledBytes({ pid }: OwnSite): number {
  return readdirSync(`/proc/${pid}/fd`).reduce((sum, descriptor) => {
    try {
      const path = `/proc/${pid}/fd/${descriptor}`;
      return /\/spool\/.*\(deleted\)$/.test(readlinkSync(path)) ? sum + statSync(path).size : sum;
    } catch {
      // closed in between
      return sum;
    }
  }, 0);
}

/** Waits until it has taken so many bytes, not counting what drips. */
export const untilSpooled = (site: OwnSite, bytes: number): Promise<void> =>
  expect.poll(() => spooledBytes(site), { timeout: 60_000 }).toBeGreaterThanOrEqual(bytes);

/** Waits until nothing of any upload is left. */
export const untilNothingSpooled = (site: OwnSite): Promise<void> =>
  expect.poll(() => spooledBytes(site), { timeout: 20_000 }).toBe(0);
