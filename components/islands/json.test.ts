import { createElement } from 'react';
import { notJson } from './json';

test.each([
  ['texts, numbers, lists and tables', { a: 'x', b: [1, null, { c: true }], d: undefined }, null],
  ['a function', { on: { press: () => 0 } }, 'props.on.press'],
  ['a date', { day: new Date(0) }, 'props.day'],
  ['a map', { table: new Map() }, 'props.table'],
  ['an element', { items: [{ icon: createElement('i') }] }, 'props.items[0].icon'],
  ['no number', { width: Number.NaN }, 'props.width'],
  ['nothing in a list, which would become null', { list: [undefined] }, 'props.list[0]'],
])('%s', (_, props, place) => expect(notJson(props)).toBe(place));
