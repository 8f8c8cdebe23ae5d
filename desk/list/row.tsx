import type { ReactNode } from 'react';

/** `to`: where it leads; `when`: at the end of its first line; `isNew`: nobody has read it, as this says; `isSlim`: it needs no picture; `children`: what is to be done, and by when. */
type Row = Readonly<{
  name: ReactNode;
  to?: string;
  picture?: ReactNode;
  when?: string;
  isNew?: string | false;
  what?: ReactNode;
  isSlim?: boolean;
  children?: ReactNode;
}>;

/** One row of every list: a picture, a name, what it is about, by when, and what can be done. */
export const Row = ({ name, to, picture, when, isNew = false, what, isSlim = false, children }: Row) => (
  <li className={`row${isNew ? ' row--new' : ''}${isSlim ? ' row--plain row--slim' : ''}`}>
    {picture}
    <div className="row-main">
      {when && <span className="row-when">{when}</span>}
      {to === undefined ? (
        <b>{name}</b>
      ) : (
        <a className="row-name strong plain" href={to}>
          {name}
          {isNew && <span className="visually-hidden">, {isNew}</span>}
        </a>
      )}
      {typeof what === 'string' ? <p className="row-what">{what}</p> : what}
    </div>
    {children && <div className="row-foot flow spread t2">{children}</div>}
  </li>
);
