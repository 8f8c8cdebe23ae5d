import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { command } from './desk';
import { keptPort } from './in-process/kept-port';
import { programs, writeProgramWithAccount } from './in-process/programs';
import { test as base, expect, type OwnSite } from './own-site';
import { faultsIn } from './test';

type Options = Parameters<import('playwright/test').Browser['newContext']>[0];

export type OwnDesk = Readonly<{
  site: OwnSite;
  /** `http://127.0.0.1:PORT` */
  base: string;
  pid: number;
  /** A link that opens the desk once. */
  link: () => Promise<string>;
  /** A device that the desk knows, at Today. Its errors and requests to elsewhere fail the test. */
  artist: (options?: Options) => Promise<Page>;
  /** Somebody at the site. */
  buyer: (options?: Options) => Promise<Page>;
}>;

/** A site and a desk of the test's own, on one storage. */
export const test = base.extend<
  {
    /** @param folder of the project that the desk writes and publishes @param program of the site, compiled of other content */
    startDesk: (settings?: Readonly<Record<string, string>>, folder?: string, program?: string) => Promise<OwnDesk>;
  },
  { programWithAccount: string }
>({
  programWithAccount: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const program = writeProgramWithAccount();
      await use(program);
      rmSync(program);
    },
    { scope: 'worker' },
  ],
  startDesk: async ({ browser, startSite }, use) => {
    const opened: BrowserContext[] = [];
    const folders: string[] = [];
    const faults: (readonly string[])[] = [];
    async function visit(baseURL: string, options: Options): Promise<Page> {
      const context = await browser.newContext({ baseURL, locale: 'pl-PL', ...options });
      opened.push(context);
      faults.push(
        faultsIn(context, {
          host: new URL(baseURL).host,
          allowedErrors: [/status of 4\d\d/, /ERR_INTERNET_DISCONNECTED/],
          dialogs: {},
        }),
      );
      return context.newPage();
    }
    await use(async (settings = {}, folder = '.', program = programs.site) => {
      const site = await startSite(settings, () => [], [program]);
      folders.push(site.folder);
      const port = await keptPort();
      const own = { DATA_DIR: site.folder, ...settings, DESK_PORT: `${port}`, SITE_URL: site.base };
      const { pid } = await startSite(own, () => [], [programs.desk, folder]);
      const link = async (): Promise<string> => {
        const { out, err } = await command(['desk', '--json'], { env: own });
        if (!out) throw new Error(err);
        return JSON.parse(out).link;
      };
      const deskBase = `http://127.0.0.1:${port}`;
      return {
        site,
        base: deskBase,
        pid,
        link,
        async artist(options) {
          const page = await visit(deskBase, options);
          await page.goto(await link());
          await page.getByRole('button', { name: /Otwórz tutaj|Open here/ }).click();
          // whoever goes elsewhere at once would stop it
          await page.waitForURL(`${deskBase}/`);
          return page;
        },
        buyer: (options) => visit(site.base, options),
      };
    });
    for (const context of opened) await context.close();
    // a desk that has changed content has its own tables checked, which leaves them where stories read the project's
    if (folders.some((folder) => existsSync(join(folder, 'content'))))
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/content-check.ts'], { stdio: 'ignore' });
    expect(faults.flat()).toEqual([]);
  },
});

export { expect };
