/** The sign of a digital file: a sheet with a folded corner. Decoration: the words stand beside it. */
export const FileMark = () => (
  <svg
    viewBox="0 0 16 19"
    width="15"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M1.5 1.5h8l5 5v11h-13zM9.5 1.5v5h5" />
  </svg>
);
