/** Every screen of the desk by its address, once something of each kind has come: an order, and what is none. */
export const deskScreens = ({ order, message }: Readonly<Record<'order' | 'message', string>>): readonly string[] => [
  ...['/', '/queue', '/inbox', '/inbox?show=done', '/inbox?q=osoba4711', `/inbox/${message}`],
  ...[`/orders/${order}`, `/orders/${order}/offer`, `/people/${order}`, `/people/${order}/erase`],
  ...['/works', '/works/new', '/works/1037', '/add', '/add/order', '/site', '/start', '/publish'],
  ...['/prices', '/words', '/me', '/health', '/devices'],
];
