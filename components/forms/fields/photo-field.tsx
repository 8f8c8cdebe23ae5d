import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormProblem } from '@/domain/problems';
import { fill } from '@/i18n/fill';
import { chosenPhoto } from './chosen-photo';
import { ErrorMessage, Notice } from './inputs';
import { forgetPicture, type Photo } from './photo';
import './field.css';

/** The one photo of a form, read when it is chosen. A file that does not fit leaves the earlier photo in place. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [problem, setProblem] = useState<Readonly<{ code: FormProblem; name: string }> | null>(null);
  /** The name of the file that is read just now. */
  const [reading, setReading] = useState<string | null>(null);
  const last = useRef<File>(null);
  /** A large file takes longer than one that is chosen after it: what was chosen first comes first, and stays if the other is refused. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const cleared = useRef(0);
  const put = (next: Photo | null) => {
    setProblem(null);
    setPhoto((before) => {
      if (before && before !== next) forgetPicture(before);
      return next;
    });
  };
  async function choose(file: File) {
    last.current = file;
    setProblem(null);
    setReading(file.name);
    const [taken, turn, round] = [chosenPhoto(file), line.current, cleared.current];
    line.current = Promise.all([taken, turn]);
    await turn;
    const ready = await taken;
    if (cleared.current !== round) return 'photo' in ready ? forgetPicture(ready.photo) : undefined;
    const isLast = last.current === file;
    if (isLast) setReading(null);
    if ('photo' in ready) put(ready.photo);
    else if (isLast) setProblem({ code: ready.problem, name: file.name });
  }
  return {
    photo,
    problem,
    reading,
    choose,
    clear: () => {
      cleared.current += 1;
      setReading(null);
      put(null);
    },
  };
}

type Props = Readonly<{
  id: string;
  labels: Readonly<Record<'photo' | 'attach' | 'another' | 'photoHint' | 'reading' | 'unended', string>>;
  photo: Pick<Photo, 'name' | 'url' | 'isUnended'> | null;
  reading: string | null;
  error: string | undefined;
  onChoose: (file: File) => void;
}>;

export function PhotoField({ id, labels, photo, reading, error, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // so that the same file can be chosen again
    target.value = '';
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say more than there is
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="field-label">
        {labels.photo}
      </p>
      <div className="photo-field__row flow">
        {photo?.url ? <img src={photo.url} alt="" /> : null}
        <p id={`${id}-name`} className={photo ? 'small' : 'cap quiet'} aria-live="polite">
          {reading === null ? (photo?.name ?? labels.photoHint) : fill(labels.reading, { name: reading })}
        </p>
        <input ref={input} hidden type="file" accept="image/*" onChange={choose} />
        <Button
          line
          id={id}
          aria-describedby={error ? `${id}-error` : `${id}-name`}
          data-wrong={error ? '' : undefined}
          onClick={() => input.current?.click()}
        >
          {photo ? labels.another : labels.attach}
        </Button>
      </div>
      {photo?.isUnended ? <Notice>{labels.unended}</Notice> : null}
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
    </div>
  );
}
