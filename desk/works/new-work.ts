import { categories } from '@/content/types';
import { understoodSize } from '@/domain/order/size';
import { cleanText } from '@/domain/text';
import type { Desk, Option } from '../verb';
import { addressName, categoryNamed } from './found';

/** What is asked about a new work, in this order; each can be given as an option of the same name. */
const questionNames = [
  'category',
  'title-pl',
  'title-en',
  'technique-pl',
  'technique-en',
  'year',
  'size',
  'alt-pl',
  'alt-en',
] as const;
type Question = (typeof questionNames)[number];
export type Answers = Readonly<Record<Question, string>>;

const text = { pl: 'TEKST', en: 'TEXT' };
const option = (pl: string, en: string, name = text) => ({ name, help: { pl, en } }) satisfies Option;

export const workOptions = {
  category: option('kategoria', 'the category', { pl: 'NAZWA', en: 'NAME' }),
  'title-pl': option('tytuł po polsku', 'the title in Polish'),
  'title-en': option('tytuł po angielsku', 'the title in English'),
  'technique-pl': option('technika po polsku', 'the technique in Polish'),
  'technique-en': option('technika po angielsku', 'the technique in English'),
  year: option('rok', 'the year', { pl: 'ROK', en: 'YEAR' }),
  size: option('szerokość i wysokość w cm, na przykład 60x75', 'width and height in cm, for example 60x75', {
    pl: 'CM',
    en: 'CM',
  }),
  'alt-pl': option('co widać na obrazie, po polsku', 'what the picture shows, in Polish'),
  'alt-en': option('co widać na obrazie, po angielsku', 'what the picture shows, in English'),
} as const satisfies Record<Question, Option>;

/** Both sides in one text, read as a buyer's. @example sizeIn('60 x 75,5 cm') // { width: 60, height: 75.5 } */
export const sizeIn = (typed: string) => understoodSize({ width: typed, height: '' });

const isThere = (answer: string): boolean => answer !== '';

/** Whether an answer can be used. What a picture is not sold with, as its size, may stay empty. */
const fits: Readonly<Record<Question, (answer: string) => boolean>> = {
  category: (answer) => categoryNamed(answer) !== undefined,
  'title-pl': isThere,
  'title-en': isThere,
  'technique-pl': isThere,
  'technique-en': isThere,
  year: (answer) => /^(19|20)\d\d$/.test(answer),
  size: (answer) => answer === '' || sizeIn(answer) !== null,
  'alt-pl': isThere,
  'alt-en': isThere,
};

/** What is taken where nothing is answered. */
const usual = (question: Question, now: number): string =>
  question === 'year' ? String(new Date(now).getFullYear()) : '';

type Asking = Pick<Desk, 'ask' | 'words' | 'locale' | 'now'>;

/** Asks until the answer fits or nobody answers. */
async function asked({ ask, words, locale, now }: Asking, question: Question): Promise<string> {
  const names = categories.map((category) => addressName(category, locale)).join(', ');
  const sentence = words(`studio.works.ask.${question}`, { categories: names, year: usual(question, now) });
  for (let again = ''; ; again = `${words('studio.works.ask.again')} `) {
    const answer = cleanText(await ask(`${again}${sentence} `)) || usual(question, now);
    if (answer === '' || fits[question](answer)) return answer;
  }
}

/** What was given, and for the rest what was answered; or the first question that has no usable answer. */
export async function answersOf(
  desk: Asking,
  given: Readonly<Partial<Record<Question, string | undefined>>>,
): Promise<Answers | Question> {
  const answers: [Question, string][] = [];
  for (const question of questionNames) {
    const typed = given[question];
    const answer = typed === undefined ? await asked(desk, question) : cleanText(typed);
    if (!fits[question](answer)) return question;
    answers.push([question, answer]);
  }
  return Object.fromEntries(answers) as Answers;
}
