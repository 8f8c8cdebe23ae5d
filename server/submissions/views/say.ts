import { translator } from '@/messages/translator';

const NBSP = /\u00a0/g;

/** The artist's words. A terminal breaks lines by itself, and what is copied should hold ordinary spaces. */
export const words = translator('pl');

export const plain = (text: string): string => text.replace(NBSP, ' ');
