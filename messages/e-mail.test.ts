import { messages } from '.';

const { art, before, form, letter, msg, notice, offer, order, orderPage, sent, status } = messages.en;
const { studio: _, ...offered } = offer;
const { accepted, buyer, contact, copy, declined, update, withdrawn } = letter;

const textsIn = (node: unknown): readonly string[] =>
  typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [String(node)];

test('what a buyer reads in English calls an e-mail so, never a letter', () => {
  const ofPages = { art, before, form, msg, notice, offered, order, orderPage, sent, status };
  const ofLetters = { accepted, buyer, contact, copy, declined, update, withdrawn };
  const texts = textsIn({ ofPages, ofLetters });
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => /\bletters?\b/i.test(text))).toEqual([]);
});
