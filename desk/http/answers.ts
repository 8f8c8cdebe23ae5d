import { randomBytes } from 'node:crypto';
import type { Form, Tried } from '../acts/act';
import type { Notice } from '../screens/screen';

/** How many answers are in memory, and for how long, in ms. */
const [most, lastsMs] = [200, 60 * 60 * 1000];

type Answer = Readonly<{ device: string; at: number }> &
  (Readonly<{ notice: Notice }> | Readonly<{ path: string; tried: Tried }>);

type Undoable = Readonly<{ reference: string; position: number }>;
const undoKey = 'undo ';
const idOf = ({ reference, position }: Undoable): string => `${undoKey}${reference} ${position}`;

/** Of files the names stay, so that the page can say what is to be attached again. */
const withoutBytes = ({ form, ...tried }: Tried): Tried => ({
  ...tried,
  form: { ...form, files: form.files.map(({ field, name }) => ({ field, name, bytes: Buffer.alloc(0) })) },
});

/** A form that was accepted is shown again as it was sent, and not as its letter was looked at. */
function again({ values: { step: _, previewed: __, seen: ___, ...values } }: Form): Form {
  return { values, files: [], refused: [] };
}

/**
 * What was answered to forms, by an id in the address of the page that follows: so Back and a reload show it again, each tab shows its
 * own, and a database that cannot be written loses none.
 */
export function openAnswers(now: () => number) {
  const answers = new Map<string, Answer>();
  const add = (id: string, answer: Answer): string => {
    answers.set(id, answer);
    const [oldest] = answers.size > most ? answers.keys() : [];
    if (oldest) answers.delete(oldest);
    return id;
  };
  const find = (id: string | null, device: string): Answer | null => {
    const answer = answers.get(id ?? '');
    return answer && answer.device === device && now() < answer.at + lastsMs ? answer : null;
  };
  const newId = (): string => randomBytes(9).toString('base64url');
  return {
    addNotice: (device: string, notice: Notice) => add(newId(), { device, at: now(), notice }),
    addForm: (device: string, path: string, tried: Tried) =>
      add(newId(), { device, at: now(), path, tried: withoutBytes(tried) }),
    notice(id: string | null, device: string): Notice | null {
      const answer = find(id, device);
      return answer && 'notice' in answer ? answer.notice : null;
    },
    form(id: string | null, device: string, path: string): Tried | null {
      const answer = find(id, device);
      return answer && 'tried' in answer && answer.path === path ? answer.tried : null;
    },
    ids: (): readonly string[] => [...answers.keys()],
    /**
     * A form was accepted: what was refused of it before is over, and after an undo it comes back as it was sent.
     * @param before the ids when its act began: what another tab was refused meanwhile is still to be read there
     */
    accept(
      device: string,
      path: string,
      { act, form }: Pick<Tried, 'act' | 'form'>,
      { before, undo }: Readonly<{ before: readonly string[]; undo: Undoable | undefined }>,
    ): void {
      for (const id of before) {
        const answer = answers.get(id);
        if (!id.startsWith(undoKey) && answer?.device === device && 'tried' in answer)
          if (answer.path === path && answer.tried.act === act) answers.delete(id);
      }
      if (undo)
        add(idOf(undo), { device, at: now(), path, tried: { act, form: again(form), problems: {}, changed: false } });
    },
    /** @returns the address of the form that was sent; null where this process does not know it */
    sentForm(undone: Undoable, device: string): string | null {
      const answer = find(idOf(undone), device);
      return answer && 'tried' in answer ? `${answer.path}?form=${add(newId(), answer)}` : null;
    },
  };
}
