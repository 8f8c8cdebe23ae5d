import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Locale } from '@/i18n/locales';
import { type Fault, same } from './fault';

const compiler = resolve('node_modules/typescript/bin/tsc');
const project = 'build/check/tsconfig.json';
const diagnostic = /^(content\/[^(]+)\((\d+),\d+\): error TS\d+: (.*)$/;

const ran = (args: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((done) => {
    execFile(process.execPath, [compiler, ...args], (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, said: stdout + stderr }),
    );
  });

/**
 * What the type checker reports about content, in the language of the report.
 * @throws when it reports something outside content or does not run
 */
export async function typeFaults(locale: Locale): Promise<readonly Fault[]> {
  const { code, said } = await ran(['--project', project, '--pretty', 'false', '--locale', locale]);
  const faults = said.split('\n').flatMap((line) => {
    const [, file = '', at, words = ''] = diagnostic.exec(line) ?? [];
    return at ? [{ item: file, fault: same(words), at: { file, line: Number(at) } }] : [];
  });
  if (code !== 0 && faults.length === 0) throw new Error(`the type check of content failed: ${said}`);
  return faults;
}
