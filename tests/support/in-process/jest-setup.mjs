import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder where the first suite that needs Postgres starts one. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  // Postgres runs as another user when we are root
  chmodSync(folder, 0o755);
  process.env.TEST_POSTGRES_FOLDER = folder;
}
