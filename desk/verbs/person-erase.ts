import { keptAside, mayHold } from '@/server/storage/backup/aside';
import { forgetOnDesk } from '@/server/storage/desk-folder';
import { erasePerson } from '@/server/storage/queries/person';
import { agreed } from '../agreed';
import { email } from '../arguments';
import { withPerson } from '../person';
import { scrubbed } from '../scrubbed';
import { type Desk, type Reply, refusal, reply, verb } from '../verb';

/** What is said, and what a restoration put aside: nobody but the artist knows whether that is still needed. */
function withAside({ settings, words }: Desk, email: string, said: Reply): Reply {
  const holding = keptAside(settings().dataFolder).filter((path) => mayHold(path, email));
  if (holding.length === 0) return said;
  return refusal([said.text, ...holding.map((aside) => words('studio.person.aside', { aside }))].join('\n'));
}

export const personErase = verb({
  name: 'person erase',
  help: { pl: 'usuwa wszystko o jednej osobie', en: 'erases everything about one person' },
  example: { pl: 'person erase anna@poczta.example', en: 'person erase anna@mail.example' },
  arguments: { email },
  options: { yes: { help: { pl: 'bez pytania', en: 'does not ask' } } },
  async run(desk, { email: address, yes }) {
    const { storage, words } = desk;
    const erased = await withPerson(desk, address, async (rows) => {
      const question = words('studio.person.ask', { email: address, n: rows.length });
      if (!(await agreed(desk, question, yes))) return refusal(words('studio.person.kept'));
      const count = await erasePerson(storage, address);
      forgetOnDesk(
        desk.settings().dataFolder,
        rows.map(({ reference }) => reference),
      );
      return reply(words('studio.person.erased', { n: count }), { erased: count });
    });
    return withAside(desk, address, await scrubbed(desk, erased));
  },
});
