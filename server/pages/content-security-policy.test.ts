import { createHash } from 'node:crypto';
import { policyOf } from './content-security-policy';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

test('TRUST-21: exactly the inline scripts and styles of the page may run, each named once', () => {
  const policy = policyOf({ scripts: ['one("<b>")', 'two()', 'two()'], styles: ['a{}', ''] });
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('one("<b>")')} ${hash('two()')}`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')} ${hash('')}`);
  expect(policy).not.toMatch(/unsafe|nonce/);
});
