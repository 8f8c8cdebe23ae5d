const paths = {
  previous: 'M12.5 3.5L6 10l6.5 6.5',
  next: 'M7.5 3.5L14 10l-6.5 6.5',
  close: 'M4 4l12 12M16 4L4 16',
  menu: 'M2 6h16M2 14h16',
  minus: 'M3 10h14',
  plus: 'M3 10h14M10 3v14',
  down: 'M5 8l5 5 5-5',
  bin: 'M3 5h14M8 5V2.8h4V5M5 5l1 12.5h8L15 5M8.5 8.5v6M11.5 8.5v6',
  warn: 'M10 1.8L18.2 10 10 18.2 1.8 10zM10 6v5M10 13.2v1',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M10 9v5M10 6v1',
  tick: 'M3 10.5l5 5L17 5',
  pause: 'M6.5 3.5v13M13.5 3.5v13',
  play: 'M6 3.5v13l11-6.5z',
} as const;

export type IconName = keyof typeof paths;

/** A line icon of 20 units. It is decoration: text beside it, or the button's label, says what it means. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
