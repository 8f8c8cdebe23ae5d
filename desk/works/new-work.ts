import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimumLongSide } from '@/build/check/works';
import { type Artwork, categories, type Rectangle } from '@/content/types';
import { understoodSize } from '@/domain/order/size';
import { hasShapeOf, middleOf } from '@/domain/photo/canvas-crop';
import { cleanText } from '@/domain/text';
import { agreed, type Option, type Reply, refusal, type Surroundings, wrongUse } from '../verb';
import { categoryNamed, worksOf } from './found';

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
type Some = Readonly<Partial<Record<Question, string | undefined>>>;

const text = { pl: 'TEKST', en: 'TEXT' };
const option = (pl: string, en: string, name = text) => ({ name, help: { pl, en } }) satisfies Option;

export const workOptions = {
  category: option('dział galerii', 'the category', { pl: 'NAZWA', en: 'NAME' }),
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
/** Whoever cannot see the picture is told it in a sentence: a size or a word is none. */
const isSentence = (answer: string): boolean => (answer.match(/\p{L}{2,}/gu) ?? []).length > 2;

/** Whether an answer can be used by itself. What a picture is not sold with, as its size, may stay empty. */
const fits: Readonly<Record<Question, (answer: string) => boolean>> = {
  category: (answer) => categoryNamed(answer) !== undefined,
  'title-pl': isThere,
  'title-en': isThere,
  'technique-pl': isThere,
  'technique-en': isThere,
  year: (answer) => /^(19|20)\d\d$/.test(answer),
  size: (answer) => answer === '' || sizeIn(answer) !== null,
  'alt-pl': isSentence,
  'alt-en': isSentence,
};

/** The technique in English as another work has it. */
const techniqueOf = (works: readonly Artwork[], pl = ''): string =>
  works.find(({ technique }) => technique?.pl.toLowerCase() === pl.toLowerCase())?.technique?.en ?? '';

type Picture = Readonly<{ width: number; height: number }>;

/** The part of a photo that a canvas shows: null where that is all of it, undefined where too little would be left. */
export function partFor(size: string, picture: Picture): Rectangle | null | undefined {
  const canvas = sizeIn(size);
  if (!canvas || hasShapeOf(picture, canvas)) return null;
  const part = middleOf(picture, canvas);
  return part && Math.max(part.width, part.height) >= minimumLongSide ? part : undefined;
}

/** What was answered before a work was added, offered the next time. */
function begunFile({ settings }: Pick<Surroundings, 'settings'>): string {
  const folder = join(settings().dataFolder, 'desk');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, 'art-add.txt');
}

function begunIn(desk: Pick<Surroundings, 'settings'>): Some {
  const file = begunFile(desk);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return Object.fromEntries(lines.map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]));
}

function keep(desk: Pick<Surroundings, 'settings'>, answers: Some): void {
  const lines = Object.entries(answers).map(([question, answer]) => `${question}: ${answer}`);
  writeFileSync(begunFile(desk), lines.join('\n'), { mode: 0o600 });
}

/** The work was added: nothing is offered any more. */
export const forgetAnswers = (desk: Pick<Surroundings, 'settings'>): void => rmSync(begunFile(desk), { force: true });

const sizeWords = (size: string): string => {
  const { width, height } = sizeIn(size) ?? { width: 0, height: 0 };
  return `${width} × ${height}`;
};

/** Why the size cannot be taken; the sides are often exchanged. */
function notShape({ words }: Pick<Surroundings, 'words'>, size: string, picture: Picture): string {
  const canvas = sizeIn(size) ?? { width: 0, height: 0 };
  const turned = `${canvas.height}x${canvas.width}`;
  const facts = { width: picture.width, height: picture.height, size: sizeWords(size) };
  const hint = partFor(turned, picture) === undefined ? [] : [words('studio.works.turned', { size: turned })];
  return [words('studio.works.notShape', facts), ...hint].join(' ');
}

/** Why a photo cannot get the shape of its canvas; null where it has it, or may be cropped. */
async function cropFault(desk: Surroundings, size: string, picture: Picture): Promise<string | null> {
  const part = partFor(size, picture);
  if (part === null) return null;
  if (part === undefined) return notShape(desk, size, picture);
  const isNarrower = part.width < picture.width;
  const px = Math.round((isNarrower ? picture.width - part.width : picture.height - part.height) / 2);
  const { width, height } = picture;
  const question = isNarrower ? 'studio.works.askCropSides' : 'studio.works.askCropEnds';
  const isAgreed = await agreed(desk, desk.words(question, { width, height, size: sizeWords(size), px }), false);
  return isAgreed ? null : desk.words('studio.works.notCropped');
}

