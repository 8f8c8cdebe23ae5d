import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button';
import './drop-zone.css';

type Props = Readonly<{
  label: string;
  id?: string;
  /** None where no script is there to take them. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  name?: string | undefined;
  camera?: string;
  error?: string | undefined;
  children?: ReactNode;
  after?: ReactNode;
  className?: string | undefined;
}>;

export function DropZone({ label, id, onFiles, name, camera, error, children, after, className = '' }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // nothing where no `name` is sent
  const marked = name && '';
  const open = (withCamera: boolean) => {
    input.current?.toggleAttribute('capture', withCamera);
    input.current?.click();
  };
  const take = (chosen: HTMLInputElement) => {
    onFiles?.([...(chosen.files ?? [])]);
    // so that the same file can be chosen again
    chosen.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles?.([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={`drop ${className}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <input
        ref={input}
        className="drop-zone__file"
        type="file"
        accept="image/*"
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        aria-label={label}
        data-unscripted={marked}
        hidden={!name}
        onChange={({ target }) => take(target)}
      />
      {camera ? (
        <span className="drop-zone__camera" data-scripted={marked}>
          <Button line onClick={() => open(true)}>
            {camera}
          </Button>
        </span>
      ) : null}
      <Button line data-scripted={marked} id={id} onClick={() => open(false)}>
        {label}
      </Button>
      {after}
    </div>
  );
}
