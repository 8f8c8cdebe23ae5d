import offersMade from '@/generated/content/automaticOffers.json' with { type: 'json' };
import christmas from '@/generated/content/christmas.json' with { type: 'json' };
import sketchCorrections from '@/generated/content/corrections.json' with { type: 'json' };
import delivery from '@/generated/content/delivery.json' with { type: 'json' };
import longSide from '@/generated/content/fileLongSide.json' with { type: 'json' };
import groszePerEuroNow from '@/generated/content/groszePerEuro.json' with { type: 'json' };
import materialsOfThings from '@/generated/content/materials.json' with { type: 'json' };
import muralTerms from '@/generated/content/mural.json' with { type: 'json' };
import weeks from '@/generated/content/weeks.json' with { type: 'json' };
import type { Content } from './schema';

type Terms = Content<'terms.json'>;

/** In how many weeks an order of each type is usually ready, counted from its acceptance. */
export const usualWeeks: Terms['weeks'] = weeks;
/** What a parcel costs at least, by place, in whole grosze; what is larger is weighed for its offer. */
export const deliveryFrom: Terms['delivery'] = delivery;
export const leastDelivery: number = Math.min(...Object.values(deliveryFrom));

/** The last day on which an offer can be accepted for Christmas, by type: `12-10`. */
export const lastBeforeChristmas: Terms['christmas'] = christmas;
/** Whether an offer makes itself where nothing is open, by what is ordered (STATUS-28). */
export const automaticOffers: Terms['automaticOffers'] = offersMade;
/** Of a sketch, in the price of what is painted to order. */
export const corrections: Terms['corrections'] = sketchCorrections;
export const groszePerEuro: Terms['groszePerEuro'] = groszePerEuroNow;
export const mural: Terms['mural'] = muralTerms;
export const materials = materialsOfThings as Terms['materials'];
/** The longer side of a file that is sold, in px. */
export const fileLongSide: Terms['fileLongSide'] = longSide;
