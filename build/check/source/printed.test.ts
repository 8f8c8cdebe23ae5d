import { readFileSync } from 'node:fs';
import { files } from '@/content/schema';
import { printed } from './content-folder';

test.each(Object.keys(files))('content/%s stands as a command would write it', (name) => {
  const text = readFileSync(`content/${name}`, 'utf8');
  expect(printed(JSON.parse(text))).toBe(text);
});
