import { order } from './order/order';
import type { Screen } from './screen';
import { today } from './today/today';

/** The screens of the desk. One more is a folder here and a line. */
export const screens: readonly Screen[] = [today, order];
