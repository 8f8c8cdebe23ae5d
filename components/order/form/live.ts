import type { Submit } from '../send/use-submit';
import type { ShownWork } from '../stage/stage-words';
import type { Order } from './use-order';

export type Live = Readonly<{
  order: Order;
  submit: Submit;
  work: ShownWork | null;
  /** Somebody is at it. */
  entered: boolean;
}>;
