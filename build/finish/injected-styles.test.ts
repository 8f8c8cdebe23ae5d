import { injectedStyles } from './next-output';

test('the vendor of toasts inserts its style as we know it', () => {
  const [first, style] = injectedStyles();
  expect(first).toBe('');
  expect(style).toContain('[data-sonner-toaster]');
});
