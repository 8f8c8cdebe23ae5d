import { hasModifier } from '@/components/ui/browser';
import type { OnMissing } from './fetch-part';

/**
 * Holds clicks on what is not hydrated yet, marks each as busy at once, and repeats it when the script is there.
 * @param what selector of the clicks that wait
 * @param onClick called at each
 * @returns one repeats all; the other, for a script that fails to load, those that work without it
 */
export function holdClicks(place: HTMLElement, what: string, onClick: () => void) {
  const held = new Set<HTMLElement>();
  let passes = false;
  const hold = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(what);
    if (passes || !target || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // repeated in the order of the last clicks
    held.delete(target);
    held.add(target);
    target.ariaBusy = 'true';
    onClick();
  };
  place.addEventListener('click', hold, true);
  const give = (which: (element: HTMLElement) => boolean) => {
    const given = [...held].filter(which);
    passes = true;
    for (const element of given) {
      held.delete(element);
      element.ariaBusy = null;
      // it may have been removed meanwhile
      if (element.isConnected) element.click();
    }
    passes = false;
    return given.length > 0;
  };
  const release = (): void => {
    place.removeEventListener('click', hold, true);
    give(() => true);
  };
  // a link leads where it says; where the site answers, a form sends itself
  const letGo: OnMissing = (reached) =>
    give((element) => element.matches('a') || (reached && (element as HTMLButtonElement).type === 'submit'));
  return [release, letGo] as const;
}
