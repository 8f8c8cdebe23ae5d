import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import {
  type KeptIn,
  keepingIsOff,
  storedDrafts,
  turnKeepingOff,
  turnKeepingOn,
} from '@/components/forms/draft/device-draft';
import { sleep } from '@/components/forms/send/retry';
import { load } from '@/components/islands/load';
import { pressEnded } from '@/components/islands/when';
import type { OrderType } from '@/content/order';
import { askedTexts, clearHidden, isAsked, type SizesOffered } from '@/domain/order/asked';
import { destinationIn } from '@/domain/order/destination';
import { missing, missingDelivery } from '@/domain/order/needs';
import { answersIn, draftOf, fieldsOf, type OrderField, type Texts } from '@/domain/order/order';
import { presetsOf } from '@/domain/order/presets';
import { choiceIn } from '@/domain/order/shared-choice';
import type { Locale } from '@/i18n/locales';
import { forget, keep, readKept, takeUp } from '../draft/kept-draft';
import { removeAllPhotos, removePhotos, sweepPhotos } from '../photos/photo-store';
import { forDraft, fromDraft, going, isUnstored, type OrderPhoto, usePhotos } from '../photos/use-photos';
import type { ShownWork } from '../stage/stage-words';
import type { OrderWords } from '../words';
import { type About, emptyText, emptyTexts, filledTexts, type OrderTexts, readDocument, textsOf } from './order-values';

/** What the form says of its draft, above the first question. */
export type DraftNotice = Readonly<
  /** It comes from a tab that is closed. */
  | { kind: 'back'; at: number }
  /** It was begun on the page of another sample. */
  | { kind: 'moved' }
  /** It was started over, and can still be brought back. */
  | { kind: 'cleared' }
  /** It comes from somebody's link, or `liked`: from a work that is gone; `own`: the visitor has a draft, too. */
  | { kind: 'shared'; own: boolean; liked: boolean }
>;

/** How long the way to the order's page waits for the photos to be deleted. */
const forgetMs = 1_000;

/** What stops an order that is complete: empty delivery fields, then the terms. */
export const stopping = (texts: OrderTexts): readonly (keyof OrderWords['errors'])[] => [
  ...missingDelivery(answersIn(texts)),
  ...(texts.terms === 'true' ? [] : (['terms'] as const)),
];

/** The rules of `domain` as the form library asks for them (ORDER-17). */
const resolverOf =
  (about: About, errors: OrderWords['errors']): Resolver<FieldValues> =>
  (values) => {
    const lacks = stopping(textsOf(values, about));
    if (lacks.length === 0) return { values, errors: {} };
    const message = (name: keyof OrderWords['errors']) => [name, { type: 'required', message: errors[name] }] as const;
    return { values: {}, errors: Object.fromEntries(lacks.map(message)) };
  };

/** By name, as the form library nests them. */
function nested(texts: Texts): FieldValues {
  const attribute = Object.entries(texts).flatMap(([name, text]) =>
    name.startsWith('attribute.') ? [[name.slice('attribute.'.length), text] as const] : [],
  );
  const others = Object.entries(texts).filter(([name]) => !name.startsWith('attribute.'));
  return { ...Object.fromEntries(others), attribute: Object.fromEntries(attribute) };
}

/** Removes a shared choice from the address, so that a reload does not bring it again. */
const forgetLink = () => {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
};

const hasLink = () => location.hash.includes('choice=');

type Given = Readonly<{
  type: OrderType;
  item: number | null;
  sizes: SizesOffered;
  locale: Locale;
  errors: OrderWords['errors'];
}>;

/** What can be brought back. */
type State = Readonly<{ texts: Texts; photos: readonly OrderPhoto[]; lost: readonly string[] }>;

/**
 * The order form: react-hook-form holds what is entered, the device keeps it (ORDER-20), and all else follows from it by
 * the rules of `domain`.
 */
