/** What the story of the islands fetches: two components, two functions, and a part that comes later. */
export const list = {
  hydrate: () => import('@/components/islands/hydrate'),
  message: () => import('./message.island'),
  counter: () => import('./counter.island'),
  lamp: () => import('./lamp.browser'),
  asker: () => import('./asker.browser'),
  answer: () => import('./answer'),
};
