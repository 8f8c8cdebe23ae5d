import './stage-plate.css';
import type { ReactNode } from 'react';
import type { OrderType } from '@/content/order';
import { sidesOf } from '@/domain/order/size';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { comingTitle, type ShownWork, type StageWords } from './stage-props';

type PlateProps = Readonly<{ place: 'beside' | 'above' | 'foot'; title: string; children: ReactNode }>;

const Plate = ({ place, title, children }: PlateProps) => (
  <div className={`stage-plate__plate plate stage-plate__${place}`}>
    <b>{title}</b>
    {children}
  </div>
);

type Words = StageWords['stage'];

type SampleProps = Readonly<{ words: Words; type: OrderType; work: ShownWork; locale: Locale }>;

export function SamplePlate({ words, type, work, locale }: SampleProps) {
  const size = work.sizeCm && sidesOf(work.sizeCm, locale);
  const detail = bind([work.detail, size].filter(Boolean).join(', '), locale);
  const [before, after] = fill(words.sampleIs, { detail }).split('{title}');
  return (
    <Plate place={work.width > work.height ? 'above' : 'beside'} title={comingTitle(type, words)}>
      <p>{words.emptyP}</p>
      <p className="cap quiet">
        {before}
        <i>{work.title[locale]}</i>
        {after}
      </p>
    </Plate>
  );
}

export const PhotoPlate = ({ words }: { words: Words }) => (
  <Plate place="foot" title={words.photoH}>
    <p>{words.photoP}</p>
  </Plate>
);
