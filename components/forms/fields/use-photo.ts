import { useRef, useState } from 'react';
import type { FormProblem } from '@/domain/problems';
import { forgetPicture, type Photo, readyPhoto } from './photo';

/** The one photo of a form, read when it is chosen. A file that does not fit leaves the earlier photo in place. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [problem, setProblem] = useState<Readonly<{ code: FormProblem; name: string }> | null>(null);
  /** A large file takes longer than one that is chosen after it. */
  const last = useRef<File>(null);
  const put = (next: Photo | null) => {
    setProblem(null);
    setPhoto((before) => {
      if (before && before !== next) forgetPicture(before);
      return next;
    });
  };
  async function choose(file: File) {
    last.current = file;
    const ready = await readyPhoto(file);
    if (last.current !== file) return 'photo' in ready ? forgetPicture(ready.photo) : undefined;
    if ('photo' in ready) put(ready.photo);
    else setProblem({ code: ready.problem, name: file.name });
  }
  return { photo, problem, choose, clear: () => put(null) };
}
