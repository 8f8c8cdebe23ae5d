import { type FormEvent, type ReactNode, useState } from 'react';

type Props = Readonly<{ label: string; note: ReactNode }>;

/** A form that also works without script. Its note comes from the server, and can be taken away and put back. */
export function Message({ label, note }: Props) {
  const [sent, send] = useState<string | null>(null);
  const [noted, show] = useState(true);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get('text')));
  };
  return (
    <form action="/sent" onSubmit={onSubmit}>
      <label>
        {label} <input name="text" />
      </label>
      <p>{noted ? note : null}</p>
      <button type="button" onClick={() => show(!noted)}>
        Note
      </button>
      <button type="submit">Send</button>
      <output>{sent === null ? '' : `Sent: ${sent}`}</output>
    </form>
  );
}
