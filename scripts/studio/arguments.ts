import type { Argument, Option } from './verb';

export const reference = {
  name: { pl: 'NUMER', en: 'REFERENCE' },
  help: { pl: 'numer zgłoszenia', en: 'a reference' },
} as const satisfies Argument;

export const email = {
  name: { pl: 'EMAIL', en: 'EMAIL' },
  help: { pl: 'adres e-mail', en: 'an e-mail address' },
} as const satisfies Argument;

export const folder = {
  name: { pl: 'FOLDER', en: 'FOLDER' },
  help: { pl: 'folder', en: 'a folder' },
} as const satisfies Option;
