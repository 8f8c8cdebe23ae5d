import type { ReactNode } from 'react';
import '@/components/ui/toned.css';
import './note.css';

const icons = {
  clock: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M10 5v5l3.5 2',
  link: 'M8 12l4-4M7 9L4.5 11.5a2.8 2.8 0 0 0 4 4L11 13M9 7l2.5-2.5a2.8 2.8 0 0 1 4 4L13 11',
  box: 'M3 6h14v11H3ZM3 6l2-3h10l2 3M8 10h4',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M10 9v5M10 5.5v1.5',
  offline: 'M2 3l16 15M5 9a4 4 0 0 0 1 8h8M7 5.5A5 5 0 0 1 15 9a4 4 0 0 1 3 5',
  tick: 'M3 10.5l5 5L17 5',
} as const;

type Props = Readonly<{
  icon: keyof typeof icons;
  title: string;
  /** Blue for news from elsewhere, green where something is well again. */
  tone?: 'info' | 'ok';
  actions?: ReactNode;
  children: ReactNode;
}>;

/** Never red: that is for errors (DESIGN-11). Read aloud where it comes into a live region, which stood before it. */
export const Note = ({ icon, title, tone, actions, children }: Props) => (
  <div className="note__note toned small edged primer grid" data-tone={tone}>
    <svg viewBox="0 0 20 20" fill="none" strokeWidth="1.6" aria-hidden="true">
      <path d={icons[icon]} />
    </svg>
    <div>
      <p className="note__title">{title}</p>
      <p>{children}</p>
    </div>
    {actions ? <div className="note__actions small-btns wraps g3 t3">{actions}</div> : null}
  </div>
);
