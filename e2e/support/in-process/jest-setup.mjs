import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder of the run: the first suite that needs a Postgres starts it there, or makes the tables that all copy. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-run-'));
  // if we are root, Postgres runs as another user, who must be able to enter the folder
  chmodSync(folder, 0o755);
  process.env.TEST_RUN_FOLDER = folder;
}
