/** What the artist can put on hold: the three kinds of orders, and the lessons. */
export const serviceNames = ['portraits', 'custom-pictures', 'posters', 'lessons'] as const;
export type Service = (typeof serviceNames)[number];

/** `waiting`: orders go on, to a list. `closed`: nothing can be ordered; visitors can ask to be told when it opens. */
export const serviceStates = ['open', 'waiting', 'closed'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** Change a value here to pause a service: its rail, buttons, forms and the server follow. */
export const services: Readonly<Record<Service, ServiceState>> = {
  portraits: 'open',
  'custom-pictures': 'open',
  posters: 'open',
  lessons: 'open',
};

/** The next month in which each service is free, as `2027-03`; null says nothing. */
export const nextFree: Readonly<Record<Service, string | null>> = {
  portraits: null,
  'custom-pictures': null,
  posters: null,
  lessons: null,
};

/** `resting` closes the whole shop; lessons go on. `until`: the day on which it opens again, as `2027-01-07`, or null. */
export const shopRest: Readonly<{ resting: boolean; until: string | null }> = { resting: false, until: null };
