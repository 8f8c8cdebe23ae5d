import { messages } from './index';

/** Singular, and the forms after 2 and after 5. */
const nouns = [
  ['zdjęcie', 'zdjęcia', 'zdjęć'],
  ['portret', 'portrety', 'portretów'],
  ['pejzaż', 'pejzaże', 'pejzaży'],
  ['ściana', 'ściany', 'ścian'],
  ['praca', 'prace', 'prac'],
  ['tydzień', 'tygodnie', 'tygodni'],
  ['próba', 'próby', 'prób'],
  ['punkt', 'punkty', 'punktów'],
  ['list', 'listy', 'listów'],
  ['minuta', 'minuty', 'minut'],
  ['sprawa', 'sprawy', 'spraw'],
  ['wynik', 'wyniki', 'wyników'],
  ['zamówienie', 'zamówienia', 'zamówień'],
  ['pytanie', 'pytania', 'pytań'],
  ['zmiana', 'zmiany', 'zmian'],
  ['krok', 'kroki', 'kroków'],
  ['osoba', 'osoby', 'osób'],
  ['zdanie', 'zdania', 'zdań'],
  ['pole', 'pola', 'pól'],
  ['przykład', 'przykłady', 'przykładów'],
  ['tekst', 'teksty', 'tekstów'],
  ['Twoja', 'Twoje', 'Twoich'],
  ['plik', 'pliki', 'plików'],
  ['zmieniony', 'zmienione', 'zmienionych'],
  ['czeka', 'czekają', 'czeka'],
  ['zostały', 'zostały', 'zostało'],
  ['przekazanego', 'przekazanych', 'przekazanych'],
  // in the accusative
  ['zmianę', 'zmiany', 'zmian'],
  ['dzień', 'dni', 'dni'],
  ['pracę', 'prace', 'prac'],
  // in the genitive
  ['dnia', 'dni', 'dni'],
  ['miejsca', 'miejsc', 'miejsc'],
];
const forms = ['one', 'few', 'many'];

test('a Polish noun behind a number has the form that the number asks for', () => {
  const counted = [...JSON.stringify(messages.pl).matchAll(/\b(one|few|many) \{[^}]*?# (\p{L}+)/gu)];
  expect(counted.length).toBeGreaterThan(30);
  const wrong = counted.filter(([, form = '', noun = '']) => !nouns.some((row) => row[forms.indexOf(form)] === noun));
  expect(wrong.map(([text]) => text)).toEqual([]);
});
