import { everyCard } from './cards';
import { makeCards } from './make-cards';

/** Makes the pictures that stand for pages where a link is shared, and reports how many. */
export async function prepareCards(): Promise<void> {
  const started = Date.now();
  const folders = { sources: 'content/images', cards: 'public/cards', generated: 'generated' };
  const { cards, drawn, removed } = await makeCards(everyCard(), folders);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`cards: ${cards} cards, ${drawn} drawn, ${removed} stale files removed, ${seconds} s`);
}
