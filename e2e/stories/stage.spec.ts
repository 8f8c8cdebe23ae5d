import { messages } from '@/messages';
import { OrderForm, Stage } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('STAGE-1: the stage shows a work and offers no other view', async ({ page }) => {
    await page.goto('/zamowienie/portraits');
    const stage = new Stage(page);
    await expect(stage.drawing).toBeVisible();
    expect((await stage.drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(10);
    await expect(stage.frame.locator('fieldset')).toBeHidden();
  });
});

test('STAGE-1, STAGE-8: every choice is on the stage at once, in the picture, in words and in the strap', async ({
  page,
}) => {
  const form = new OrderForm(page, 'en');
  const stage = new Stage(page);
  await form.open('posters', 1);
  await expect(stage.strap).toContainText('Choose a medium');
  await form.chooseMedium('mug');
  await expect(stage.drawing).toHaveAttribute('aria-label', /on a mug/);
  await page.locator('input[name="attribute.handle"][value="5"]').check();
  await expect(stage.drawing).toHaveAttribute('aria-label', /handle.*red|red.*handle/i);
  await expect(stage.drawing.locator('[stroke="#c4281c"]').first()).toBeAttached();
  await expect(stage.strap).toContainText('red');
  await expect(stage.said).toContainText(/Preview: .*red.*Interior colour is to be agreed; the preview shows white/);
  await expect(stage.strap).toContainText(/\d\.\d\d zł/);
});

test('STAGE-9: the drawings load with the first choice, never before: till then the stage is as the server drew it', async ({
  page,
}) => {
  const form = new OrderForm(page, 'pl');
  await form.open('portraits');
  // the sample without figures: the drawings that follow choices write lengths beside it
  await expect(new Stage(page).drawing.locator('.sc-person')).toBeVisible();
  await expect(new Stage(page).drawing.locator('text')).toHaveCount(0);
  await form.open('posters', 1);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);
  await form.chooseMedium('bottle');
  await expect(new Stage(page).drawing).toHaveAttribute('aria-label', /bidonie/);
  expect(scripts.length).toBeGreaterThan(0);
});

