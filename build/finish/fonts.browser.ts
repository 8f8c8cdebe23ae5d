/** Stands in the head of a page. On a phone's line fonts come behind the first pictures, and all of them count at once: one change of words. */
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

// behind another page of this site they are kept, so that words need not change at all
if (document.referrer.startsWith(`${location.origin}/`)) style.media = '';
else if (!matchMedia(style.media).matches) addEventListener('load', fetchFonts);
