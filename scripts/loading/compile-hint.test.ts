import { withCompileHint } from './compile-hint';

test('a long script begins with the hint, once', () => {
  const long = 'call();'.repeat(10_000);
  expect(withCompileHint(long)).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  expect(withCompileHint(withCompileHint(long))).toBe(withCompileHint(long));
});

test('a short one stays as it is', () => {
  expect(withCompileHint('call()')).toBe('call()');
});
