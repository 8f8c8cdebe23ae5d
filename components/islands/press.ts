import { wantsItsOwnTab } from '@/components/ui/own-tab';
import type { OnMissing } from './fetch-part';

/**
 * Keeps presses on what is asleep, marks each at once as busy, and gives it again when the script is there.
 * @param what which presses wait, as a selector
 * @param onPress called at each
 * @returns what gives them, and what gives those that can do without the script, where it does not come
 */
export function keepPresses(place: HTMLElement, what: string, onPress: () => void) {
  const pressed = new Set<HTMLElement>();
  let passes = false;
  const keep = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(what);
    if (passes || !target || wantsItsOwnTab(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // given in the order of the last presses
    pressed.delete(target);
    pressed.add(target);
    target.ariaBusy = 'true';
    onPress();
  };
  place.addEventListener('click', keep, true);
  const give = (which: (element: HTMLElement) => boolean) => {
    const given = [...pressed].filter(which);
    passes = true;
    for (const element of given) {
      pressed.delete(element);
      element.ariaBusy = null;
      // what has gone meanwhile is nobody's wish any more
      if (element.isConnected) element.click();
    }
    passes = false;
    return given.length > 0;
  };
  const release = (): void => {
    place.removeEventListener('click', keep, true);
    give(() => true);
  };
  // a link leads where it says; where the site answers, a form sends itself
  const letGo: OnMissing = (reached) =>
    give((element) => element.matches('a') || (reached && (element as HTMLButtonElement).type === 'submit'));
  return [release, letGo] as const;
}