export function useOrder({ type, item, sizes, locale, errors }: Given) {
  const about: About = { type, id: item === null ? '' : String(item), language: locale };
  // at the first rendering: what was entered before stands in the document, which the form library writes over
  const [early] = useState(() => (typeof document === 'undefined' ? null : readDocument()));
  const form = useForm<FieldValues>({
    defaultValues: nested(early?.texts ?? {}),
    resolver: resolverOf(about, errors),
    shouldFocusError: false,
  });
  const [ready, setReady] = useState(false);
  const [texts, setTexts] = useState<OrderTexts>(about);
  const [notice, setNotice] = useState<DraftNotice | null>(null);
  const [liked, setLiked] = useState<ShownWork | null>(null);
  const [keptIn, setKeptIn] = useState<KeptIn>('device');
  const [off, setOff] = useState(false);
  const [touched, setTouched] = useState(false);
  const [sent, setSent] = useState(false);
  /** How often somebody went on from a note above the form. */
  const [left, leave] = useState(0);
  const photos = usePhotos({ isDraftKept: keptIn !== null, off, sent });
  /** What is kept by now, as text; null while nothing was brought back. */
  const saved = useRef<string | null>(null);
  /** What "start over" can still bring back. */
  const before = useRef<State | null>(null);
  const own = useRef<State | null>(null);
  /** The ids of the photos that the draft named last. */
  const named = useRef<readonly string[]>([]);
  const begun = useRef(0);

  const now = (): OrderTexts => textsOf(form.getValues(), about);
  const setAll = (next: Texts) => {
    for (const [name, text] of Object.entries(next)) form.setValue(name, text);
  };
  const preset = () => setAll(presetsOf(draftOf(answersIn(now()), 0)));
  /** The draft: what is asked and answered, without the consent (ORDER-20). */
  const textsToKeep = (all: OrderTexts): Texts => {
    const { terms: _, ...rest } = filledTexts(askedTexts(all, sizes), type);
    return rest;
  };
  const asText = ({ texts, photos, lost }: State) =>
    JSON.stringify([textsToKeep({ ...texts, ...about }), photos.map(forDraft), lost]);

  /** Clears what a choice hides, so that it does not come back with another one (ORDER-11): an attribute of another medium, too (ORDER-10). */
  function follow(name: string | undefined) {
    const fields = fieldsOf(type).filter(({ control }) => control !== 'photos');
    const clear = (field: OrderField) => {
      if (now()[field.id] && now()[field.id] !== emptyText(field)) form.setValue(field.id, emptyText(field));
    };
    const { address = '', destination } = now();
    // what the address says holds until the buyer chooses another
    const to = name === 'address' || !destination ? destinationIn(address) : null;
    if (to && to !== destination && isAsked('destination', draftOf(answersIn(now()), 0)))
      form.setValue('destination', to);
    if (name === 'medium' || name === 'size') preset();
    const asked = askedTexts(now(), sizes);
    for (const field of fields) if (!(field.id in asked)) clear(field);
    // a choice shows before what follows from it; what is typed is kept at once
    const isChoice = fields.some(({ id, choices }) => id === name && choices.length > 0);
    if (isChoice) startTransition(() => setTexts(now()));
    else setTexts(now());
  }
  const following = useEffectEvent((name: string | undefined) => follow(name));

  function bringBack({ texts, photos: all, lost }: State) {
    setAll({ ...emptyTexts(type), ...texts });
    setTexts(now());
    photos.replace(all, lost);
  }

  /** The stored draft under what was entered meanwhile; a choice that the address brings instead of the draft's (ORDER-26). */
  async function begin(entered: Texts) {
    const kept = readKept(type);
    const draft = kept?.draft;
    const mine: State = {
      texts: draft ? textsToKeep({ ...draft.texts, ...about }) : {},
      photos: (draft?.photos ?? []).map(fromDraft),
      lost: draft?.lost ?? [],
    };
    own.current = mine;
    named.current = mine.photos.map(({ id }) => id);
    begun.current = draft?.begun ?? Math.round(performance.timeOrigin);
    const shared = choiceIn(location.hash, { type, item });
    const { work } = shared ?? mine.texts;
    const start: State = shared ? { ...mine, texts: { ...shared } } : mine;
    bringBack({ ...start, texts: { ...start.texts, ...entered } });
    saved.current = asText(start);
    if (entered.medium) preset();
    setTexts(now());
    setReady(true);
    setOff(keepingIsOff());
    setTouched(draft !== undefined || shared !== null);
    const moved: DraftNotice | null = draft && draft.item !== item ? { kind: 'moved' } : null;
    if (shared) setNotice(!work || draft ? { kind: 'shared', own: Boolean(draft), liked: Boolean(work) } : null);
    else setNotice(kept && !kept.isOwn ? { kind: 'back', at: kept.at } : moved);
    storedDrafts();
    void sweepPhotos();
    if (!work) return;
    const liked = await load(() => import('../draft/liked-work')).then(
      ({ fetchLiked }) => fetchLiked(Number(work), type, now().variant),
      () => null,
    );
    if (!liked) return;
    setLiked(liked.work);
    // a draft has them already
    if (!shared) return;
    setAll(liked.texts);
    const picture = await liked.picture();
    if (picture) photos.add([picture]);
  }

  const hydrate = useEffectEvent(() => {
    if (!early) return;
    const files = early.stop();
    void begin(filledTexts(early.texts, type));
    for (const file of files) photos.add([file]);
  });
  useEffect(() => {
    // fields come and go as soon as script follows
    void pressEnded().then(hydrate);
    const another = () => hasLink() && location.reload();
    addEventListener('hashchange', another);
    return () => removeEventListener('hashchange', another);
  }, []);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => following(name) }),
    [form.subscribe],
  );

  const chooseAgain = useEffectEvent(() => setAll(filledTexts({ subject: now().subject ?? '' }, type)));
  // a technique has subjects of its own, and a list whose options are replaced shows none as chosen
  const technique = ready ? texts.variant : undefined;
  useLayoutEffect(() => {
    if (technique) chooseAgain();
  }, [technique]);

  // a photo that could not be kept leaves its name, so that it can be asked for again
  const unstored = photos.photos.filter(isUnstored).map(({ name }) => name);
  const state: State = {
    texts,
    photos: photos.photos.filter((photo) => !isUnstored(photo)),
    lost: [...photos.lost, ...unstored],
  };
  const text = ready ? asText(state) : null;

  const write = () => {
    const { texts, photos, lost } = state;
    const toKeep = textsToKeep({ ...texts, ...about });
    if (Object.keys(toKeep).length + photos.length + lost.length === 0) {
      forget(type);
      return 'device';
    }
    return keep(type, { texts: toKeep, photos: photos.map(forDraft), lost, item, begun: begun.current });
  };
  function save(text: string) {
    if (sent || text === saved.current) return;
    saved.current = text;
    // somebody goes on: a link's choice is theirs now, and what was started over is not wanted back
    setNotice(null);
    setTouched(true);
    forgetLink();
    before.current = null;
    setKeptIn(write());
    void removePhotos(named.current);
    named.current = state.photos.map(({ id }) => id);
  }
  const saving = useEffectEvent(save);
  useEffect(() => {
    if (text !== null) saving(text);
  }, [text]);

  const answers = answersIn(texts);
  const draft = clearHidden(draftOf(answers, going(photos.photos).length));

  const focusOpen = useEffectEvent(() => {
    // the terms always are
    const [open = 'terms'] = [...missing(draft), ...missingDelivery(answers)];
    const control = document.querySelector<HTMLElement>(`[name=${open}]:enabled`);
    (open === 'photo' ? document.getElementById('photos') : control)?.focus();
  });
  // to the first field that is open: the button that was pressed goes with its note
  useEffect(() => {
    if (left > 0) focusOpen();
  }, [left]);

  const acts = {
    /** Goes on with what is there. */
    goOn() {
      if (notice?.kind === 'shared') {
        saved.current = null;
        save(text ?? '');
      }
      setNotice(null);
      forgetLink();
      takeUp(type);
      leave(left + 1);
    },

    startOver() {
      before.current = { texts: now(), photos: photos.photos, lost: photos.lost };
      forget(type);
      forgetLink();
      const empty: State = { texts: {}, photos: [], lost: [] };
      saved.current = asText(empty);
      bringBack(empty);
      begun.current = Math.round(performance.timeOrigin);
      setNotice({ kind: 'cleared' });
      setTouched(false);
    },

    undo() {
      const back = before.current;
      if (!back) return;
      before.current = null;
      saved.current = '';
      bringBack(back);
      leave(left + 1);
    },

    /** Leaves the choice of the link. */
    backToMine() {
      forgetLink();
      if (!own.current) return;
      saved.current = asText(own.current);
      bringBack(own.current);
      setNotice(null);
      leave(left + 1);
    },

    /** Keeps nothing on this device from now on, or keeps again. */
    async turn(on: boolean) {
      if (on) turnKeepingOn();
      else turnKeepingOff();
      setOff(!on);
      setKeptIn(write());
      if (!on) await removeAllPhotos();
      await photos.storeAll();
    },

    /** The order is sent. */
    async forget() {
      setSent(true);
      forget(type);
      await Promise.race([removePhotos(photos.photos.map(({ id }) => id)), sleep(forgetMs)]);
    },
  };

  return {
    form,
    texts,
    draft,
    photos,
    /** The work that the order is to be like, while it is; in the place of the page's sample. */
    liked: texts.work ? liked : null,
    /** The script follows every answer by now. */
    ready,
    notice,
    keptIn,
    off,
    touched,
    acts,
    /** What the fields hold at this moment: `texts` follows a little later. */
    now,
    /** When the draft was begun, ms since 1970. */
    begun: () => begun.current,
  };
}

export type Order = ReturnType<typeof useOrder>;
