export const deliveryFields = ['first_name', 'last_name', 'address', 'phone', 'email'] as const;
export type DeliveryField = (typeof deliveryFields)[number];
/** As typed. */
export type Delivery = Readonly<Record<DeliveryField, string>>;

export const emptyDelivery: Delivery = { first_name: '', last_name: '', address: '', phone: '', email: '' };

/** The fields that are empty after trimming; nothing else is checked (ORDER-16). */
export const missingDelivery = (delivery: Delivery): readonly DeliveryField[] =>
  deliveryFields.filter((field) => delivery[field].trim() === '');
