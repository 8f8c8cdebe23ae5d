import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { biomeRooms } from './rooms/biome-rules';
import { withTable } from './rooms/docs-table';

/** Writes the table of rooms as rules for the linter and as a table in the docs. */
writeFileSync('biome.rooms.json', JSON.stringify(biomeRooms()));
writeFileSync('docs/architecture.md', withTable(readFileSync('docs/architecture.md', 'utf8')));
spawnSync('biome', ['format', '--write', 'biome.rooms.json', 'docs/architecture.md'], { stdio: 'inherit' });
