/** The forms of the home page, named as in the addresses that they are sent to (API-3). */
export const formKinds = ['contact', 'registration-lessons', 'orders'] as const;
export type FormKind = (typeof formKinds)[number];

export const apiRoot = '/api/';
export const healthPath = '/api/health';
export const versionPath = '/api/version';
export const tokenPath = '/api/web/csrf/';
export const galleryPath = '/api/web/gallery';

/** API-4. */
export const shopOrders = 'shop-orders';
/** API-12. */
export const openingNotices = 'opening-notices';
/** API-13. */
export const withdrawalStatements = 'withdrawal-statements';
export type FormName = FormKind | typeof shopOrders | typeof openingNotices | typeof withdrawalStatements;

export const formPath = (form: string): string => `/api/web/form/${form}/`;

/** Where a browser without script is redirected after its form was stored (API-9). */
export const resultPath = (id: string): string => `/api/web/result/${id}`;

/** @param name the buyer's photo, or one of the artist's by the position of its event */
export const orderPicturePath = (token: string, name: 'photo' | number | ''): string =>
  `/api/web/order/${token}/${name}`;

/** @param position of the event with which the file was handed over */
export const orderFilePath = (token: string, position: number | ''): string =>
  `/api/web/order/${token}/file/${position}`;

/** The token that keeps other sites from sending a form in a visitor's name: the cookie's, echoed in the header (API-10). */
export const tokenCookie = 'csrftoken';
export const tokenHeader = 'X-CSRFToken';

/** A UUID of the browser's, under which a repetition of the same request is known (TRUST-11). */
export const keyHeader = 'Idempotency-Key';

export const photoFields = { orders: 'foto', [shopOrders]: 'photo' } as const;

/** TRUST-19: a field that nobody sees, for machines to fill, and how long after the page was opened the form was sent. */
export const signals = { hidden: 'website', elapsed: 'elapsed_ms' } as const;

/** API-5. `status`: the address of an order's private page. */
export type SavedAnswer = Readonly<{ ok: true; id: string; reference: string; status?: string }>;

/** API-6. `message`: in the visitor's language; `position`: of the photo, from 1, where several were sent. */
export type ProblemAnswer = Readonly<{
  error: Readonly<{ code: string; message: string; field?: string; position?: number }>;
}>;
