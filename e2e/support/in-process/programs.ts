import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const programOf = (name: string): string => resolve(`.site/current/programs/${name}.mjs`);

/** What the last build compiled: the site's server, the desk, the artist's commands, what makes pictures. */
export const programs = {
  site: programOf('main'),
  desk: programOf('desk'),
  studio: programOf('studio'),
  maker: programOf('maker'),
} as const;

/**
 * The site's program as it is compiled where an account is set. Whoever writes it removes it.
 * @returns its path
 * @throws where the program has no place for an account
 */
export function writeProgramWithAccount(): string {
  const program = programs.site.replace('main.mjs', `with-account-${process.pid}.mjs`);
  const compiled = readFileSync(programs.site, 'utf8');
  const withAccount = compiled.replaceAll('bankAccount: null', 'bankAccount: "61 1090 1014 0000 0712 1981 2874"');
  if (withAccount === compiled) throw new Error(`${programs.site} has no place for an account`);
  writeFileSync(program, withAccount);
  return program;
}
