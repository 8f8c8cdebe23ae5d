import { StudioElement } from '@/components/elements/studio-element';

class MobileMenu extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const menu = this.querySelector('details') as HTMLDetailsElement;
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const onChoice = ({ target }: Event) => {
      if ((target as Element).closest('nav a')) menu.open = false;
    };
    menu.addEventListener('keydown', onEscape, { signal });
    menu.addEventListener('click', onChoice, { signal });
  }
}
customElements.define('studio-menu', MobileMenu);
