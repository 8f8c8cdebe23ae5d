import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { refuseUnwritable } from '../../server/platform/settings/data-folder.mjs';
import { environmentVariables, readVariables } from '../../server/platform/settings/variables.mjs';

export { environmentVariables };

/** @param {string | undefined} code @param {number} port */
function refusalOf(code, port) {
  if (code === 'EADDRINUSE') return `PORT ${port} is in use already: stop what listens there, or choose another`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this user`;
  return `HOST must be an address of this machine (${code})`;
}

/** @param {{ host: string | undefined, port: number }} address where the site will listen @returns {Promise<void>} */
const canListen = ({ host, port }) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => reject(new Error(refusalOf(code, port))));
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve()));
  });

/** @throws with one line for each that is wrong */
export const settings = () => readVariables(environmentVariables());

/** The folders of data and content, as whole paths: commands and a running site are held against each other by them. */
export function ownFolders() {
  const { DATA_DIR, CONTENT_DIR } = settings();
  return { DATA_DIR: resolve(DATA_DIR), CONTENT_DIR: resolve(CONTENT_DIR) };
}

/** Of a site that is about to be served here. @throws with one line for each that is wrong */
export async function refuseUnusableSettings() {
  const { HOST: host, PORT: port, DATA_DIR } = settings();
  await canListen({ host, port });
  refuseUnwritable(DATA_DIR);
}
