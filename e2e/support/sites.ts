import { OwnSite } from './own-site';
import { test as base, expect } from './test';

/** Starts sites and stops them after the test, even if it fails. */
export const test = base.extend<{ startSite: typeof OwnSite.start }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  startSite: async ({}, use) => {
    const sites: OwnSite[] = [];
    await use(async (...given) => {
      const site = await OwnSite.start(...given);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.stop();
  },
});

export { expect };
