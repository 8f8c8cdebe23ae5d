import { writeWhole } from '../write-whole';
import { everyCard } from './cards';
import { cardFile } from './make-cards';
import { readPaints } from './paints';

/**
 * Writes the table of the pictures that stand for pages where a link is shared. They are drawn later.
 * @returns their addresses; both languages of a page beside each other, because they share its wall
 */
export async function writeCardTable(): Promise<readonly string[]> {
  const colours = readPaints();
  const cards = everyCard().toSorted((one, other) => one.name.localeCompare(other.name));
  const table = cards.map((card) => [`${card.name}.${card.locale}`, cardFile(card, colours)] as const);
  await writeWhole('generated/cards.json', `${JSON.stringify(Object.fromEntries(table), null, 1)}\n`);
  return table.map(([, file]) => `/cards/${file}`);
}
