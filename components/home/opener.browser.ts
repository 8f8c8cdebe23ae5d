'use client';

import type { OnMissing } from '@/components/islands/fetch-part';
import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';
import { hasModifier } from '@/components/ui/browser';
import type { ModalFacts, ModalRoot } from './form-modal';

/**
 * Turns the link to a form's page into a button that opens the form in a modal, which loads at the first hover, focus
 * or click.
 */
export const openModal: ActOn<Omit<ModalFacts, 'dataLine' | 'place'>> = (place, facts) => {
  const stop = new AbortController();
  const link = place.querySelector('a') as HTMLAnchorElement;
  const offline = place.querySelector('[data-offline]') as HTMLElement;
  const dataLine = place.querySelector('[data-late]')?.innerHTML ?? '';
  let root: ModalRoot | undefined;
  link.role = 'button';
  link.ariaHasPopup = 'dialog';

  const fetchModal = (onMissing?: OnMissing) => load('form-modal', onMissing);

  const onClick = async (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // not every browser gives a pressed link the focus, which has to return to it
    link.focus();
    link.ariaBusy = 'true';
    offline.hidden = true;
    let isMissing = false;
    const miss = () => {
      isMissing = true;
      link.ariaBusy = null;
      // without a network, leaving the page would lose what was typed elsewhere on it
      offline.hidden = navigator.onLine;
      if (navigator.onLine) location.assign(link.href);
      return navigator.onLine;
    };
    const { rootOfModal } = await fetchModal(miss);
    if (isMissing || stop.signal.aborted) return;
    link.ariaBusy = null;
    root ??= rootOfModal({ ...facts, dataLine, place });
    root.open();
  };
  const clickOnSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  };
  const fetchAhead = () => void fetchModal();

  link.addEventListener('click', (event) => void onClick(event), stop);
  link.addEventListener('keydown', clickOnSpace, stop);
  for (const approach of ['pointerenter', 'focus']) link.addEventListener(approach, fetchAhead, stop);
  return () => {
    stop.abort();
    root?.end();
  };
};
openModal.island = 'opener';
