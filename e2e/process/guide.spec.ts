import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { needsTerminal, type Printed, typedInTerminal } from '../support/desk';
import { formRequest, forms } from '../support/in-process/form-request';
import { orderRequest } from '../support/in-process/order-request';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

needsTerminal();
test.setTimeout(600_000);

/** A line that is typed, and what the guide shows below it. */
type Line = Readonly<{ typed: string; shown: readonly string[] }>;

/** What stands in frames of `sh`, and after `$ ` in frames of `console`, in the guide's order. */
const guide: readonly Line[] = [
  ...readFileSync('docs/przewodnik.md', 'utf8').matchAll(/^```(sh|console)\n(.*?)^```/gms),
].flatMap(([, kind, text = '']) => {
  if (kind === 'sh') return text.split('\n').flatMap((typed) => (typed.trim() ? [{ typed, shown: [] }] : []));
  return text.split(/^\$ /m).flatMap((part, index) => {
    const [typed = '', ...shown] = part.split('\n');
    return index > 0 ? [{ typed, shown }] : [];
  });
});

/** These build the site, or start and stop it: publish.setup.ts and publish.spec.ts run them. */
const elsewhere = /^npm start$|-- publish( --back)?$/;

/** The first word of a line that is there in every studio: no number, day, path or name of a person. */
const firstWord = (line: string): string | undefined => line.match(/\p{L}{2,}/u)?.[0];

test('DESK-15: every framed line of the guide works, in its order, in a fresh copy', async () => {
  const project = Project.copy();
  try {
    writeFileSync(project.path('.env'), 'SMTP_URL=smtp://anna:secret-word@mail.example\n');
    const site = project.run('serve');
    const base = await site.address();
    const type = (line: string): Promise<Printed> =>
      typedInTerminal(line, 140, {
        cwd: project.folder,
        types: [[/[Tt]ype yes/, 'yes\r']],
        env: { DATA_DIR: '', PORT: new URL(base).port, DISPLAY: '', WAYLAND_DISPLAY: '' },
      });
    const sent = async (request: Request): Promise<string> => {
      const { headers, url } = request;
      const body = await request.arrayBuffer();
      const answer = await fetch(base + new URL(url).pathname, { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    };
    await sent(await formRequest('contact', { fields: { ...forms.contact, email: 'anna@poczta.example' } }));
    await sent(await formRequest('opening-notices', { fields: { ...forms['opening-notices'], service: 'lessons' } }));
    await sent(orderRequest());

    const backup = (): string => readdirSync(project.path('kopie')).find((name) => name.endsWith('.sqlite')) ?? '';
    /** What the guide calls by a name of its own. */
    const here = (typed: string): string => typed.replace(/studio-\d{4}-[\d-]+\.sqlite/, () => backup());
    const lines = guide.filter(({ typed }) => !elsewhere.test(typed));
    expect(lines.length).toBeGreaterThan(2);
    for (const { typed, shown } of lines) {
      if (typed.includes('-- restore')) {
        // a new computer, on which nothing runs
        await site.end('SIGTERM');
        for (const name of ['data', '.env']) rmSync(project.path(name), { recursive: true });
      }
      const line = here(typed);
      const { code, out } = await type(line);
      expect.soft(code, `${line}\n${out}`).toBe(0);
      // nothing in a fresh copy is overdue
      const words = shown.filter((row) => !row.startsWith('!')).flatMap((row) => firstWord(row) ?? []);
      for (const word of words) expect.soft(out, `${line}\nThe guide shows: ${word}`).toContain(word);
    }
  } finally {
    await project.remove();
  }
});
