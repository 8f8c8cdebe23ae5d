import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Project } from '../support/project';
import type { Running } from '../support/running';
import { expect, test } from '../support/test';

const lastOf = ({ lines }: Running): string => lines.filter(Boolean).at(-1) ?? '';

test('TRUST-27, TRUST-31: npm start beside a running site publishes; one that does not start is not changed over to; --back leads to the site before @long', async () => {
  test.setTimeout(600_000);
  const project = Project.copy();
  try {
    const site = project.run('serve');
    const base = await site.address();
    const say = (tagline: string): void => {
      const path = project.path('data/content/messages/pl.json');
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ site: { tagline } }));
    };
    const isShown = async (words: string) => (await (await fetch(base)).text()).includes(words);

    const sentence = 'Słowa, które właśnie opublikowano';
    say(sentence);
    const publishing = project.studio(['publish']);
    expect([await publishing.finish(), lastOf(publishing)]).toEqual([0, `Your change is on the site: ${base}`]);
    // a step is a line of few words, and nothing else of npm or Next is read
    expect(publishing.lines.filter((line) => !/ \(about \d+ s\)$/.test(line))).toEqual([lastOf(publishing)]);
    expect(await isShown(sentence)).toBe(true);

    say('Słowa, których nikt nie zobaczy');
    const putBack = project.change('server/main.ts', (text) => `throw new Error('planted');\n${text}`);
    const start = project.run('start', { PORT: new URL(base).port });
    expect(await start.finish()).toBe(1);
    expect(lastOf(start)).toMatch(/^It is NOT on the site: the new version did not start/);
    expect(await isShown(sentence)).toBe(true);
    putBack();

    const back = project.studio(['publish', '--back']);
    expect(await back.finish()).toBe(0);
    expect(lastOf(back)).toMatch(new RegExp(`^The site is again as it was built on .*: ${base}$`));
    expect(await isShown(sentence)).toBe(false);
  } finally {
    await project.remove();
  }
});
