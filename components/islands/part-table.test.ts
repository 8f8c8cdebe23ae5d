import { filesOf, type PartFile, packTable } from './part-table';

const file = (name: string, hash: string, ...needs: PartFile[]): PartFile => ({ name, hash, needs });
const react = file('chunk', 'REACT234');
const shared = file('chunk', 'SHARED23', react);
const sheet = file('css', 'SHEET234');
const form = file('form', 'FORM2345', shared, react);
const viewer = file('viewer', 'VIEWER23', react, sheet);
const table = packTable([react, shared, sheet, form, viewer]);

test('a part’s own script is first, then all that it needs, each once', () => {
  expect(filesOf('form', table)).toEqual(['/_i/form-FORM2345.js', '/_i/chunk-SHARED23.js', '/_i/chunk-REACT234.js']);
});

test('a sheet is among them', () => {
  expect(filesOf('viewer', table)).toEqual(['/_i/viewer-VIEWER23.js', '/_i/chunk-REACT234.js', '/_i/css-SHEET234.css']);
});

test('what another need brings is not said twice', () => {
  expect(table.split('\n')[3]).toBe('form FORM2345 1');
});

test('a part that is not there is an error', () => {
  expect(() => filesOf('missing', table)).toThrow();
});
