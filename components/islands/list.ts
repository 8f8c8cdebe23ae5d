/**
 * Everything that a page loads after its HTML. Each name is that of a file, by which `build/islands.ts` finds it.
 * `*.island.tsx` (a component) and `*.browser.ts` (a function) enhance server-rendered HTML, whose rules are in the
 * page. The others load later and bring their rules.
 */
export const list = {
  hydrate: () => import('./hydrate'),

  'contact-form': () => import('@/components/home/contact-form.island'),
  'language-switch': () => import('@/components/shell/language-switch.island'),
  showcase: () => import('@/components/gallery/showcase.island'),
  banner: () => import('@/components/home/banner.browser'),
  consent: () => import('@/components/shell/consent.browser'),
  'copy-link': () => import('@/components/artwork/copy-link.browser'),
  'mobile-menu': () => import('@/components/shell/mobile-menu.browser'),
  opener: () => import('@/components/home/opener.browser'),
  'order-wizard-en': () => import('@/components/order/form/order-wizard-en.island'),
  'order-wizard-pl': () => import('@/components/order/form/order-wizard-pl.island'),
  rail: () => import('@/components/ui/rail/rail.browser'),
  'rest-of-pictures': () => import('@/components/home/rest-of-pictures.browser'),
  'section-marks': () => import('@/components/shell/section-marks.browser'),
  'swap-tiles': () => import('@/components/home/swap-tiles.browser'),
  'waiting-draft': () => import('@/components/forms/draft/waiting-draft.browser'),
  'wall-opener': () => import('@/components/ui/viewer/wall-opener.browser'),
  wipe: () => import('@/components/home/wipe.browser'),

  'consent-settings': () => import('@/components/shell/consent-settings'),
  'form-modal': () => import('@/components/home/form-modal'),
  'language-dialog': () => import('@/components/shell/language-dialog'),
  'language-popup': () => import('@/components/shell/language-popup'),
  'live-view': () => import('@/components/order/stage/live-view'),
  'rail-swiper': () => import('@/components/ui/rail/rail-swiper'),
  'sent-here': () => import('@/components/forms/sent-here'),
  'show-viewer': () => import('@/components/ui/viewer/show-viewer'),
  'showcase-pages': () => import('@/components/gallery/showcase-pages'),
  'toaster-view': () => import('@/components/ui/toast/toaster-view'),
} as const;

type List = typeof list;

export type Parts = { readonly [Name in keyof List]: Awaited<ReturnType<List[Name]>> };
