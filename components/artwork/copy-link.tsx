'use client';

import { useState } from 'react';
import styles from './plate.module.css';

type Props = Readonly<{ words: Readonly<Record<'copy' | 'copied', string>> }>;

const addressOfPage = () => location.origin + location.pathname;

/** Puts the page's address on the clipboard, and says so. Where that is not allowed, it is shown, to be copied by hand. */
export function CopyLink({ words }: Props) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(addressOfPage()).then(
          () => say(words.copied),
          () => say(addressOfPage()),
        )
      : say(addressOfPage());
  return (
    <button className={styles.chain} type="button" onClick={copy}>
      <span aria-live="polite">{said || words.copy}</span>
    </button>
  );
}
