import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { isIndexable } from '@/domain/site-pages';
import { type Address, oneOfEachKind } from '@/tests/support/addresses';
import { OwnSite } from '@/tests/support/own-site';

// Scores of every kind of page in both languages, as a phone and as a desktop. Speed is not asked for: on a machine that
// has other work it says nothing.
const devtools = 9417;
const categories = ['accessibility', 'best-practices', 'seo'];
const devices = { phone: undefined, desktop: desktopConfig } as const;

type Score = Readonly<{ name: string; faults: readonly string[] }>;

/** What keeps a page from 100 in a category, by the names of the audits. */
async function scoreOf(base: string, { path, name, ref }: Address, device: keyof typeof devices): Promise<Score> {
  // a page that nobody should find has no score as one to be found
  const onlyCategories = isIndexable(ref) ? categories : categories.filter((category) => category !== 'seo');
  const options = { port: devtools, onlyCategories, throttlingMethod: 'provided', logLevel: 'error' } as const;
  const result = await lighthouse(base + path, { ...options }, devices[device]);
  if (!result) throw new Error(`${name}: no result`);
  const { lhr } = result;
  const faults = Object.values(lhr.categories).flatMap(({ id, score, auditRefs }) => {
    const lost = auditRefs.filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1);
    return score === 1 ? [] : [`${id} ${Math.round((score ?? 0) * 100)}: ${lost.map((audit) => audit.id).join(', ')}`];
  });
  return { name: `${name}, ${device}`, faults };
}

const only = process.argv[2] ?? '';
const site = await OwnSite.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: [`--remote-debugging-port=${devtools}`, '--no-sandbox', '--disable-gpu'],
});
let below = 0;
for (const address of oneOfEachKind.filter(({ name }) => name.includes(only)))
  for (const device of ['phone', 'desktop'] as const) {
    const { name, faults } = await scoreOf(site.base, address, device);
    console.log(`${faults.length ? 'below' : '  100'}  ${name}${faults.map((fault) => `\n       ${fault}`).join('')}`);
    below += faults.length;
  }
await browser.close();
await site.stop();
process.exitCode = below ? 1 : 0;
