import { test as base, expect } from 'playwright/test';

type Visit = {
  /** What the visitor has answered to the question about cookies; `null` is asked. */
  consent: 'refused' | 'accepted' | null;
  answered: undefined;
  allowedErrors: RegExp[];
  watched: undefined;
};

/** Every visit is watched: an error in the console or a request to another host fails the test. */
export const test = base.extend<Visit>({
  consent: ['refused', { option: true }],
  answered: [
    async ({ page, consent }, use) => {
      await page.addInitScript((answer) => {
        if (answer && localStorage.getItem('consent') === null) localStorage.setItem('consent', answer);
      }, consent);
      await use(undefined);
    },
    { auto: true },
  ],
  allowedErrors: [[], { option: true }],
  watched: [
    async ({ page, baseURL, allowedErrors }, use) => {
      const faults: string[] = [];
      const host = new URL(baseURL ?? '').host;
      page.on('console', (message) => {
        const allowed = allowedErrors.some((error) => error.test(message.text()));
        if (message.type() === 'error' && !allowed) faults.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        // pages are documents; the server has no parts of pages for the framework's own navigation
        if (request.headers().rsc) faults.push(`request for a part of ${url.pathname}`);
        if (url.protocol.startsWith('http') && url.host !== host) faults.push(`request to ${url.host}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
