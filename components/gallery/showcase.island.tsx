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
import { type Outline, OutlinedPage, ShowcasePage, ShowcasePages, worksAPage } from './showcase-pages';
import { useCategoryInAddress, useShowcase } from './use-showcase';
import './wall-rows.css';

export type ShowcaseCategory = Readonly<{
  id: CategoryId;
  anchor: string;
  label: string;
  href: string;
  whole: string;
  count: number;
  outlines: readonly Outline[];
}>;

type ShowcaseProps = Readonly<{
  id: string;
  locale: Locale;
  words: Readonly<Record<'h' | 'tabs' | 'loading' | 'prev' | 'next' | 'failed' | 'err', string>>;
  viewerWords: LightboxWords;
  categories: readonly ShowcaseCategory[];
  /** Below 992 px the strip can move by itself, one step per so many ms; it does not by default (HOME-9). */
  autoplayMs?: number;
  children: ReactNode;
}>;

function useStrip(strip: RefObject<HTMLElement | null>, autoplayMs: number) {
  const [at, setAt] = useState(0);
  const go = useRef<ReturnType<typeof stripOn>>(() => false);
  useEffect(() => {
    const end = new AbortController();
    go.current = stripOn(strip.current as HTMLElement, setAt, end.signal);
    return () => end.abort();
  }, [strip]);
  useEffect(() => {
    if (autoplayMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => document.hidden || go.current(at + 1), autoplayMs);
    return () => clearInterval(timer);
  }, [at, autoplayMs]);
  return { at, go };
}

export function Showcase({ id, locale, words, categories, viewerWords, autoplayMs = 0, children }: ShowcaseProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { at, go } = useStrip(panel, autoplayMs);
  const { chosen, show, isWaiting, works } = useShowcase(words, at);
  const choose = useCallback((category: number) => show({ category, page: 0 }), [show]);
  const turn = (page: number) => show({ ...chosen, page });
  const goTo = (work: number) => go.current(work) || turn(Math.floor(work / worksAPage));
  useCategoryInAddress(categories, choose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category starts at its beginning
  useEffect(() => {
    panel.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [chosen.category]);
  const category = categories[chosen.category] as ShowcaseCategory;
  const isFirst = chosen.category === 0;
  const page = isWaiting ? 0 : chosen.page;
  return (
    <section className="section showcase__showcase" data-wall={category.id} id={id}>
      {categories.map(({ anchor }) => (
        <span key={anchor} className="showcase__anchor" id={anchor} />
      ))}
      <div className="wrap">
        <h2 className="h2">{words.h}</h2>
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
              {isFirst && <ShowcasePage shown={page === 0}>{children}</ShowcasePage>}
              {!isFirst && !works && <OutlinedPage outlines={category.outlines} />}
              {works && <ShowcasePages items={works[category.id]} locale={locale} from={isFirst ? 1 : 0} page={page} />}
            </div>
          </studio-wall>
        </div>
        <div className="showcase__controls flow spread t8">
          <div className="showcase__dots">
            <Dots label={viewerWords.count} at={at} count={category.count} onGo={goTo} />
          </div>
          <StepButtons
            className="showcase__work-steps"
            words={viewerWords}
            at={at}
            count={category.count}
            onGo={goTo}
          />
          <ButtonLink line href={category.href}>
            {category.whole}
          </ButtonLink>
          <StepButtons
            className="showcase__page-steps g2 flex"
            words={words}
            at={page}
            count={Math.ceil(category.count / worksAPage)}
            onGo={turn}
          />
        </div>
      </div>
    </section>
  );
}
