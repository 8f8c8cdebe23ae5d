import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';

const loadAnswer = load as unknown as (
  name: 'answer',
  onMissing: (reached: boolean) => void,
) => Promise<typeof import('./answer')>;

/** Fetches a part when its button is pressed, and says what came of it. */
export const ask: ActOn<object> = (place) => {
  const button = place.querySelector('button') as HTMLElement;
  const press = async () => {
    const { answer } = await loadAnswer('answer', (reached) => {
      place.dataset.missing = reached ? 'there, without it' : 'away';
    });
    place.append(answer());
  };
  button.addEventListener('click', press);
  return () => button.removeEventListener('click', press);
};
ask.island = 'asker';
