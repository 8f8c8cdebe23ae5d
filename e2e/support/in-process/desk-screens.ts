/** Every screen of the desk by its address, once something of each kind has come: an order, what is none, and letters that wait. */
export const deskScreens = ({
  order,
  message,
  letters = [],
}: Readonly<{ order: string; message: string; letters?: readonly string[] }>): readonly string[] => [
  ...['/', '/queue', '/inbox', '/inbox?show=done', '/inbox?q=osoba4711', `/inbox/${message}`],
  ...[
    `/orders/${order}`,
    `/orders/${order}/offer`,
    `/orders/${order}/label`,
    `/people/${order}`,
    `/people/${order}/erase`,
  ],
  ...['/works', '/works/new', '/works/1037', '/add', '/add/order', `/add/order?person=${order}`, '/site', '/start'],
  ...['/publish', '/prices', '/prices?type=portraits&technique=oil', '/prices/tell/lessons', '/me', '/devices'],
  ...['/words', '/words?q=galeria', '/words/shop', '/words/shop/shop.h', '/words/regulations', '/health'],
  ...letters.map((letter) => `/health/letters/${letter}`),
];
