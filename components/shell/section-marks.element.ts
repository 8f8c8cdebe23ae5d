import { StudioElement } from '@/components/elements/studio-element';

/** A section becomes the current one when it crosses this line, a part of the window's height. */
const line = '-40% 0px -60% 0px';

class SectionMarks extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="#"]')];
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          for (const link of links)
            if (link.hash === `#${target.id}`) link.ariaCurrent = isIntersecting ? 'true' : null;
      },
      { rootMargin: line },
    );
    for (const id of new Set(links.map(({ hash }) => hash.slice(1)))) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
customElements.define('studio-section-marks', SectionMarks);
