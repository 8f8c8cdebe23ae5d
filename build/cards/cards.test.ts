import sharp from 'sharp';
import { cardSize, shareCardName } from '@/domain/page/share-card';
import { everyPage } from '@/domain/page/site-pages';
import { locales } from '@/i18n/locales';
import { everyCard, readPaints } from './cards';
import { drawCard } from './draw-card';
import { balanced, type Lettering, letteringOf } from './lettering';
import { cardBytes, cardFile, cardMaker } from './make-cards';

// a fresh clone has no table of cards yet, so what draws them may not read it
jest.mock(
  '@/generated/cards.json',
  () => {
    throw new Error('the cards are drawn before their table is there');
  },
  { virtual: true },
);

const cards = everyCard();

let lettering: Lettering;
beforeAll(async () => {
  // sharp stays blocked for SVG in a process where an earlier suite blocked it for uploads
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  lettering = await letteringOf();
});

test.each(locales)('ROUTES-20: every page has a card (%s)', (locale) => {
  const names = new Set(cards.filter((card) => card.locale === locale).map(({ name }) => name));
  expect(everyPage.map(shareCardName).filter((name) => !names.has(name))).toEqual([]);
});

test('there is room for the longest words, and the fonts have all their letters', () => {
  const colours = readPaints();
  const length = ({ title, details }: (typeof cards)[number]) => title.length + details.join().length;
  const longest = cards.toSorted((one, other) => length(other) - length(one)).slice(0, 12);
  for (const card of [...cards.filter(({ name }) => !name.startsWith('work-')), ...longest]) {
    const { placed } = drawCard(card, colours, lettering);
    expect(placed.length).toBeGreaterThan(0);
    for (const { left, width, top, height } of placed) {
      expect(left + width).toBeLessThanOrEqual(cardSize.width);
      expect(top + height).toBeLessThanOrEqual(cardSize.height - 44);
    }
  }
  expect(() => lettering.width([{ text: '絵', face: 'bona-nova' }], { size: 20 })).toThrow('has not every letter');
});

test.each(['home', 'wall_art', 'work-1033'])(
  'ROUTES-20: the card %s is a JPEG of 1200 × 630 and at most 150 kB',
  async (name) => {
    const draw = cardMaker('content/images');
    for (const card of cards.filter((each) => each.name === name)) {
      const bytes = await draw(card);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...cardSize });
      expect(bytes.length).toBeLessThanOrEqual(cardBytes);
    }
  },
  90_000,
);

test('a card that looks otherwise has another name', () => {
  const [card] = cards;
  if (!card) throw new Error('no card');
  expect(cardFile(card)).toMatch(new RegExp(`^${card.name}-${card.locale}-[0-9a-f]{8}\\.jpg$`));
  expect(cardFile({ ...card, details: ['other words'] })).not.toBe(cardFile(card));
});

test.each([
  ['Noc Świętojańska', 20, ['Noc Świętojańska']],
  ['Noc Świętojańska', 12, ['Noc', 'Świętojańska']],
  ['jeden dwa trzy cztery', 12, ['jeden dwa', 'trzy cztery']],
  ['Konstantynopolitanka', 12, null],
  ['a b c d e', 1, null],
])('“%s” in lines of at most %i letters', (text, most, lines) => {
  expect(balanced(text, 4, (line) => line.length <= most)).toEqual(lines);
});
