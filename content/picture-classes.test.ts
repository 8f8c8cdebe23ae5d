import { ratioClass, ratioOf, shortTone, toneClass } from './picture-classes';

test.each([
  ['#000000', '000'],
  ['#47a564', '4a6'],
  ['#ffffff', 'fff'],
  ['#f7f8f9', 'fff'],
])('the tone %s is %s with four bits a channel', (hex, short) => {
  expect(shortTone(hex)).toBe(short);
  expect(toneClass(hex)).toBe(`tone-${short}`);
});

test.each([
  [1600, 1600, 'ratio-100', 1],
  [1252, 1600, 'ratio-78', 0.78],
  [1600, 1280, 'ratio-125', 1.25],
])('%i by %i is %s', (width, height, name, ratio) => {
  expect(ratioClass(width, height)).toBe(name);
  expect(ratioOf(width, height)).toBe(ratio);
});
