import { sendForm } from './support/forms';
import { expectPages } from './support/refusals';
import { expect, test } from './support/sites';

test('a log that cannot be written ends nothing: forms are kept, pages are served', async ({ startSite }) => {
  const site = await startSite();
  site.leaveLog();
  for (const name of ['contact', 'shop-orders', 'contact'] as const)
    expect((await sendForm(site.base, name)).status).toBe(201);
  await expectPages(site.base);
});
