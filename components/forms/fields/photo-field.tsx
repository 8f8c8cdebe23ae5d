import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormProblem } from '@/domain/problems';
import { fill } from '@/i18n/fill';
import { ErrorMessage, Notice } from './inputs';
import { chosenPhoto, type Photo } from './photo';
import './field.css';

type State = Readonly<{
  photo: Photo | null;
  problem: Readonly<{ code: FormProblem; name: string }> | null;
  /** The name of the file that is read just now. */
  reading: string | null;
}>;
const none: State = { photo: null, problem: null, reading: null };

/** The one photo of a form, read when it is chosen. A file that does not fit leaves the earlier photo in place. */
export function usePhoto() {
  const [state, setState] = useState(none);
  /** The number of the last file that was chosen, and of the last whose photo counts: what was chosen before that comes too late. */
  const [chosen, counts] = [useRef(0), useRef(0)];
  const { url } = state.photo ?? {};
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return {
    ...state,
    async choose(file: File) {
      const nth = ++chosen.current;
      setState(({ photo }) => ({ photo, problem: null, reading: file.name }));
      const taken = await chosenPhoto(file);
      if (nth <= counts.current) return 'photo' in taken ? URL.revokeObjectURL(taken.photo.url ?? '') : undefined;
      if ('photo' in taken) counts.current = nth;
      const now = 'photo' in taken ? taken : { problem: { code: taken.problem, name: file.name } };
      // while a later one is read only the photo changes
      const isLast = nth === chosen.current;
      setState((state) =>
        isLast ? { ...none, photo: state.photo, ...now } : { ...state, ...('photo' in taken && taken) },
      );
    },
    clear() {
      counts.current = chosen.current;
      setState(none);
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
