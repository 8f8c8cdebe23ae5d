import { succeed } from './home-form';

const mockToasts: string[] = [];
jest.mock('@/components/ui/toast/toaster', () => ({ tell: ({ kind }: { kind: string }) => mockToasts.push(kind) }));

test('FORMS-7: 500 ms after the answer the form says that it was sent, is reset and closes', async () => {
  jest.useFakeTimers();
  const did: string[] = [];
  const succeeded = succeed({
    sent: () => did.push('sent'),
    reset: () => did.push('reset'),
    onSent: () => did.push('closed'),
    message: 'sent',
  });
  await jest.advanceTimersByTimeAsync(499);
  expect([...did, ...mockToasts]).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect([...did, ...mockToasts]).toEqual(['sent', 'reset', 'closed', 'success']);
  await succeeded;
});
