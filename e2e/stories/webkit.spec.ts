import { By, until } from 'selenium-webdriver';
import { pathTo } from '@/i18n/pages';
import { needs } from '../support/needs';
import { test } from '../support/test';
import { withWebKit } from '../support/webkit';

needs(['WebKitWebDriver', '--help'], 'Debian’s webkit2gtk-driver and xvfb are not there');

test('WebKit: the first press of all, on Order, says what is missing', async ({ baseURL }) => {
  test.setTimeout(90_000);
  await withWebKit(Number(process.env.E2E_PORT || 3217) + 50, async (webkit) => {
    await webkit.get(baseURL + pathTo('orderItem', 'en', { type: 'picture', id: 1 }));
    const order = await webkit.wait(until.elementLocated(By.css('main form[method=post] button[type=submit]')), 20_000);
    await webkit.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', order);
    await order.click();
    const errors = await webkit.wait(until.elementLocated(By.css('nav[aria-label] a[href="#first_name"]')), 20_000);
    await webkit.wait(until.elementIsVisible(errors), 20_000);
  });
});
