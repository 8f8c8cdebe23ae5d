import { studio } from './studio';

/** What a command line prints and how it ends. */
async function typed(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    printed[stream] += String(text);
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    jest.spyOn(process.stderr, 'write').mockImplementation(into('err')),
  ];
  const code = await studio(words);
  for (const spy of spies) spy.mockRestore();
  return { code, ...printed };
}

test.each([[[]], [['--help']], [['inbox', 'list', '-h']]])('%j lists the commands', async (words) => {
  const { code, out } = await typed(...words);
  expect(code).toBe(0);
  for (const verb of ['list', 'show', 'photos', 'export']) expect(out).toContain(`inbox ${verb}`);
});

test.each([
  [['inbox', 'burn'], 'Nie znam polecenia: inbox burn.'],
  [['inbox'], 'Nie znam polecenia: inbox.'],
  [['inbox', 'list', '--all'], 'Nie rozumiem opcji'],
])('%j is refused in Polish', async (words, text) => {
  const { code, out, err } = await typed(...words);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(text);
});
