import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import './drop-zone.css';

type Props = Readonly<{
  label: string;
  id?: string;
  onFiles: (files: readonly File[]) => void;
  /** Above the button; `after` is below it. */
  children?: ReactNode;
  after?: ReactNode;
  className?: string | undefined;
}>;

/** Takes pictures that are dropped on it, or chosen with its button. */
export function DropZone({ label, id, onFiles, children, after, className = '' }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (chosen: HTMLInputElement) => {
    onFiles([...(chosen.files ?? [])]);
    // so that the same file can be chosen again
    chosen.value = '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files that were chosen before hydration
  useEffect(() => {
    if (input.current && document.typed?.has(input.current)) take(input.current);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={`drop-zone__zone ${className}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <input ref={input} hidden type="file" accept="image/*" onChange={({ target }) => take(target)} />
      <Button line {...(id ? { id } : {})} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {after}
    </div>
  );
}
