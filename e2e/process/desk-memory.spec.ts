import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '../support/own-desk';
import { photo } from '../support/photos';

test.setTimeout(400_000);

const MiB = 1024 * 1024;

const boundary = 'of-the-test';
const part = (name: string): Buffer =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
  );

test('TRUST-3: twenty-five photos of 40 MB at once do not fill the memory of the desk', async ({ startDesk }) => {
  const desk = await startDesk();
  const page = await desk.artist();
  const [{ name = '', value = '' } = {}] = await page.context().cookies();
  const head = (length: number): string =>
    [
      ...['POST /works/upload HTTP/1.1', `Host: ${new URL(desk.base).host}`, `Cookie: ${name}=${value}`],
      ...['Sec-Fetch-Site: same-origin', `Content-Type: multipart/form-data; boundary=${boundary}`],
      ...[`Content-Length: ${length}`, '', ''],
    ].join('\r\n');
  const { buffer } = await photo('telephone.jpg', 4032, 3024);
  const large = Buffer.concat([buffer, Buffer.alloc(40 * MiB - buffer.length - 1)]);
  const [line, end] = [part('telephone.jpg'), Buffer.from(`--${boundary}--\r\n`)];
  const count = 25;
  const socket = connect(Number(new URL(desk.base).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1');
  });
  // each another photo by its last byte: one that was sent twice waits once
  socket.write(head(count * (line.length + large.length + 3) + end.length));
  for (let sent = 0; sent < count; sent += 1)
    for (const bytes of [line, large, Buffer.from([sent]), Buffer.from('\r\n')])
      if (!socket.write(bytes)) await once(socket, 'drain');
  socket.write(end);
  await expect.poll(() => answer, { timeout: 120_000 }).toMatch(/^HTTP\/1\.1 303/);
  const names = readdirSync(join(desk.site.folder, 'desk/new-works'));
  expect(names).toHaveLength(count);
  // read one after the other, as they are described
  for (const name of names.slice(0, 4))
    expect(
      (await page.request.get(`${desk.base}/works/new/${name}/picture`, { timeout: 60_000 })).headers()['content-type'],
    ).toBe('image/jpeg');
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${desk.pid}/status`, 'utf8'))?.[1];
  expect(Number(peak) / 1024).toBeLessThan(700);
});
