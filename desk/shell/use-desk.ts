import { createContext, use } from 'react';
import type { Context, Tried } from '../acts/act';

/** A page's request. `tried`: in a form that one's alone, if it was refused; `act`: the one that the form is sent to. */
type Desk = Context & Readonly<{ tried: Tried | null; act: string }>;

export const DeskContext = createContext<Desk | null>(null);

/** @throws outside a page of a known device */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new TypeError('no page of the desk');
  return desk;
}
