/** The places of the navigation. `where`: on both, only in the rail of a laptop, or only at the foot of a phone. */
export const links = [
  { place: 'today', to: '/', where: 'both', name: 'desk.today.title' },
  { place: 'inbox', to: '/inbox', where: 'both', name: 'desk.inbox.title' },
  { place: 'queue', to: '/queue', where: 'rail', name: 'desk.queue.title' },
  { place: 'add', to: '/add', where: 'both', name: 'desk.add.title' },
  { place: 'works', to: '/works', where: 'both', name: 'desk.works.title' },
  { place: 'site', to: '/site', where: 'bar', name: 'desk.site.title' },
  { place: 'publish', to: '/publish', where: 'rail', name: 'desk.publish.title' },
  { place: 'price', to: '/prices', where: 'rail', name: 'desk.prices.title' },
  { place: 'words', to: '/words', where: 'rail', name: 'desk.words.title' },
  { place: 'me', to: '/me', where: 'rail', name: 'desk.me.title' },
  { place: 'health', to: '/health', where: 'rail', name: 'desk.health.title' },
] as const;
export type Link = (typeof links)[number];
export type Place = Link['place'];

export const linkOf = (place: Place): Link => links.find((link) => link.place === place) as Link;

export const ofSite: ReadonlySet<Place | null> = new Set<Place>(['publish', 'price', 'words', 'me', 'health']);
