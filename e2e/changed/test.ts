import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../support/desk';
import { Project } from '../support/project';
import { test as base, expect } from '../support/test';
import { changedFolder } from './content';

/** The site as it was built of the changed content, with a storage of its own. */
type ChangedSite = Readonly<{
  base: string;
  /** Its data folder. */
  data: string;
  /** An artist's command beside it. */
  studio: (...words: string[]) => Promise<string>;
}>;

/** Visits that site. */
export const test = base.extend<object, { changed: ChangedSite }>({
  changed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const project = new Project(changedFolder);
      const data = mkdtempSync(join(tmpdir(), 'changed-'));
      const running = project.run('serve', { DATA_DIR: data });
      const surroundings = { cwd: project.folder, env: { DATA_DIR: data } };
      await use({
        base: await running.address(),
        data,
        studio: async (...words) => (await command(words, surroundings)).out,
      });
      await running.cut();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ changed }, use) => use(changed.base),
});

export { expect };
