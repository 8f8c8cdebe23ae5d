import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { programs } from './in-process/programs';
import { expect, test } from './own-desk';

/** The site's program as it is compiled where an account is set, for the tests of a file. @returns its path */
export function programWithAccount(): string {
  const program = programs.site.replace('main.mjs', `with-account-${process.pid}.mjs`);
  test.beforeAll(() => {
    const compiled = readFileSync(programs.site, 'utf8');
    const withAccount = compiled.replaceAll('bankAccount: null', 'bankAccount: "61 1090 1014 0000 0712 1981 2874"');
    expect(withAccount).not.toBe(compiled);
    writeFileSync(program, withAccount);
  });
  test.afterAll(() => rmSync(program));
  return program;
}
