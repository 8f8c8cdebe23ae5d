import { plain } from '@/server/submissions/views/say';
import type { Surroundings } from './verb';

/** Asks for a yes, in the word that the question names. @param yes was said on the command line */
export async function agreed({ words, ask }: Pick<Surroundings, 'words' | 'ask'>, question: string, yes: boolean) {
  if (yes) return true;
  const answer = await ask(plain(question));
  return answer.trim().toLowerCase() === words('studio.person.answer');
}
