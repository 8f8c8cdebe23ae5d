// An inline module in every page with islands. It shares no module with them: what they need of it is on the document.
import { nextPaint, savesData } from '@/components/ui/browser';
import { holdClicks } from './clicks';
import { fetchFiles, loadPart } from './fetch-part';
import type * as Hydrating from './hydrate';
import { islandIn } from './island-in';
import { type Moment, moments } from './moments';

type ActOn = (place: HTMLElement, props: object) => void;

async function wake(place: HTMLElement): Promise<void> {
  const { island, act, props = '', wakes, fetches, holds } = place.dataset;
  const name = (island ?? act) as string;
  const names = island ? [name, 'hydrate'] : [name];
  let load = () => {};
  // a click starts loading too, and tries again at once
  const [release, letGo] = holds ? holdClicks(place, holds, () => void nextPaint().then(load)) : [];
  if (fetches && !savesData())
    void moments[fetches as Moment]().then(() => names.map((one) => fetchFiles(one).catch(() => {})));
  const [module, hydrating] = await new Promise<[object, typeof Hydrating?]>((resolve) => {
    load = () => void Promise.all(names.map((one) => loadPart(one, letGo))).then(resolve as (parts: unknown[]) => void);
    void moments[wakes as Moment]().then(load);
  });
  try {
    if (hydrating) await hydrating.hydrate(place, module);
    else (islandIn(module, name) as ActOn)(place, JSON.parse(props));
    place.dataset.awake = '';
  } finally {
    release?.();
  }
}

/** What a component renders is React's, even if that is an island elsewhere; what is in its slots is the loader's. */
const isOwn = (place: Element): boolean =>
  !!place.parentElement?.closest<HTMLElement>('[data-island], [data-slot]')?.dataset.island;

document.loadPart = loadPart;
for (const place of document.querySelectorAll<HTMLElement>('[data-island], [data-act]'))
  if (!isOwn(place)) void wake(place);
