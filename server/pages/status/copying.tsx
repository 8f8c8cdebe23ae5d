import { TextButton } from '@/components/ui/button';

type Props = Readonly<{ text: string; of: string; words: Readonly<Record<'copy' | 'copied', string>> }>;

/** `of`: what is copied, for those who hear the button without what is beside it. */
export const Copy = ({ text, of, words: { copy, copied } }: Props) => (
  <TextButton hidden data-copy={text} data-copied={copied}>
    <span aria-live="polite">{copy}</span>
    <span className="visually-hidden">: {of}</span>
  </TextButton>
);
