import { Act } from '@/components/islands/island';
import { copyLink } from './copy-link.browser';
import './plate.css';

type Props = Readonly<{ words: Readonly<Record<'copy' | 'copied', string>> }>;

export const CopyLink = ({ words: { copy, copied } }: Props) => (
  <Act of={copyLink} props={{ copied }} wakes="input" holds="button">
    <button className="plate__chain" type="button">
      <span aria-live="polite">{copy}</span>
    </button>
  </Act>
);
