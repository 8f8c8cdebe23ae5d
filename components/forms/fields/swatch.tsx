export const swatch = (colour: string) => (
  <svg viewBox="0 0 34 34" aria-hidden="true">
    <circle cx="17" cy="17" r="16.5" fill={colour} stroke="currentColor" strokeOpacity=".25" />
  </svg>
);
