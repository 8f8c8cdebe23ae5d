import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isMailbox } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import { cleanText, lengthOf } from '@/domain/text';
import { asText, letterIn, replyDraft, replyWith } from '@/server/mail/letters/reply-letter';
import { readText } from '@/server/platform/text-file.mjs';
import { deskFile } from '@/server/storage/desk-folder';
import type { Submission } from '@/server/storage/queries/read';
import { writeReply, writtenTo } from '@/server/storage/queries/replies';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import { changed, withOrder } from '../order';
import { withReadable, withSubmission } from '../submission';
import { agreed, type Desk, english, reference, refusal, reply, text as typedText, verb, wrongUse, yes } from '../verb';

type Written = Readonly<{ letter: NonNullable<ReturnType<typeof letterIn>> }>;
type Refusal = ReturnType<typeof refusal>;

/** The file of a letter that was begun. */
const begunIn = (dataFolder: string, { reference }: Submission): string => deskFile(dataFolder, reference, 'txt');

/** The artist's letter: from a file that is ready, or from the editor, where one that was begun before goes on. */
async function writeLetter(
  { words, settings, edit }: Desk,
  submission: Submission,
  ready: string | undefined,
): Promise<Written | Refusal> {
  const { reference } = submission;
  const path = ready ?? begunIn(settings().dataFolder, submission);
  if (ready === undefined) {
    const draft = asText(replyDraft(submission), submission);
    if (!existsSync(path)) writeFileSync(path, draft, { mode: 0o600 });
    if (!(await edit(path))) return refusal(words('studio.reply.noEditor', { reference }));
  } else if (!existsSync(path)) return refusal(words('studio.reply.noFile', { file: path }));
  const letter = letterIn(readText(path), submission);
  return letter ? { letter } : refusal(words('studio.reply.unfinished'));
}

export const inboxReply = verb({
  name: 'inbox reply',
  help: {
    pl: 'list do nadawcy w jego języku, z całym zgłoszeniem; bez --text otwiera edytor',
    en: 'a letter to the sender in their language, with all they sent; without --text it opens the editor',
  },
  example: {
    pl: 'inbox reply 2026-0042-K7 --text "Dwa tygodnie."',
    en: 'inbox reply 2026-0042-K7 --text "Two weeks."',
  },
  arguments: { reference },
  options: {
    print: { help: { pl: 'tylko pokazuje tekst', en: 'only shows the text' } },
    from: {
      name: { pl: 'PLIK', en: 'FILE' },
      help: { pl: 'gotowy list z pliku, bez edytora', en: 'a letter that is ready, without the editor' },
    },
    text: {
      name: { pl: 'TREŚĆ', en: 'WORDS' },
      help: { pl: 'Twoje słowa, bez edytora', en: 'your words, without the editor' },
    },
    yes: { help: { pl: 'wysyła bez pytania', en: 'sends without asking' } },
  },
  run: (desk, { reference: number, print, from, text, yes }) =>
    withReadable(desk, number, async (submission) => {
      const { storage, words, now, locale } = desk;
      const { dataFolder, mail, mailHost } = desk.settings();
      const { email: to, reference: known } = submission;
      const draft = replyDraft(submission);
      if (print) return reply(asText(draft, submission).trimEnd(), { to, ...draft });
      if (to === null || !isMailbox(to)) return refusal(words('studio.reply.noMailbox', { reference: known }));
      if (text?.trim() === '') return refusal(words('studio.reply.unfinished'));
      const written = text ? { letter: replyWith(text, submission) } : await writeLetter(desk, submission, from);
      if (!('letter' in written)) return written;
      const before = (await writtenTo(storage, submission.id)).at(-1);
      const question = [
        ...(before ? [words('studio.status.again', { moment: momentText(before.at, locale) })] : []),
        ...(submission.language === 'en' ? [words('studio.reply.readsEnglish')] : []),
        ...(text ? ['', text.trim(), ''] : []),
        words('studio.reply.ask', { to }),
      ];
      if (!(await agreed(desk, question.join('\n'), yes)))
        return refusal(words('studio.reply.kept', { reference: known }));
      const sender = { now: () => now, uuid: randomUUID, mailHost: () => mailHost };
      const id = await writeReply(storage, submission, { to, ...written.letter }, sender);
      rmSync(begunIn(dataFolder, submission), { force: true });
      const waits = mail ? [] : [words('studio.outbox.noServer')];
      return reply(plain([words('studio.reply.queued', { to }), ...waits].join('\n')), { id, to, ...written.letter });
    }),
});

export const inboxNote = verb({
  name: 'inbox note',
  help: { pl: 'notatka tylko dla Ciebie', en: 'a note for yourself alone' },
  example: { pl: 'inbox note 2026-0042-K7 "Zadzwonić w piątek."', en: 'inbox note 2026-0042-K7 "Call on Friday."' },
  arguments: { reference, text: typedText },
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
  arguments: { reference, text: { ...typedText, optional: true } },
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
