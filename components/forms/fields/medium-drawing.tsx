import type { mediumChoices } from '@/domain/order/choices';

export type Drawn = (typeof mediumChoices)[number]['key'];

/** Line drawings in a square of 40 units. */
const drawings: Readonly<Record<Drawn, string>> = {
  file: 'M6 9h28v19H6ZM15 34h10M20 28v6',
  print: 'M9 5h22v30H9ZM13 10h14v14H13Z',
  mug: 'M8 12h20v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3ZM28 16c8-1 8 12 0 11',
  'metal-mug': 'M8 10h20v22H8ZM28 15h6v11h-6M8 14h20',
  'magic-mug':
    'M8 12h20v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3ZM28 16c8-1 8 12 0 11M18 16l1.4 4 4 1.4-4 1.4L18 27l-1.4-4.2-4-1.4 4-1.4Z',
  bottle: 'M14 14c0-3 3-3 3-6h6c0 3 3 3 3 6v20H14ZM17 4h6v4h-6Z',
  't-shirt': 'M14 6c3 3 9 3 12 0l5 2 6 8-5 4-2-2v17H10V18l-2 2-5-4 6-8Z',
  pillow: 'M6 7c9 3 19 3 28 0-3 9-3 17 0 26-9-3-19-3-28 0 3-9 3-17 0-26Z',
  bag: 'M8 14h24l1 21H7ZM14 14c0-12 12-12 12 0',
  puzzle: 'M6 8h12c-3-6 7-6 4 0h12v10c-6-3-6 7 0 4v11H22c3-6-7-6-4 0H6V22c6 3 6-7 0-4Z',
  wood: 'M7 7h26v26H7ZM7 14c9 3 17-3 26 1M7 23c9-4 17 3 26 0',
  custom: 'M8 8h24v24H8ZM20 14v12M14 20h12',
};

/** A line drawing of each medium. */
export const MediumDrawing = ({ medium }: { medium: Drawn }) => (
  <svg
    viewBox="0 0 40 40"
    fill="none"
    stroke="currentColor"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={drawings[medium]} />
  </svg>
);
