import { resultPath } from '@/domain/api';
import './sent-here.css';

/**
 * The note of what was sent, as the server writes it for a browser without script (FORMS-14).
 * @param id of the submission
 * @returns its HTML; empty where it cannot be fetched
 */
export async function fetchNote(id: string): Promise<string> {
  try {
    const answer = await fetch(resultPath(id));
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('[data-note]')?.outerHTML ?? '';
  } catch {
    return '';
  }
}
