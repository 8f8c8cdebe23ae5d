import { swatch } from '@/components/forms/fields/swatch';
import { IconButton } from '@/components/ui/button';
import { type Paint, paints } from '@/domain/preview/wall';
import { fill } from '@/i18n/fill';
import '@/components/ui/range.css';
import './knobs.css';
import type { StageWords } from './stage-props';

type Words = StageWords['stage'];

/** As far as a thing turns either way, and a step of the buttons; in degrees. */
const farthest = 75;
const step = 15;
const turnable = (degrees: number): number => Math.max(-farthest, Math.min(farthest, degrees));

export function TurnControl({ words, turn, change }: { words: Words; turn: number; change: (turn: number) => void }) {
  return (
    <div className="knobs__turn">
      <span className="knobs__label" aria-hidden="true">
        {words.turn}
      </span>
      <IconButton icon="previous" label={words.turnLeft} onClick={() => change(turnable(turn - step))} />
      <input
        className="range__range"
        type="range"
        min={-farthest}
        max={farthest}
        step={1}
        value={turn}
        aria-label={words.turn}
        aria-valuetext={fill(words.turnName, { n: turn })}
        onChange={({ target }) => change(Number(target.value))}
      />
      <IconButton icon="next" label={words.turnRight} onClick={() => change(turnable(turn + step))} />
    </div>
  );
}

export function HeatControl({ words, heat, change }: { words: Words; heat: number; change: (heat: number) => void }) {
  const percent = Math.round(heat * 100);
  return (
    <label className="knobs__heat">
      <span aria-hidden="true">{words.cold}</span>
      <input
        className="range__range"
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={words.heatName}
        aria-valuetext={percent < 50 ? words.cold : words.hot}
        onChange={({ target }) => change(Number(target.value) / 100)}
      />
      <span aria-hidden="true">{words.hot}</span>
    </label>
  );
}

type PaintsProps = Readonly<{
  words: Words;
  chosen: Paint;
  change: (paint: Paint) => void;
}>;

export function Paints({ words, chosen, change }: PaintsProps) {
  return (
    <fieldset className="knobs__paints swatches">
      <legend className="visually-hidden">{words.paint}</legend>
      {paints.map((paint) => (
        <label key={paint} className="chip" title={words.paints[paint]}>
          <input className="over" type="radio" name="paint" checked={paint === chosen} onChange={() => change(paint)} />
          {swatch(`var(--${paint})`)}
          <span className="visually-hidden">{words.paints[paint]}</span>
        </label>
      ))}
    </fieldset>
  );
}
