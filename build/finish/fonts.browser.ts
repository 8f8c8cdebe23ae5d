/** Runs in the head. On a phone fonts load after the first pictures and apply all at once: the text changes only once. */
const style = document.getElementById('letters') as HTMLStyleElement;

function fetchFonts(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
  const come = links.map(
    (preload) =>
      new Promise((resolve) => {
        const link = preload.cloneNode() as HTMLLinkElement;
        Object.assign(link, { media: '', onload: resolve, onerror: resolve });
        document.head.append(link);
      }),
  );
  void Promise.all(come).then(() => {
    style.media = '';
  });
}

// after another page of this site the fonts are cached: they apply at once, and no text changes
if (document.referrer.startsWith(`${location.origin}/`)) style.media = '';
else if (!matchMedia(style.media).matches) addEventListener('load', fetchFonts);
