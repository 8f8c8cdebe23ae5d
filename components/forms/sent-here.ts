import { resultPath } from '@/domain/api';
import '@/components/ui/facts.css';
import './sent-here.css';

/** How high a toast is with the air around it, in px. */
const toast = 112;

/** Scrolls until no toast lies over the note, as far as what has the focus stays below the header. */
function uncover(note: Element): void {
  const hidden = note.getBoundingClientRect().bottom + toast - innerHeight;
  const room = (document.activeElement ?? note).getBoundingClientRect().top - toast;
  scrollBy(0, Math.max(0, Math.min(hidden, room)));
}

/** Puts the note of what was sent, as the server writes it for a browser without script, into the page (FORMS-14). @param id of the submission */
export async function showNote(id: string, slot: Element): Promise<void> {
  const answer = await fetch(resultPath(id));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const note = page.querySelector('[data-note]');
  if (!note) return;
  slot.replaceChildren(note);
  uncover(note);
}
