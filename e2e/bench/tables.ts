import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pages, withTables } from './support/tables';

/** Writes the tables of measured figures into docs. */
for (const page of pages) writeFileSync(page, withTables(readFileSync(page, 'utf8')));
spawnSync('biome', ['format', '--write', ...pages], { stdio: 'inherit' });
