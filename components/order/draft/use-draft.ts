import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  dropDraft,
  keepingIsOff,
  markOwn,
  type StoredIn,
  turnKeeping,
  writeDraft,
} from '@/components/forms/draft/device-draft';
import { sleep } from '@/components/forms/send/retry';
import { load } from '@/components/islands/load';
import { askedTexts, type SizesOffered } from '@/domain/order/asked';
import type { Texts } from '@/domain/order/order';
import { choiceIn } from '@/domain/order/shared-choice';
import { type About, filledTexts } from '../form/order-values';
import type { Answers } from '../form/use-answers';
import { removeAllPhotos, removePhotos, sweepPhotos } from '../photos/photo-store';
import { forDraft, fromDraft, isUnstored, type OrderPhoto, type Photos, useLeaveWarning } from '../photos/use-photos';
import { draftName, type KeptDraft, readKept } from './kept-draft';
import type { Liked } from './liked-work';

type State = Readonly<{ texts: Texts; photos: readonly OrderPhoto[]; lost: readonly string[] }>;
const empty: State = { texts: {}, photos: [], lost: [] };

export type DraftNotice = Readonly<
  /** It comes from a tab that is closed. */
  | { kind: 'back'; at: number }
  /** It was begun on the page of another sample. */
  | { kind: 'moved' }
  /** It was started over, and can still be brought back. */
  | { kind: 'cleared'; before: State }
  /** It comes from somebody's link, or `liked`: from a work that is gone; `own`: the visitor has a draft, too. */
  | { kind: 'shared'; own: boolean; liked: boolean }
>;

/** How long the way to the order's page waits for the photos to be deleted. */
const forgetMs = 1_000;

/** Removes a shared choice from the address, so that a reload does not bring it again. */
const forgetLink = () => {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
};

const idsOf = (photos: readonly Readonly<{ id: string }>[]) => photos.map(({ id }) => id);

type Given = Readonly<{ about: About; item: number | null; sizes: SizesOffered; answers: Answers; photos: Photos }>;

