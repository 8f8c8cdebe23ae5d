import { deliverForm } from './deliver-form';

jest.mock('./send-form', () => ({
  sendForm: async () => ({ ok: true, reference: '2026-0001-A2', status: undefined }),
}));

const mockTold: string[] = [];
jest.mock('@/components/ui/toast/toaster', () => ({ tell: ({ kind }: { kind: string }) => mockTold.push(kind) }));

type Form = Parameters<typeof deliverForm>[0];

test('FORMS-7: 500 ms after the answer the form says that it was sent, is reset and closes', async () => {
  jest.useFakeTimers();
  const did: string[] = [];
  const engine: Partial<Form['engine']> = {
    check: async () => ({ ok: true, fields: {} }),
    reset: () => did.push('reset'),
  };
  const delivered = deliverForm({
    ...{ kind: 'contact', locale: 'en', words: { toast: {} } as Form['words'], photo: null },
    engine: engine as Form['engine'],
    setState: (state) => did.push(state),
    refuse: (sentence) => did.push(sentence),
    unanswered: () => did.push('unanswered'),
    onSent: () => did.push('closed'),
  });
  await jest.advanceTimersByTimeAsync(499);
  expect([...did, ...mockTold]).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect([...did, ...mockTold]).toEqual(['sent', 'reset', 'closed', 'success']);
  await delivered;
});