test('STAGE-2, STAGE-8: a thing that hangs on no wall says why, a fixed price stands in the strap, and views are chosen by keyboard', async ({
  page,
}) => {
  const form = new OrderForm(page, 'en');
  const stage = new Stage(page);
  await form.open('picture', 1);
  await expect(stage.strap).toContainText('fixed price');
  await expect(stage.strap).toContainText('99.99 zł');
  await expect(stage.view('wall')).toBeDisabled();
  await expect(page.getByRole('radio', { name: /On a wall \(A digital file has no size/ })).toBeDisabled();
  await form.open('posters', 1);
  await stage.view('close').focus();
  await page.keyboard.press('ArrowRight');
  await expect(stage.view('wall')).toBeFocused();
  await expect(stage.drawing).toHaveAttribute('aria-label', /above a sofa/);
  await page.keyboard.press('ArrowRight');
  await expect(stage.view('mine')).toBeFocused();
  await expect(page.getByRole('button', { name: messages.en.own.choose })).toBeVisible();
  await stage.choose('wall');
  await form.chooseMedium('mug');
  await expect(stage.view('close')).toBeChecked();
  await expect(stage.view('mine')).toBeDisabled();
});

test('STAGE-3, STAGE-4: sizes hang to scale: A3 is twice A4, and a size in words is read and said', async ({
  page,
}) => {
  const form = new OrderForm(page, 'en');
  const stage = new Stage(page);
  await form.open('posters', 1);
  const areaOf = async () => {
    const { width, height } = (await stage.drawing.locator('.sc-work').boundingBox()) ?? { width: 0, height: 0 };
    return width * height;
  };
  await form.chooseSize('a4');
  await expect(stage.view('wall')).toBeChecked();
  const a4 = await areaOf();
  await form.chooseSize('a3');
  await expect.poll(async () => (await areaOf()) / a4).toBeCloseTo(2, 1);
  const work = await stage.drawing.locator('.sc-work').boundingBox();
  const person = await stage.drawing.locator('.sc-person > path').last().boundingBox();
  expect(work && person).toBeTruthy();

  await form.chooseSize('custom');
  // the view follows a choice once that is drawn: before, the wall is still chosen and a press on it changes nothing
  await expect(stage.view('close')).toBeChecked();
  await stage.choose('wall');
  await expect(page.getByText('Enter the size')).toBeVisible();
  await page.locator('#width').fill('0,6 m');
  await page.locator('#height').fill('80 cm');
  await expect(page.getByText('Understood as 60 × 80 cm')).toBeVisible();
  await expect(stage.drawing).toHaveAttribute('aria-label', /60 by 80 cm/);
  await expect(stage.strap).toContainText('60 × 80 cm');
  await page.locator('#height').fill('tall');
  await expect(page.getByText('Is this size right?').first()).toBeVisible();
  await expect(page.locator('#height')).toHaveValue('tall');
  await form.chooseMedium('wood');
  await expect(form.send).toBeVisible();
});

test('a portrait: the sample leaves with the first photo, and the plate says it will be painted', async ({ page }) => {
  const form = new OrderForm(page, 'pl');
  const stage = new Stage(page);
  await form.open('portraits');
  await expect(stage.strap).toContainText('Tu zawiśnie Twój portret');
  await expect(stage.frame.getByText('Na razie wisi tu')).toBeVisible();
  await form.addPhoto(await photo('babcia.jpg', 900, 1200));
  await expect(stage.frame.getByText('Twoje zdjęcie na płótnie')).toBeVisible();
  await expect(stage.drawing.locator('image')).toHaveAttribute('href', /^blob:/);
  await expect(stage.frame.getByText('Na razie')).toBeHidden();
  await form.chooseVariant('oil');
  await form.chooseSize('a1');
  await expect(stage.drawing).toHaveAttribute('aria-label', /59,4 na 84,1 cm/);
  await stage.frame.getByLabel('Rama (poza ceną)').check();
  await stage.frame.getByRole('radio', { name: 'kraplak' }).check();
  await expect(stage.drawing.locator('[fill="var(--madder)"]')).toBeAttached();
});

test('STAGE-7: a mug turns by keys and buttons, the magic mug warms up', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  const stage = new Stage(page);
  await form.open('posters', 1);
  await form.chooseMedium('mug');
  const turn = page.getByRole('slider', { name: 'Turn' });
  await turn.focus();
  await page.keyboard.press('Home');
  await expect(turn).toHaveAttribute('aria-valuetext', 'Turned by -75 degrees');
  const left = await stage.drawing.innerHTML();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect(turn).toHaveValue('-60');
  expect(await stage.drawing.innerHTML()).not.toBe(left);
  await form.chooseMedium('magic-mug');
  const heat = page.getByRole('slider', { name: 'Temperature of the mug' });
  await expect(heat).toHaveAttribute('aria-valuetext', 'Hot');
  await expect(stage.drawing).toHaveAttribute('aria-label', /hot magic mug/);
  // still warming: the visitor's hand ends that
  await heat.focus();
  await page.keyboard.press('Home');
  await expect(stage.drawing).toHaveAttribute('aria-label', /cold/);
  await page.waitForTimeout(1_000);
  await expect(heat).toHaveAttribute('aria-valuetext', 'Cold');
});

test('STAGE-10, STAGE-11: every view fits at every size, and the form can be reached; on a phone the stage is a third of the screen, and the smallest work hangs whole in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new OrderForm(page, 'pl');
  const stage = new Stage(page);
  await form.open('posters', 1);
  await form.chooseMedium('print');
  await form.chooseSize('a4');
  await stage.choose('wall');
  const { height: third = 0 } = (await stage.frame.boundingBox()) ?? {};
  expect(Math.round(third)).toBe(Math.round(0.32 * 844));
  const { x = -1, width: hung = 390 } = (await stage.drawing.locator('.sc-work').boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + hung).toBeLessThanOrEqual(390);

  await form.chooseSize('a1');
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const view of ['close', 'wall', 'mine'] as const) {
      await stage.choose(view);
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(over, { message: view }).toBeLessThanOrEqual(0);
      const box = await stage.frame.boundingBox();
      expect(box?.width, view).toBeLessThanOrEqual(width);
    }
    await form.radio('Wydruk').scrollIntoViewIfNeeded();
    await form.radio('Wydruk').check();
    const placed = (what: typeof stage.frame) => what.evaluate((one) => getComputedStyle(one).position);
    expect(await placed(stage.frame)).toBe(height < 560 ? 'relative' : 'sticky');
    expect(await placed(page.locator('body > header'))).toBe(width > height && height < 480 ? 'relative' : 'sticky');
  }
});