/** `isTyped`: somebody typed it, and did not take what was offered. */
type Answered = Readonly<{ answer: string; isTyped: boolean }>;

/** Asks until the answer fits, and says why one does not. @returns null where nobody answers */
async function asked(
  desk: Surroundings,
  question: Question,
  usual: string,
  picture: Picture,
): Promise<Answered | null> {
  const { ask, words } = desk;
  const names = categories.map((category) => words(`cat.${category}`)).join(', ');
  const enter = usual || (question === 'size' ? words('studio.works.noSize') : '');
  const offered = enter ? ` (Enter: ${enter})` : '';
  const sentence = `${words(`studio.works.ask.${question}`, { categories: names })}${offered}:`;
  let silences = 0;
  for (let why = ''; silences < 2; ) {
    const typed = cleanText(await ask(`${why}${sentence} `));
    const answer = typed || usual;
    const fault = fits[question](answer)
      ? question === 'size' && (await cropFault(desk, answer, picture))
      : words(`studio.works.wrong.${question}`, { answer, categories: names });
    if (!fault) return { answer, isTyped: typed !== '' };
    why = `${fault}\n`;
    silences = typed === '' ? silences + 1 : 0;
  }
  return null;
}

/** What is offered for a question: what was answered the last time, else what follows from the other answers. */
function usualFor(question: Question, { begun, given, works, now }: Around & Readonly<{ given: Some }>): string {
  const last = begun[question];
  if (last && fits[question](last)) return last;
  if (question === 'year') return String(new Date(now).getFullYear());
  if (question === 'title-en') return given['title-pl'] ?? '';
  return question === 'technique-en' ? techniqueOf(works, given['technique-pl']) : '';
}

type Around = Readonly<{ begun: Some; works: readonly Artwork[]; now: number }>;

/** What was understood, a line each, as it is shown before the work is kept. */
const summaryOf = ({ words }: Pick<Surroundings, 'words'>, answers: Answers): string =>
  questionNames
    .map((question) => {
      const category = question === 'category' && categoryNamed(answers.category);
      const answer = category ? words(`cat.${category}`) : answers[question];
      return `  ${words(`studio.works.is.${question}`)}: ${answer || '-'}`;
    })
    .join('\n');

/**
 * What was given, and for the rest what was answered. Answers are kept until the work is added, and offered the next time.
 * @param crop the photo may be cropped to its size, unasked
 * @returns why there is none, where an answer lacks or cannot be used
 */
export async function answersOf(
  desk: Surroundings,
  options: Some,
  picture: Picture,
  crop: boolean,
): Promise<Readonly<{ answers: Answers }> | Readonly<{ refused: Reply }>> {
  const { words, now } = desk;
  const refused = (reply: Reply) => ({ refused: reply });
  const works = worksOf(desk).map(({ work }) => work);
  let [given, begun, isTalk]: [Some, Some | undefined, boolean] = [{}, undefined, false];
  for (const question of questionNames) {
    const option = options[question];
    if (option === undefined) {
      begun ??= begunIn(desk);
      const usual = usualFor(question, { begun, given, works, now });
      const answered = await asked(desk, question, usual, picture);
      const lacks = words(`studio.works.lacks.${question}`);
      if (!answered)
        return refused(wrongUse([lacks, ...(isTalk ? [words('studio.works.answersKept')] : [])].join('\n')));
      isTalk ||= answered.isTyped || begun[question] === answered.answer;
      given = { ...given, [question]: answered.answer };
      if (isTalk) keep(desk, { ...begun, ...given });
    } else {
      const answer = cleanText(option);
      if (!fits[question](answer)) return refused(wrongUse(words(`studio.works.lacks.${question}`)));
      const part = question === 'size' ? partFor(answer, picture) : null;
      if (part === undefined || (part && !crop)) {
        const why = part ? words('studio.works.sayCrop') : '';
        const faults = [notShape(desk, answer, picture), why].filter(Boolean).join(' ');
        return refused(refusal(words('studio.works.faults', { faults })));
      }
      given = { ...given, [question]: answer };
    }
  }
  const answers = given as Answers;
  const question = `${summaryOf(desk, answers)}\n${words('studio.works.askAdd')}`;
  if (!isTalk || (await agreed(desk, question, false))) return { answers };
  return refused(refusal(words('studio.works.answersKept')));
}
