import { createServer } from 'node:net';
import { keptPort, keptPorts } from './kept-port';

test.each([
  ['usually', 32_768, [20_000, 32_768]],
  ['elsewhere', 49_152, [20_000, 49_152]],
  ['where outgoing connections get nearly all', 1_024, [20_000, 32_768]],
])('%s', (_, outgoing, ports) => {
  expect(keptPorts(outgoing)).toEqual(ports);
});

test('it lies among them', async () => {
  const [first, end] = keptPorts();
  const port = await keptPort();
  expect(port).toBeGreaterThanOrEqual(first);
  expect(port).toBeLessThan(end);
});

test('one that is taken is not chosen', async () => {
  const taken = await keptPort();
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(taken, '127.0.0.1', resolve));
  const told = keptPort([taken, taken + 1]).finally(() => server.close());
  await expect(told).rejects.toThrow('no free port');
});
