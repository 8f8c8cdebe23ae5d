import { limits } from '@/domain/limits';
import { cleanText, lengthOf } from '@/domain/text';
import { agreed } from '../agreed';
import { english, reference, words as typedWords, yes } from '../arguments';
import { changed, withOrder } from '../order';
import { withSubmission } from '../submission';
import { refusal, verb, wrongUse } from '../verb';

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

export const inboxMessage = verb({
  name: 'inbox message',
  help: { pl: 'wiadomość na stronie zamówienia, z listem', en: "a message on the order's page, with a letter" },
  example: {
    pl: 'inbox message 2026-0042-K7 "Tło zostawiam jasne."',
    en: 'inbox message 2026-0042-K7 "The background stays light."',
  },
  arguments: { reference, text: { ...typedWords, optional: true } },
  options: { english, yes },
  run: (desk, given) =>
    withOrder(desk, given.reference, async (order) => {
      const { words, ask } = desk;
      const before = order.language === 'en' ? `${words('studio.status.readsEnglish')}\n` : '';
      const text = cleanText(given.text ?? (await ask(before + words('studio.status.text'))));
      if (text === '') return wrongUse(desk.words('problems.text.required'));
      if (lengthOf(text) > limits.text.message) return wrongUse(desk.words('problems.text.tooLong'));
      // what was typed at the question was asked for, and is sent with Enter
      const question = `${before}\n${text}\n\n${words('studio.status.sendMessage')}`;
      if (given.text !== undefined && !(await agreed(desk, question, given.yes)))
        return refusal(words('studio.status.unsent'));
      const event = { type: 'message', from: 'studio', text, english: given.english } as const;
      return changed(desk, order, { event, tellsBuyer: true, mayHappen: () => true });
    }),
});
