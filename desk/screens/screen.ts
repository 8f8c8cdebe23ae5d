import type { Readable } from 'node:stream';
import type { ReactNode } from 'react';
import type { Act, Context, Done, Params, Tried } from '../acts/act';
import type { Pieces } from '../shell/pieces';
import type { Place } from '../shell/places';

export type Visit = Readonly<{ params: Params; query: URLSearchParams; tried: Tried | null }>;

/** One line of what happened. `undo`: what can still be taken back of it, or sent at once, until a moment in ms. */
export type Notice = Readonly<{ text: string; undo?: Done['undo']; publish?: Done['publish'] }>;

/**
 * `title`: its place's if it has none; `heading`: its title if it has none, null: it stands elsewhere; `sub`: a line below it; `beside`: what
 * stands there. `pending`: what is said where no act has just said anything. `back`: of an inner page, the place it leads to, or an address
 * and what stands there. `actbar`: what a phone shows at the foot instead of the navigation.
 */
export type Page = Readonly<{
  title?: string;
  place: Place;
  heading?: ReactNode;
  sub?: ReactNode;
  beside?: ReactNode;
  back?: Place | Readonly<{ to: string; name: string }>;
  actbar?: ReactNode;
  pending?: Notice;
  isNarrow?: boolean;
  main: Pieces;
}>;

/** What is no page. `download`: the file's name; without it the browser shows it. */
export type File = Readonly<{ type: string; bytes: Buffer | string | Readable; download?: string }>;

/**
 * One screen. `path`: with its parts, such as `/orders/:reference`. `show`: null where there is no such thing. An act is posted
 * to the address, a slash and its name.
 */
export type Screen = Readonly<{
  path: string;
  show: (context: Context, asked: Visit) => Promise<Page | File | null>;
  acts?: Readonly<Record<string, Act>>;
}>;
