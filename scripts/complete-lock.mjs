import { readFileSync, writeFileSync } from 'node:fs';
import { absent, completed } from './lib/lock.mjs';

// After `npm install` of something new: gives the lockfile the platforms that the registry did not serve.
const path = 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8'));
console.log(`${path}: ${absent(lock).length} entries added`);
writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`);
