import './rail.css';
import './rail-list.css';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../button';

type Props = Readonly<{
  labelledBy: string;
  labels: Readonly<Record<'previous' | 'next', string>>;
  head: ReactNode;
  items: readonly ReactElement[];
}>;

/** One step at a time and not in a circle (SHOP-2): a plain scroll container, until Swiper moves it. */
export const Rail = ({ labelledBy, labels, head, items }: Props) => (
  <studio-rail className="rail__rail">
    <div className="wrap rail__head">
      <div>{head}</div>
      <div className="rail__controls g2 flex">
        <IconButton icon="previous" label={labels.previous} disabled data-step="-1" />
        <IconButton icon="next" label={labels.next} data-step="1" />
      </div>
    </div>
    <div className="rail__shelf">
      {/* biome-ignore-start lint/a11y: a container that scrolls takes the keyboard's focus, and the arrow keys do what
          a click on a partly visible work does; a fieldset is for controls of a form */}
      <div className="rail__viewport" role="group" aria-labelledby={labelledBy} tabIndex={0}>
        <ul className="rail__track">
          {items.map((item) => (
            <li key={item.key} className="rail__item">
              {item}
            </li>
          ))}
        </ul>
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
    </div>
  </studio-rail>
);
