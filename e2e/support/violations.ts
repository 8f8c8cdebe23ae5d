import type { Page } from 'playwright/test';

/** Collects what the browser blocked, from its events on the page. In every other story too it fails the test, as an error in the console. */
export async function listenForViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}
