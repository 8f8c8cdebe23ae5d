import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { command } from '../support/desk';
import { photo } from '../support/photos';
import { Project } from '../support/project';
import { expect, test as setup } from '../support/test';
import { added, changedFolder, goneWorks, olderWorks, servicesNow } from './content';

const { title, technique, alt, size } = added;
const facts = Object.entries({ title, technique, alt }).flatMap(([name, { pl, en }]) => [
  `--${name}-pl`,
  pl,
  `--${name}-en`,
  en,
]);
const options = [...facts, '--category', 'pejzaze', '--size', `${size.width}x${size.height}`, '--year', '2026'];

setup('the artist adds a work, sells one, reserves one, closes services, and the site is built', async () => {
  // a whole build, on a busy machine
  setup.setTimeout(900_000);
  rmSync(changedFolder, { recursive: true, force: true });
  mkdirSync(changedFolder, { recursive: true });
  const project = Project.copy({ folder: changedFolder, built: false });
  writeFileSync(project.path('photo.jpg'), (await photo('laka.jpg', 2000, 1600)).buffer);

  const lines = [
    ['art', 'add', 'photo.jpg', ...options],
    ['shop', 'add', added.slug.pl, '--price', '1900'],
    ...goneWorks.flatMap(({ state, artwork: { slug } }) => [
      ['shop', 'add', slug.pl, '--price', '1900'],
      ['art', state === 'sold' ? 'sell' : 'reserve', slug.pl],
    ]),
  ];
  for (const line of lines)
    expect([line, await command(line, { cwd: project.folder })]).toMatchObject([line, { code: 0, err: '' }]);
  project.change('content/services.json', (text) =>
    servicesNow.reduce((before, [from, to]) => before.replace(from, to), text),
  );
  project.change('content/artworks/digital-art.json', (text) => {
    const table = JSON.parse(text);
    return JSON.stringify({ ...table, works: [...table.works, ...olderWorks] });
  });
  const check = ['--import', 'tsx', 'scripts/content-check.ts'];
  execFileSync(process.execPath, check, { cwd: project.folder, stdio: 'pipe' });
  const building = project.run('build');
  expect([await building.finish(), building.lines.slice(-20)]).toEqual([0, expect.anything()]);
});
