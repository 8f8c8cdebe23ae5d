import { fileURLToPath } from 'node:url';

/**
 * Runs a command in the project's folder; what stops it is told in one line.
 * @param {() => Promise<void>} command
 */
export async function guard(command) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    await command();
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
