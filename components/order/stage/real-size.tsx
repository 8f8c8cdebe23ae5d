import './real-size.css';
import './panel.css';
import '@/components/ui/range.css';
import { type PointerEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { deviceStorage } from '@/components/forms/draft/browser-storage';
import { Notice } from '@/components/forms/fields/inputs';
import { Button, IconButton } from '@/components/ui/button';
import { lengthIn, sidesOf } from '@/domain/order/size';
import { fits } from '@/domain/preview/hang';
import { fill } from '@/i18n/fill';
import { LiveRegion, PanelHead } from './panel-head';
import { type StagePart, sizeOf } from './stage-part';

/** The longer side of a bank card in millimetres (ISO/IEC 7810, ID-1). */
const cardMm = 85.6;

/** As wide as a card would be at 96 pixels an inch, which is what most browsers believe; and what can be set. Px. */
const usualCardWidth = 323;
const cardWidths = { least: 200, most: 720 } as const;

const key = 'card-width';

/** What the visitor matched on this device before; null where nothing is kept, or nothing that can be. */
function keptCardWidth(): number | null {
  const kept = Number(deviceStorage.read(key));
  return kept >= cardWidths.least && kept <= cardWidths.most ? kept : null;
}

const between = (value: number): number => Math.max(cardWidths.least, Math.min(cardWidths.most, value));

/** Centimetres along the upper edge; every fifth has its number. */
function Ruler({ cm, pxPerCm, locale }: { cm: number; pxPerCm: number; locale: StagePart['locale'] }) {
  const marks = Array.from({ length: Math.ceil(cm) + 1 }, (_, index) => index);
  return (
    <svg className="real-size__ruler" width={(cm + 2) * pxPerCm} height="44" aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${mark * pxPerCm + 0.5} ${mark % 5 ? 34 : 26}V44`} stroke="currentColor" />
          {mark % 5 ? null : (
            <text x={mark * pxPerCm + 4} y="22">
              {lengthIn(mark, locale)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A large work is moved by finger, wheel and arrow keys as any scrolling place is; by the mouse it is dragged. */
function usePan() {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current || event.buttons === 0) return;
      event.currentTarget.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp() {
      from.current = null;
    },
  };
}

/** The work in its real size on this screen, once a drawn bank card was matched to a real one. */
export function RealSize(part: StagePart & { panel: HTMLElement }) {
  const { picture, name, words, locale, panel } = part;
  const [kept, setKept] = useState(keptCardWidth);
  const [width, setWidth] = useState(kept ?? usualCardWidth);
  const pan = usePan();
  const { cm, standIn } = sizeOf(part);
  const pxPerCm = (10 * width) / cardMm;
  const size = sidesOf(cm, locale);
  const text = words.real;
  const match = () => {
    // without storage it holds until the page is left
    deviceStorage.write(key, String(width));
    setKept(width);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <section className="real-size__screen" tabIndex={0} aria-label={fill(text.view, { work: name, size })} {...pan}>
        <Ruler cm={cm.width} pxPerCm={pxPerCm} locale={locale} />
        <img
          src={picture.href}
          alt=""
          draggable={false}
          data-whole={fits(picture, cm) === 'whole' || undefined}
          style={{ width: cm.width * pxPerCm, height: cm.height * pxPerCm }}
        />
      </section>
      {createPortal(
        <PanelHead title={text.h}>
          {kept ? (
            <Button line onClick={() => setKept(null)}>
              {text.again}
            </Button>
          ) : (
            <>
              <p>{text.p}</p>
              <div className="panel__card" style={{ '--card': `${width}px` } as Record<string, string>}>
                <b>{text.mm}</b>
                <small className="quiet">{text.card}</small>
              </div>
              <div className="panel__card-row">
                <IconButton icon="minus" label={text.smaller} onClick={() => setWidth(between(width - 1))} />
                <input
                  className="range__range"
                  type="range"
                  min={cardWidths.least}
                  max={cardWidths.most}
                  value={width}
                  aria-label={fill(text.frameName, { n: width })}
                  onChange={({ target }) => setWidth(Number(target.value))}
                />
                <IconButton icon="plus" label={text.larger} onClick={() => setWidth(between(width + 1))} />
              </div>
              <Button onClick={match}>{text.ok}</Button>
            </>
          )}
          {standIn ? <Notice>{words.stage[standIn]}</Notice> : null}
          <p className="cap quiet">{text.note}</p>
        </PanelHead>,
        panel,
      )}
      <LiveRegion text={kept ? fill(text.done, { size }) : text.say} />
    </>
  );
}
