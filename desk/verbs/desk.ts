import { linkMs, linkPath, makeLink } from '../entry/links';
import { reply, type Verb } from '../verb';

export const desk: Verb = {
  help: 'a link that opens the desk in a browser, once',
  async run({ withStorage, now, settings }) {
    const { deskUrl, deskPort } = settings();
    const address = deskUrl ?? `http://127.0.0.1:${deskPort}`;
    const link = address + linkPath(await withStorage((storage) => makeLink(storage, now)));
    const lines = [`The desk: ${address}`, `This link opens it once, within ${linkMs / 60_000} minutes:`, link];
    return reply(lines.join('\n'), { address, link });
  },
};
