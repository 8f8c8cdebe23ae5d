import { pages } from '@/i18n/pages';
import { everyAddress, oneOfEachKind } from '../support/addresses';
import { sendForm } from '../support/forms';
import { keptPort } from '../support/in-process/kept-port';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

// each page is compiled when it is first asked for
test.setTimeout(600_000);

const alone = everyAddress.filter(({ ref }) => Object.keys(pages).includes(ref.id) && !ref.params);
const paths = [...new Set([...oneOfEachKind, ...alone].map(({ path }) => path))];

test('npm run dev answers each kind of page in both languages, feeds, pictures, forms and what is no page', async () => {
  const project = Project.copy({ built: false });
  try {
    const port = await keptPort();
    const dev = project.run('dev', { PORT: `${port}` });
    const base = `http://localhost:${port}`;
    await dev.said('Ready in');
    await expect.poll(() => fetch(`${base}/api/health`).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
    const faults: string[] = [];
    for (const path of paths) {
      const answer = await fetch(base + path);
      const html = await answer.text();
      if (answer.status !== 200 || !html.includes('<h1')) faults.push(`${path} ${answer.status}`);
    }
    expect(faults).toEqual([]);
    expect((await fetch(`${base}/nowe-prace.xml`)).status).toBe(200);
    expect((await fetch(`${base}/nie-ma`)).status).toBe(404);
    expect((await sendForm(base, 'contact')).status).toBe(201);
    await dev.end('SIGTERM');
  } finally {
    await project.remove();
  }
});
