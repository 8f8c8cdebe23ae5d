import { cleanText } from '@/domain/text';
import { reference, words as typedWords } from '../arguments';
import { changed } from '../order';
import { withSubmission } from '../submission';
import { verb, wrongUse } from '../verb';

export const inboxNote = verb({
  name: 'inbox note',
  help: { pl: 'notatka tylko dla Ciebie', en: 'a note for yourself alone' },
  example: { pl: 'inbox note 2026-0042-K7 "Zadzwonić w piątek."', en: 'inbox note 2026-0042-K7 "Call on Friday."' },
  arguments: { reference, text: typedWords },
  run: (desk, given) =>
    withSubmission(desk, given.reference, async (submission) => {
      const text = cleanText(given.text);
      if (text === '') return wrongUse(desk.words('problems.text.required'));
      return changed(desk, submission, { event: { type: 'note', text }, tellsBuyer: false, mayHappen: () => true });
    }),
});
