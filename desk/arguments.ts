import type { Argument, Option } from './verb';

export const reference = {
  name: { pl: 'NUMER', en: 'REFERENCE' },
  help: { pl: 'numer zgłoszenia', en: 'a reference' },
} as const satisfies Argument;

export const email = {
  name: { pl: 'EMAIL', en: 'EMAIL' },
  help: { pl: 'adres e-mail', en: 'an e-mail address' },
} as const satisfies Argument;

export const letterId = {
  name: { pl: 'ID', en: 'ID' },
  help: { pl: 'ID listu albo jego początek', en: "a letter's ID or its beginning" },
} as const satisfies Argument;

export const file = {
  name: { pl: 'PLIK', en: 'FILE' },
  help: { pl: 'plik', en: 'a file' },
} as const satisfies Argument;

export const picture = {
  name: { pl: 'PLIK', en: 'FILE' },
  help: { pl: 'plik ze zdjęciem pracy', en: 'the file with a picture of the work' },
} as const satisfies Argument;

export const slug = {
  name: { pl: 'PRACA', en: 'WORK' },
  help: { pl: 'tytuł pracy albo koniec jej adresu', en: 'the work’s title or the last part of its address' },
} as const satisfies Argument;

export const price = {
  name: { pl: 'CENA', en: 'PRICE' },
  help: { pl: 'ile złotych', en: 'the price in złotys' },
} as const satisfies Argument;

export const words = {
  name: { pl: 'TEKST', en: 'TEXT' },
  help: { pl: 'treść w cudzysłowie', en: 'a text in quotation marks' },
} as const satisfies Argument;

export const text = {
  name: { pl: 'TEKST', en: 'TEXT' },
  help: words.help,
} as const satisfies Option;

export const english = {
  help: { pl: 'tekst jest po angielsku', en: 'the text is in English' },
} as const satisfies Option;

export const day = {
  name: { pl: 'RRRR-MM-DD', en: 'YYYY-MM-DD' },
  help: { pl: 'dzień', en: 'a day' },
} as const satisfies Option;

export const folder = {
  name: { pl: 'FOLDER', en: 'FOLDER' },
  help: { pl: 'folder', en: 'a folder' },
} as const satisfies Option;

export const yes = {
  help: { pl: 'bez pytania', en: 'does not ask' },
} as const satisfies Option;
