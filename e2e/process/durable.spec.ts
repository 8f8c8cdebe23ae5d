import { answeredTooEarly, callsOf, needsStrace, sqliteLog, tracedInto, traceOf } from '../support/durability';
import { everyForm, type FormName, sendForm } from '../support/forms';
import { forms } from '../support/in-process/form-request';
import { expect, type OwnSite, test } from '../support/own-site';

// on a busy machine a site starts slowly
test.setTimeout(120_000);
needsStrace();

/** Without compression, so that the trace shows the id in an answer. */
const headers = { 'accept-encoding': 'identity' };

async function idOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

/** A form sent without script; the answer redirects to an address that ends in the id. */
async function withoutScript(site: OwnSite): Promise<string> {
  const body = String(new URLSearchParams(forms.contact));
  const wire = await site.connect();
  const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) };
  wire.post('/api/web/form/contact/', { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate', ...type }, body);
  return /^HTTP\/1\.1 303 .*^location: \S+\/(\S+)/ims.exec(await wire.until(/\r\n\r\n/))?.[1] ?? '';
}

test('TRUST-13: what is answered with success is on the disk before the answer leaves', async ({ startSite }) => {
  const file = test.info().outputPath('trace');
  const site = await startSite({}, () => tracedInto(file));
  const ids: string[] = [];
  const kinds = Object.keys(everyForm) as FormName[];
  for (const kind of kinds) ids.push(await idOf(await sendForm(site.base, kind, { headers })));
  ids.push(await withoutScript(site));
  const together = [...kinds, ...kinds, ...kinds].map(async (kind) =>
    idOf(await sendForm(site.base, kind, { headers })),
  );
  ids.push(...(await Promise.all(together)));
  const { pid, folder } = site;
  // stopped gracefully, because the trace of a call has no result if the process is killed in it
  site.signal('SIGTERM');
  expect(await site.ended()).toBe(0);

  const calls = callsOf(await traceOf(file, pid));
  expect(new Set(ids).size).toBe(17);
  expect(answeredTooEarly(ids, calls, sqliteLog)).toEqual([]);
  // the folder, with the file's name, must also be synced before the first answer
  const first = calls.findIndex(({ data }) => data.startsWith('HTTP/1.1 201'));
  const named = calls.findIndex(({ name, path, result }) => name === 'fsync' && path === folder && result === 0);
  expect(named).toBeGreaterThan(-1);
  expect(named).toBeLessThan(first);
});
