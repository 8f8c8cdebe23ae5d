import { expect, test } from '../support/own-site';

const MiB = 1024 * 1024;
const ahead = 2000;
const page = `GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n`;

for (const reads of [true, false]) {
  test(`TRUST-7: fifty connections with ${ahead} requests each, ${reads ? 'reading' : 'reading nothing'}, fill no memory and hold up nobody`, async ({
    startSite,
  }) => {
    const site = await startSite({});
    await fetch(site.base);
    const before = site.residentBytes();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, site.residentBytes());
    }, 20);
    const wires = await Promise.all(Array.from({ length: 50 }, () => site.connect()));
    for (const { socket } of wires) {
      if (!reads) socket.pause();
      socket.write(page.repeat(ahead));
    }
    for (let times = 0; times < 5; times += 1) expect((await fetch(site.base)).status).toBe(200);
    clearInterval(watch);
    for (const { socket } of wires) socket.destroy();
    expect((peak - before) / MiB).toBeLessThan(300);
  });
}
