import { type ReactNode, useState } from 'react';

type Props = Readonly<{ label: string; note: ReactNode }>;

/** A field whose note comes from the server and can be taken away and put back. */
export function Message({ label, note }: Props) {
  const [noted, show] = useState(true);
  return (
    <form>
      <label>
        {label} <input name="text" />
      </label>
      <p>{noted ? note : null}</p>
      <button type="button" onClick={() => show(!noted)}>
        Note
      </button>
    </form>
  );
}
