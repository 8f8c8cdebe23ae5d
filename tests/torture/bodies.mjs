import { run } from '@/scripts/lib/run.mjs';

// The long form of e2e/server-bodies.spec.ts, on the site as it was built last. `BODIES_SEED` repeats one.
const env = { BODIES: process.argv[2] ?? '10000' };
process.exitCode = await run('playwright', ['test', 'e2e/server-bodies.spec.ts'], { env });
