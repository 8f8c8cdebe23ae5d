import { ask, atFirst, giveUp, receive, type ShowcaseState } from './showcase-state';

const landscapes = { category: 1, page: 0 };
const digital = { category: 3, page: 0 };
const works = 'all works';
const fetched: ShowcaseState<string> = { ...atFirst, fetched: works };

describe('HOME-8: what the gallery shows', () => {
  test.each<[string, ShowcaseState<string>, ShowcaseState<string>]>([
    ['portraits are in the HTML', ask(atFirst, { category: 0, page: 0 }), atFirst],
    ['another category waits for the answer', ask(atFirst, landscapes), { ...atFirst, wanted: landscapes }],
    ['so does the next page', ask(atFirst, { category: 0, page: 1 }), { ...atFirst, wanted: { category: 0, page: 1 } }],
    [
      'the answer shows what was asked for',
      receive(ask(atFirst, landscapes), works),
      { ...fetched, shown: landscapes },
    ],
    [
      'the last of several choices counts',
      receive(ask(ask(atFirst, landscapes), digital), works),
      { ...fetched, shown: digital },
    ],
    ['going back to the portraits ends the wait', ask(ask(atFirst, landscapes), { category: 0, page: 0 }), atFirst],
    ['an answer nobody waits for changes nothing that hangs', receive(atFirst, works), fetched],
    ['what was fetched shows at once', ask(fetched, digital), { ...fetched, shown: digital }],
    ['a failure ends the wait, what hangs stays', giveUp(ask(atFirst, landscapes)), atFirst],
  ])('%s', (_, found, wanted) => {
    expect(found).toEqual(wanted);
  });
});
