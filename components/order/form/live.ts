import type { Submit } from '../send/use-submit';
import type { ShownWork } from '../stage/stage-words';
import type { Order } from './use-order';

/** What script adds to the form. */
export type Live = Readonly<{
  order: Order;
  submit: Submit;
  /** Where the stage shows what belongs to a view, below the choices. */
  setBelow: (place: HTMLElement | null) => void;
  work: ShownWork | null;
  /** Somebody is at it. */
  entered: boolean;
}>;
