import { type ReactNode, useSyncExternalStore } from 'react';
import { TextButton } from '@/components/ui/text-button';
import { type Desk, keepingIsOff, openDesk, turnKeepingOff, turnKeepingOn } from './draft-desk';
import './text-keeper.css';
import type { FormWords } from '../words';

type Texts = Readonly<Record<string, string | undefined>>;
type Line = Readonly<{ texts: Texts; off: boolean }>;

type Fields = Readonly<{
  read: () => Texts;
  write: (name: string, text: string) => void;
  /** Empties the form. */
  clear: () => void;
}>;

/** A choice that always has an answer is no draft by itself. */
const isEmpty = ({ lessons_type: _, ...texts }: Texts): boolean => !Object.values(texts).some((text) => text?.trim());

function textsIn(json: string): Texts {
  const texts: Texts = JSON.parse(json);
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
}

type LineProps = Readonly<{
  words: FormWords['kept'];
  subscribe: (listen: () => void) => () => void;
  now: () => Line;
  turn: (on: boolean) => void;
  clear: () => void;
}>;

/** Where the texts are, how to begin again, and how to keep nothing here. */
function KeptLine({ words, subscribe, now, turn, clear }: LineProps) {
  const { texts, off } = useSyncExternalStore(subscribe, now);
  if (isEmpty(texts)) return null;
  return (
    <p className="cap quiet text-keeper__kept">
      <span>{off ? words.isOff : words.where}</span>
      <TextButton onClick={clear}>{words.new}</TextButton>
      <TextButton onClick={() => turn(off)}>{off ? words.on : words.off}</TextButton>
    </p>
  );
}

/** Keeps what is typed in a form of the home page, like the draft of an order (FORMS-12). */
export function keepTexts(form: string, fields: Fields) {
  let desk: Desk | null = null;
  let line: Line = { texts: {}, off: keepingIsOff() };
  const listeners = new Set<() => void>();
  const show = (now: Partial<Line>) => {
    line = { ...line, ...now };
    for (const listen of listeners) listen();
  };
  const write = () => {
    const texts = fields.read();
    show({ texts });
    if (isEmpty(texts)) desk?.clear();
    else desk?.write(JSON.stringify(texts));
  };
  const turn = (on: boolean) => {
    if (on) turnKeepingOn();
    else turnKeepingOff();
    show({ off: !on });
    write();
  };
  const subscribe = (listen: () => void) => {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  };

  return {
    /** Fills the fields in which nothing is typed with what was kept, else an empty message with the address's (FORMS-13). */
    async bringBack(): Promise<void> {
      desk = await openDesk(form);
      const typed = fields.read();
      for (const [name, text] of Object.entries(textsIn(desk.stored?.text ?? '{}')))
        if (text && (!typed[name] || name === 'lessons_type')) fields.write(name, text);
      const asked = new URLSearchParams(location.search).get('text');
      if (asked && fields.read().text === '') fields.write('text', asked);
      desk.keepHere();
      write();
    },
    write,
    line: (words: FormWords['kept']): ReactNode => (
      <KeptLine {...{ words, subscribe, turn }} now={() => line} clear={fields.clear} />
    ),
  };
}
