/** What the artist can put on hold: the three kinds of orders, and the lessons. */
export const serviceNames = ['portraits', 'custom-pictures', 'posters', 'lessons'] as const;
export type Service = (typeof serviceNames)[number];

/** `waiting`: no orders, but visitors can ask to be told when it opens. `closed`: nothing for now. */
export const serviceStates = ['open', 'waiting', 'closed'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** Change a value here to pause a service: its rail, buttons, forms and the server follow. */
export const services: Readonly<Record<Service, ServiceState>> = {
  portraits: 'open',
  'custom-pictures': 'open',
  posters: 'open',
  lessons: 'open',
};
