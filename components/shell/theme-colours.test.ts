import { readFileSync } from 'node:fs';
import { themeColours } from './theme-colours';

test('the colours of the browser’s bars are those of the page’s ground', () => {
  const css = readFileSync('components/ui/global/tokens.css', 'utf8');
  const grounds = [...css.matchAll(/--gesso: (#[0-9a-f]+);/g)].map(([, colour]) => colour);
  expect(new Set(grounds)).toEqual(new Set([themeColours.day, themeColours.night]));
  expect(grounds[0]).toBe(themeColours.day);
});
