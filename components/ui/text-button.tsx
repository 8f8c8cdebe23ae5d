import type { ComponentProps } from 'react';
import './text-button.css';

/** A button that looks like a link inside text. */
export const TextButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className="text-button__button" {...props} />
);
