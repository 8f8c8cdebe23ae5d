/** Takes what npm, Next and the others print during a start. */
export const startLog = '.site/start.log';

/** Each step, and its seconds on two cores, so that a reader knows when to worry. */
const steps = {
  packages: { name: 'Installing packages', seconds: 30 },
  content: { name: 'Checking the content', seconds: 15 },
  pages: { name: 'Building the pages', seconds: 30 },
  pictures: { name: 'Making the pictures', seconds: 260 },
};
/** @typedef {keyof typeof steps} Step */

/** @param {Step} step @param {number} [part] of the whole work of the step, from 0 to 1 */
export const lineOf = (step, part = 1) => `${steps[step].name} (about ${Math.ceil(steps[step].seconds * part)} s)`;

/** @param {Step} step */
export const failed = (step) => `“${steps[step].name}” failed; ${startLog} says why`;

/** Why a publication does not end with new pages, by the name that the desk has sentences for. */
export const reasons = {
  busy: 'it is being built in another window; wait until that is done, and publish again',
  absent: 'the site does not run now. npm start starts it, with your change',
  refused: 'the new version did not start, so the one before goes on; the log of the site says why',
  late: 'the running site did not change over within a minute; its log says why',
  packaged: 'its packages have changed, and the running site still loads from the old ones: stop it, then npm start',
  noOlder: 'no older version is kept',
};
/** @typedef {keyof typeof reasons} Reason */

export class Refusal extends Error {
  /** @param {string} end its name @param {string} message */
  constructor(end, message) {
    super(message);
    this.end = end;
  }
}

/** @param {Reason} reason */
export const refusal = (reason) => new Refusal(reason, reasons[reason]);
