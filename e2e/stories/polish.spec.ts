import { isSample, oneOfEachKind } from '../support/addresses';
import { longIf } from '../support/long';
import { expect, test } from '../support/test';

/** English words that appear in no Polish text. */
const english =
  /\b(the|and|of|with|your|you|for|from|please|choose|open|close|next|previous|loading|size|photo|order|other|custom|slide|image|zoom|notifications|skip|error)\b/i;

/** All texts that are shown or read aloud, but not those marked as another language (`lang`). Runs in the browser. */
function saidOnPage(): readonly string[] {
  const named = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];
  return [...document.querySelectorAll('body *, title, meta[name=description]')]
    .filter((element) => !element.closest('[lang=en], script, noscript, style'))
    .flatMap((element) => [
      ...named.map((name) => element.getAttribute(name)),
      element.matches('meta') ? element.getAttribute('content') : null,
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    ])
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without', () => {
    test.use({ javaScriptEnabled });
    for (const { name, path } of oneOfEachKind.filter(({ locale }) => locale === 'pl'))
      test(`ROUTES-1: the Polish page says nothing in English: ${name}${longIf(!javaScriptEnabled || !isSample(path))}`, async ({
        page,
      }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        const said = await page.evaluate(saidOnPage);
        expect(said.length).toBeGreaterThan(10);
        expect(said.filter((text) => english.test(text) && text !== 'Wybierz język / Choose your language')).toEqual(
          [],
        );
      });
  });
