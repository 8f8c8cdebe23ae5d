import { withFetched } from './fetched-scripts';

test('a script with all that it may lead to, each once', () => {
  const texts: Readonly<Record<string, string>> = {
    '/_next/static/chunks/a.js': 'load("static/chunks/b-1.js"),load("static/chunks/style.css")',
    '/_next/static/chunks/b-1.js': 'load("static/chunks/c_~.js"),load("static/chunks/a.js")',
    '/_next/static/chunks/c_~.js': '',
    '/_next/static/chunks/other.js': '',
  };
  expect(withFetched(['/_next/static/chunks/a.js'], (href) => texts[href] ?? '')).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b-1.js',
    '/_next/static/chunks/c_~.js',
  ]);
});
