import { mkdirSync } from 'node:fs';
import { longIf } from '../support/in-process/long';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

test.setTimeout(300_000);

test(`checks and lists of tests are the same in a folder called app, below names with a blank${longIf(true)}`, async () => {
  const folder = test.info().outputPath('test build', 'app');
  mkdirSync(folder, { recursive: true });
  const project = Project.copy({ folder });
  try {
    const step = async (line: string): Promise<readonly string[]> => {
      const running = project.command(line.split(' '));
      expect([line, await running.finish(), running.lines]).toMatchObject([line, 0, {}]);
      return running.lines;
    };
    for (const line of ['biome check --error-on-warnings .', 'depcruise .', 'knip']) await step(line);
    const suites = await step('jest --listTests');
    expect(suites.filter((path) => path.includes('scripts/lib/'))).not.toEqual([]);
    const stories = await step('playwright test --list --project=site');
    expect(stories.at(-1)).toMatch(/^Total: \d{3,} tests in \d{2,} files$/);
  } finally {
    await project.remove();
  }
});
