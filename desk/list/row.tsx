import { createElement, Fragment, type ReactNode } from 'react';
import type { IconName } from '../shell/icons';
import { Icon } from '../shell/parts';

/**
 * `to`: where it leads; `icon`: in place of a picture, of a row that leads further; `when`: at the end of its first line; `isNew`: nobody has
 * read it, as this says; `what`: what it is about, line by line; `isSlim`: it needs no picture; `does`: what is to be done, and by when.
 */
export type RowOf = Readonly<{
  name: ReactNode;
  to?: string | undefined;
  picture?: ReactNode;
  icon?: IconName;
  when?: string;
  isNew?: string | false;
  what?: ReactNode | readonly ReactNode[];
  isSlim?: boolean;
  does?: ReactNode;
}>;

const lineOf = (line: ReactNode): ReactNode =>
  typeof line === 'string' && line ? <p className="row-what">{line}</p> : line;

/** One row of every list: a picture, a name, what it is about, by when, and what can be done. */
export const Row = ({ name, to, icon, picture, when, isNew = false, what, isSlim = false, does }: RowOf) => (
  <li
    className={['row', icon && 'row--go', isNew && 'row--new', isSlim && (icon ? 'row--slim' : 'row--plain row--slim')]
      .filter(Boolean)
      .join(' ')}
  >
    {icon ? <Icon name={icon} /> : picture}
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
      {createElement(Fragment, null, ...[what].flat().map(lineOf))}
    </div>
    {icon && !isSlim && <Icon name="next" isSmall />}
    {does && <div className="row-foot flow spread t2">{does}</div>}
  </li>
);
