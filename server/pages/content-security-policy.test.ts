import { createHash } from 'node:crypto';
import { injectedStyles } from '../http/injected-styles';
import { policyOf } from './content-security-policy';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

test('TRUST-21: exactly the inline scripts of the page may run', () => {
  const policy = policyOf(
    '<html><script src="/a.js" async=""></script><script id="_R_">one("<b>")</script><script>two()</script><script>two()</script></html>',
  );
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('one("<b>")')} ${hash('two()')}`);
  expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  expect(policy).not.toMatch(/unsafe|nonce/);
});

test('styles of the page, and those that a script of ours inserts', () => {
  const policy = policyOf('<style data-x>a{}</style>', ['', 'b{}']);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')} ${hash('')} ${hash('b{}')}`);
});

test('the vendor of toasts inserts its style as we know it', () => {
  const [first, style] = injectedStyles(process.cwd());
  expect(first).toBe('');
  expect(style).toContain('[data-sonner-toaster]');
});
