import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

test('whoever has read enough and goes, as head does, ends a command quietly', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'desk/main.ts', '--help']);
  child.stdout.destroy();
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  expect([code, await said]).toEqual([0, '']);
});
