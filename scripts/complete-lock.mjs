import { readFileSync, writeFileSync } from 'node:fs';
import { absent, completed } from './lib/lock.mjs';

// For use after `npm install PACKAGE`: adds to the lockfile the platforms that the registry left out.
const path = 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8'));
console.log(`${path}: ${absent(lock).length} entries added`);
writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`);
