import delivery from '@/generated/content/delivery.json' with { type: 'json' };
import weeks from '@/generated/content/weeks.json' with { type: 'json' };
import type { Content } from './schema';

type Terms = Content<'terms.json'>;

/** In how many weeks an order of each type is usually ready, counted from its acceptance. */
export const usualWeeks: Terms['weeks'] = weeks;
/** What a parcel costs at least, by place, in whole grosze; what is larger is weighed for its offer. */
export const deliveryFrom: Terms['delivery'] = delivery;
/** To the nearest place, in whole grosze. */
export const leastDelivery: number = Math.min(...deliveryFrom.map(({ grosze }) => grosze));
