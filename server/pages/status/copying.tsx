import { TextButton } from '@/components/ui/button';

/**
 * Shows the buttons, which without a script or a clipboard would do nothing. Where copying is refused, it selects what stands
 * before the button. The site's own script is not on this page: its address is a key, and that script may load others.
 */
export const copyScript = `for (const button of navigator.clipboard ? document.querySelectorAll('button[data-copy]') : []) {
  button.hidden = false;
  button.onclick = () => navigator.clipboard.writeText(button.dataset.copy).then(
    () => { button.firstElementChild.textContent = button.dataset.copied; },
    () => getSelection().selectAllChildren(button.previousElementSibling),
  );
}`;

type Props = Readonly<{ text: string; of: string; words: Readonly<Record<'copy' | 'copied', string>> }>;

/** `of`: what is copied, for those who hear the button without what is beside it. */
export const Copy = ({ text, of, words: { copy, copied } }: Props) => (
  <TextButton hidden data-copy={text} data-copied={copied}>
    <span aria-live="polite">{copy}</span>
    <span className="visually-hidden">: {of}</span>
  </TextButton>
);

/** Behind the last button. */
export const CopyScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, of which the page's policy has the hash
  <script dangerouslySetInnerHTML={{ __html: copyScript }} />
);
