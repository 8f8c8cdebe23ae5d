import type { ActOn } from '@/components/islands/island';

/** Counts presses on its button. */
export const lightLamp: ActOn<{ step: number }> = (place, { step }) => {
  const button = place.querySelector('button') as HTMLElement;
  const press = () => {
    place.dataset.lit = String(Number(place.dataset.lit ?? 0) + step);
  };
  button.addEventListener('click', press);
  return () => button.removeEventListener('click', press);
};
lightLamp.island = 'lamp';
