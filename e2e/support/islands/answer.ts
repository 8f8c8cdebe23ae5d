import './answer.css';

/** Styled by a sheet that comes with it. */
export function answer(): HTMLElement {
  const said = document.createElement('em');
  said.className = 'answer__said';
  said.textContent = getComputedStyle(document.documentElement).getPropertyValue('--answer');
  return said;
}
