import { linkMs, linkPath, makeLink } from '../entry/links';
import { reply, verb } from '../verb';

/** Prints a link that opens the desk in a browser, once. */
export const desk = verb({
  name: 'desk',
  help: 'a link that opens the desk in a browser, once',
  async run({ storage, words, now, settings }) {
    const { deskUrl, deskPort } = settings();
    const address = deskUrl ?? `http://127.0.0.1:${deskPort}`;
    const link = address + linkPath(await makeLink(storage, now));
    return reply(words('studio.desk', { address, link, minutes: linkMs / 60_000 }), { address, link });
  },
});
