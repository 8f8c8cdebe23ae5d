import { injectedStyles } from './injected-styles';

test('the vendor of toasts inserts its style as we know it', () => {
  const [first, style] = injectedStyles();
  expect(first).toBe('');
  expect(style).toContain('[data-sonner-toaster]');
});
