/** A person 170 cm tall, seen from behind, in centimetres: the feet stand 170 below the origin. For an SVG to scale. */
export const Person = () => (
  <>
    <path d="M-7 128L-9 163M7 128L9 163" stroke="#3a2f2c" strokeWidth="7.5" />
    <path d="M-16 170c0 -6 4 -8 10 -8h2v8ZM16 170c0 -6 -4 -8 -10 -8h-2v8Z" fill="#14191c" />
    <path d="M-4 20h8v12h-8Z" fill="#b77c5e" />
    <path
      d="M0 29C-10 29 -17 32 -19 42C-22 66 -24 104 -23 134C-10 140 10 140 23 134C24 104 22 66 19 42C17 32 10 29 0 29Z"
      fill="#5a1e2b"
    />
    <path d="M2 29C12 29 17 33 19 42C22 66 24 104 23 134C17 137 10 138 4 138.5C7 100 6 60 2 29Z" fill="#3f121c" />
    <path
      d="M-19 44C-25 62 -22 80 -8 86L8 88M19 44C25 62 22 80 8 88"
      fill="none"
      stroke="#6f2a38"
      strokeWidth="5.5"
      strokeLinecap="round"
    />
    <ellipse cx="0" cy="86.5" rx="6" ry="4" fill="#c98d6d" />
    <path d="M-9 27C-3 32 3 32 9 27L10 33C4 37 -4 37 -10 33Z" fill="#d7a43b" />
    <ellipse cx="0" cy="13" rx="10" ry="12.5" fill="#2a1c17" />
    <circle cx="1" cy="0" r="5.5" fill="#2a1c17" />
    <path d="M-5 4C-8 10 -7 17 -4 22M1 3V24M7 5C9 11 8 17 5 22" stroke="#57392c" strokeWidth="1" fill="none" />
  </>
);
