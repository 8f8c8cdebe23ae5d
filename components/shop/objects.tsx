const drawings = {
  mug: ['M11 13h22v23a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5zM33 19h3a5 5 0 0 1 5 5v3a5 5 0 0 1-5 5h-3', 'M16 19h12v14H16z'],
  shirt: ['M18 8L6 14l4 10 5-2v19h18V22l5 2 4-10-12-6c-1 3-3 5-6 5s-5-2-6-5z', 'M19 20h10v12H19z'],
  bag: ['M11 17h26l2 24H9zM18 22v-8a6 6 0 0 1 12 0v8', 'M17 25h14v11H17z'],
  bottle: ['M20 5h8v5c4 2 6 5 6 9v20a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V19c0-4 2-7 6-9zM20 10h8', 'M14 23h20v12H14z'],
} as const;

/** Four of them, drawn small: the words beside them name all there are. */
export const Objects = () => (
  <p className="wraps g1-4" aria-hidden="true">
    {Object.values(drawings).map(([outline, print]) => (
      <svg
        key={outline}
        aria-hidden="true"
        viewBox="0 0 48 48"
        width="48"
        height="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d={print} fill="currentColor" fillOpacity="0.18" stroke="none" />
        <path d={outline} strokeLinejoin="round" />
      </svg>
    ))}
  </p>
);
