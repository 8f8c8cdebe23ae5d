import './ring.css';

/** An empty ring, which the sticker fills where something is chosen (DESIGN-1). Decoration: the text says it too. */
export const Ring = ({ size = 'normal' }: { size?: 'normal' | 'small' }) => (
  <span className={size === 'small' ? 'ring ring--small' : 'ring'} aria-hidden="true" />
);
