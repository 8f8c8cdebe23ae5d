import { useEffect, useRef, useState } from 'react';
import { attributesOf, type Medium } from '@/content/media';
import type { OrderDraft } from '@/domain/order/order';
import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import { fill } from '@/i18n/fill';
import { HeatControl, TurnControl } from './knobs';
import { LiveRegion } from './live-region';
import { Drawing } from './stage-frame';
import './knobs.css';
import type { StagePart } from './stage-part';

const round: readonly (Medium | null)[] = ['mug', 'metal-mug', 'magic-mug', 'bottle'];

/** Milliseconds in which the glaze of the magic mug withdraws, once. */
const warming = 900;

/** From cold to hot by itself at first sight, until the visitor takes over; at once for who wants no motion. */
function useHeat(magic: boolean) {
  const [heat, setHeat] = useState(0);
  const frame = useRef(0);
  useEffect(() => {
    if (!magic) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setHeat(1);
    const begin = performance.now();
    frame.current = requestAnimationFrame(function warm(now) {
      const done = Math.min(1, Math.max(0, (now - begin) / warming));
      setHeat(done);
      if (done < 1) frame.current = requestAnimationFrame(warm);
    });
    return () => cancelAnimationFrame(frame.current);
  }, [magic]);
  const change = (to: number) => {
    cancelAnimationFrame(frame.current);
    setHeat(to);
  };
  return [heat, change] as const;
}

/** The attributes that are to be agreed and have a colour: the drawing shows them white. */
const openColours = (draft: OrderDraft, { words, locale }: StagePart): readonly string[] =>
  attributesOf(draft).flatMap(({ name, label, values }) => {
    const white = values[0]?.hex && draft.attributes[name] === undefined ? values[0].label[locale] : null;
    return white ? [fill(words.stage.sayOpen, { attribute: label[locale], value: white })] : [];
  });

export function CloseUp(part: StagePart) {
  const { picture, name, words, locale, draft, choice } = part;
  const shown = choiceOf(draft);
  const { medium } = shown;
  const [turn, setTurn] = useState(-8);
  const [heat, changeHeat] = useHeat(medium === 'magic-mug');
  const spoken = fill(words.stage.say, { work: name, choice: choice || words.stage.close });
  const chosen = { ...shown, turn, heat };
  const alt = sceneAlt(words.alt, name, chosen, locale);
  return (
    <>
      <Drawing markup={scene(picture, chosen, { id: 'stage', alt })} mark={medium} />
      <div className="stage__knobs flow" data-heat={medium === 'magic-mug' || undefined}>
        {round.includes(draft.medium) && <TurnControl words={words.stage} turn={turn} change={setTurn} />}
        {medium === 'magic-mug' && <HeatControl words={words.stage} heat={heat} change={changeHeat} />}
      </div>
      <LiveRegion text={[spoken, ...openColours(draft, part)].join(' ')} />
    </>
  );
}
