import { IconButton } from '../icon-button';
import './lightbox-viewer.css';

type Props = Readonly<{ to: 'previous' | 'next'; label: string; onClick: () => void }>;

/** At the side of the picture; on a narrow screen in the label's row. */
export const LightboxArrow = ({ to, label, onClick }: Props) => (
  <span className={`lightbox-viewer__${to}`}>
    <IconButton icon={to} label={label} onClick={onClick} />
  </span>
);