/** The draft of an order on the device (ORDER-20), and the choices that a link brings in its place (ORDER-26). */
export function useDraft({ about, item, sizes, answers, photos }: Given) {
  const { type } = about;
  const name = draftName(type);
  const { ready, texts } = answers;
  const [notice, setNotice] = useState<DraftNotice | null>(null);
  const [liked, setLiked] = useState<(Liked & Readonly<{ id: string; isNew: boolean }>) | null>(null);
  const [storedIn, setStoredIn] = useState<StoredIn>(() => (keepingIsOff() ? 'off' : 'device'));
  /** When it was begun, ms since 1970. */
  const [begun, setBegun] = useState(0);
  const [sent, setSent] = useState(false);
  const [left, leave] = useState(0);
  /** What is stored by now, as text. */
  const saved = useRef('');
  /** The photos that the draft named last. */
  const named = useRef<readonly string[]>([]);

  function answered(texts: Texts): Texts {
    const { terms: _, ...others } = filledTexts(askedTexts({ ...texts, ...about }, sizes), type);
    return others;
  }
  const draftIn = ({ texts, photos, lost }: State) => ({ texts: answered(texts), photos: photos.map(forDraft), lost });
  const stateIn = (one: KeptDraft) => ({ ...one, texts: answered(one.texts), photos: one.photos.map(fromDraft) });
  const asText = (state: State) => JSON.stringify(draftIn(state));

  const state: State = {
    texts,
    photos: photos.photos.filter((photo) => !isUnstored(photo)),
    // a photo that could not be stored leaves its name, so that it can be asked for again
    lost: [...photos.lost, ...photos.photos.filter(isUnstored).map((photo) => photo.name)],
  };
  const text = asText(state);
  const touched = ready && text !== asText(empty);

  function write() {
    if (touched) setStoredIn(writeDraft(name, { ...draftIn(state), item, begun } satisfies KeptDraft));
    else dropDraft(name);
  }
  function save() {
    saved.current = text;
    // somebody goes on: a link's choice is theirs now, and what was started over is not wanted back
    setNotice(null);
    forgetLink();
    write();
    void removePhotos(named.current);
    named.current = idsOf(state.photos);
  }
  const saveChange = useEffectEvent(() => {
    if (ready && !sent && text !== saved.current) save();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it changes
  useEffect(() => saveChange(), [ready, text]);

  function bringBack({ texts, photos: all, lost }: State) {
    answers.replace(texts);
    photos.replace(all, lost);
  }

  async function showLiked(work: string, isNew: boolean) {
    const found = await load(() => import('./liked-work')).then(
      ({ fetchLiked }) => fetchLiked(Number(work), type, answers.now().variant),
      () => null,
    );
    if (found) setLiked({ ...found, id: work, isNew });
  }

  /** Fills it in where a draft does not have it already, under what was entered meanwhile. */
  const fillLiked = useEffectEvent(async () => {
    if (!liked?.isNew || answers.now().work !== liked.id) return;
    const entered = filledTexts(answers.now(), type);
    answers.fill(Object.fromEntries(Object.entries(liked.texts).filter(([name]) => !(name in entered))));
    const picture = await liked.picture();
    if (picture && answers.now().work === liked.id) photos.add([picture]);
  });
  const isOffered = notice?.kind === 'shared';
  useEffect(() => {
    // a draft of the visitor's own is replaced once they go on (ORDER-26)
    if (liked && !isOffered) void fillLiked();
  }, [liked, isOffered]);

  function begin() {
    const { stored, draft } = readKept(type);
    const own = stateIn(draft);
    const shared = choiceIn(location.hash, { type, item });
    const start = shared ? { ...own, texts: shared } : own;
    const { work } = start.texts;
    named.current = idsOf(own.photos);
    setBegun(draft.begun);
    saved.current = asText(start);
    answers.begin(start.texts);
    photos.replace(start.photos, start.lost);
    if (shared && (stored || !work)) setNotice({ kind: 'shared', own: stored !== null, liked: Boolean(work) });
    else if (!shared && stored && !stored.isOwn) setNotice({ kind: 'back', at: stored.at });
    else if (!shared && stored && draft.item !== item) setNotice({ kind: 'moved' });
    void sweepPhotos();
    if (work) void showLiked(work, shared !== null);
  }

  const acts = {
    goOn() {
      if (notice?.kind === 'shared') save();
      setNotice(null);
      markOwn(name);
      leave(left + 1);
    },

    startOver() {
      setNotice({ kind: 'cleared', before: { texts: answers.now(), photos: photos.photos, lost: photos.lost } });
      setBegun(Math.round(performance.timeOrigin));
      dropDraft(name);
      forgetLink();
      saved.current = asText(empty);
      bringBack(empty);
    },

    undo() {
      if (notice?.kind !== 'cleared') return;
      bringBack(notice.before);
      saved.current = '';
      leave(left + 1);
    },

    backToMine() {
      const own = stateIn(readKept(type).draft);
      forgetLink();
      saved.current = asText(own);
      bringBack(own);
      setNotice(null);
      leave(left + 1);
    },

    async turn(on: boolean) {
      turnKeeping(on);
      write();
      if (!on) await removeAllPhotos();
      await photos.storeAll();
    },

    async forget() {
      setSent(true);
      dropDraft(name);
      await Promise.race([removePhotos(idsOf(photos.photos)), sleep(forgetMs)]);
    },
  };

  const isUnsafe = storedIn === null;
  useLeaveWarning(
    !sent && (photos.adding.length > 0 || photos.photos.some(({ stored }) => stored !== true || isUnsafe)),
  );
  return {
    begin,
    notice,
    /** The work that the order is to be like, while it is; in the place of the page's sample. */
    liked: (texts.work && liked?.work) || null,
    storedIn,
    unkept: storedIn !== 'off' && photos.photos.some((photo) => isUnstored(photo) || isUnsafe),
    touched,
    acts,
    left,
    begun,
  };
}
