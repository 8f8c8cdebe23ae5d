import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '@/build/check/source/content-folder';
import { overlaid } from '@/build/check/source/overlay';
import { folder } from '../arguments';
import { refusal, reply, tool } from '../verb';
import { changeContent, outsideCheckout, placesOf } from '../works/checkout';
import { changedIn } from '../works/older';

export const contentAdopt = tool({
  name: 'content adopt',
  help: {
    pl: 'przenosi to, co zmieniono w plikach starszej wersji',
    en: 'carries over what was changed in the files of an older version',
  },
  example: { pl: 'content adopt ../stara-strona', en: 'content adopt ../old-site' },
  arguments: { from: folder },
  async run(desk, { from }) {
    const { words } = desk;
    const outside = outsideCheckout(desk);
    if (outside) return outside;
    const places = placesOf(desk);
    const now = (name: string) => fileOf(places, name) as object;
    const found = await changedIn(from, now).catch(({ message }: Error) => ({ why: message.split('\n')[0] ?? '' }));
    if ('why' in found) return refusal(words('studio.adopt.unreadable', { folder: from, why: found.why }));
    const { tables, images, left } = found;
    if (tables.size + images.length === 0) return refusal(words('studio.adopt.nothing', { folder: from }));
    const changes = new Map<string, object | Buffer>([
      ...[...tables].map(([name, content]) => [name, overlaid(now(name), content) as object] as const),
      ...images.map((path) => [path.replace(/^content\//, ''), readFileSync(join(from, path))] as const),
    ]);
    const to = desk.settings().contentFolder;
    const lines = [
      words('studio.adopt.done', { folder: to, images: images.length }),
      ...[...tables.keys()].map((name) => `  ${join(to, name)}`),
      ...(left.length > 0 ? [words('studio.adopt.left'), ...left.map((path) => `  ${path}`)] : []),
    ];
    const said = { folder: to, tables: [...tables.keys()], images: images.length, left };
    return changeContent(desk, changes, reply(lines.join('\n'), said));
  },
});
