import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder in which the first suite that needs a Postgres starts it. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  // if we are root, Postgres runs as another user, who must be able to enter the folder
  chmodSync(folder, 0o755);
  process.env.TEST_POSTGRES_FOLDER = folder;
}
