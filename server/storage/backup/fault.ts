/**
 * Why a backup cannot be made or put back. `taken`: a file of that name is there; `missing`: no file is there; `damaged`:
 * it is no sound backup; `newer`: a newer version made it; `foreign`: its tables are not the site's; `running`: the site has
 * its database open; `full`: there is something that would be lost.
 */
export type BackupProblem = 'taken' | 'missing' | 'damaged' | 'newer' | 'foreign' | 'running' | 'full';

export class BackupFault extends Error {
  constructor(
    readonly problem: BackupProblem,
    /** The file that it is about. */
    readonly path: string,
  ) {
    super(`${problem}: ${path}`);
  }
}
