import { translator } from './translator';

test('a template without its values is an error in every build, and is read as it stands by `raw`', () => {
  const t = translator('en');
  const key = 'form.mean' as 'form.email';
  expect(() => t(key)).toThrow('The intl string context variable "email" was not provided');
  expect(t.raw(key)).toBe('Do you mean {email}?');
});
