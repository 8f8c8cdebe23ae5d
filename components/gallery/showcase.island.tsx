'use client';

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Dots, StepButtons } from '@/components/ui/rail/step-buttons';
import { stripOn } from '@/components/ui/rail/strip';
import { Tabs } from '@/components/ui/tabs';
import type { LightboxWords } from '@/components/ui/viewer/lightbox-link';
import type { CategoryId } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import './showcase.css';
import { type Place, ShowcasePage, ShowcasePages, ShowcasePlaces, worksAPage } from './showcase-pages';
import { type FailureWords, useCategoryInAddress, useShowcase } from './use-showcase';
import './wall-rows.css';

type ControlWords = Readonly<Record<'previous' | 'next', string>>;

type ControlsProps = Readonly<{
  words: ControlWords;
  viewerWords: LightboxWords;
  category: ShowcaseCategory;
  page: number;
  onPage: (page: number) => void;
  at: number;
  onWork: (work: number) => void;
}>;

const ShowcaseControls = ({ words, viewerWords, category, page, onPage, at, onWork }: ControlsProps) => (
  <div className="showcase__controls flow spread t8">
    <div className="showcase__dots">
      <Dots label={viewerWords.count} at={at} count={category.count} onGo={onWork} />
    </div>
    <StepButtons
      className="showcase__work-steps"
      labels={{ previous: viewerWords.prev, next: viewerWords.next }}
      at={at}
      count={category.count}
      onGo={onWork}
    />
    <ButtonLink line href={category.href}>
      {category.whole}
    </ButtonLink>
    <StepButtons
      className="showcase__page-steps g2 flex"
      labels={words}
      at={page}
      count={Math.ceil(category.count / worksAPage)}
      onGo={onPage}
    />
  </div>
);

export type ShowcaseCategory = Readonly<{
  id: CategoryId;
  anchor: string;
  label: string;
  href: string;
  whole: string;
  count: number;
  places: readonly (readonly Place[])[];
}>;

type ShowcaseProps = Readonly<{
  id: string;
  locale: Locale;
  words: FailureWords & ControlWords & Readonly<Record<'heading' | 'tabs' | 'loading', string>>;
  viewerWords: LightboxWords;
  categories: readonly ShowcaseCategory[];
  /** Below 992 px the strip can move by itself, one step per so many ms; it does not by default (HOME-9). */
  autoplayMs?: number;
  children: ReactNode;
}>;

function useStrip(strip: RefObject<HTMLElement | null>, autoplayMs: number) {
  const [at, setAt] = useState(0);
  const move = useRef<ReturnType<typeof stripOn> | null>(null);
  useEffect(() => {
    const end = new AbortController();
    move.current = stripOn(strip.current as HTMLElement, setAt, end.signal);
    return () => end.abort();
  }, [strip]);
  const go = useCallback((index: number): boolean => move.current?.(index) ?? false, []);
  useEffect(() => {
    if (autoplayMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => document.hidden || go(at + 1), autoplayMs);
    return () => clearInterval(timer);
  }, [at, autoplayMs, go]);
  return { at, go };
}

export function Showcase({ id, locale, words, categories, viewerWords, autoplayMs = 0, children }: ShowcaseProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { chosen, shown, isWaiting, works, show, fetchAll } = useShowcase(words);
  const { at, go } = useStrip(panel, autoplayMs);
  const choose = useCallback((category: number) => show({ category, page: 0 }), [show]);
  useCategoryInAddress(categories, choose);
  useEffect(() => {
    // who moves the strip will want the works after the first ten
    if (at > 0) fetchAll('quietly');
  }, [at, fetchAll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category starts at its beginning
  useEffect(() => {
    panel.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [chosen.category]);
  const category = categories[chosen.category] as ShowcaseCategory;
  const hangs = chosen.category === shown.category;
  const isFirst = chosen.category === 0;
  return (
    <section className="section showcase__showcase" data-wall={category.id} id={id}>
      {categories.map(({ anchor }) => (
        <span key={anchor} className="showcase__anchor" id={anchor} />
      ))}
      <div className="wrap">
        <h2 className="h2">{words.heading}</h2>
        <Tabs label={words.tabs} tabs={categories} chosen={chosen.category} onChoose={choose} panel={`${id}-panel`} />
        <p className="h3 showcase__status bar" role="status">
          {isWaiting && <i>{words.loading}</i>}
        </p>
        <div
          ref={panel}
          className="showcase__strip"
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-panel-${chosen.category}`}
          aria-busy={isWaiting}
        >
          <studio-wall className="unboxed" data-words={JSON.stringify(viewerWords)}>
            <div className="showcase__pages">
              {!hangs && <ShowcasePlaces rows={category.places} />}
              {hangs && isFirst && <ShowcasePage shown={shown.page === 0}>{children}</ShowcasePage>}
              {hangs && works && (
                <ShowcasePages items={works[category.id]} locale={locale} from={isFirst ? 1 : 0} page={shown.page} />
              )}
            </div>
          </studio-wall>
        </div>
        <ShowcaseControls
          words={words}
          viewerWords={viewerWords}
          category={category}
          page={shown.page}
          onPage={(page) => show({ category: chosen.category, page })}
          at={at}
          onWork={(work) => go(work) || fetchAll('aloud')}
        />
      </div>
    </section>
  );
}
