import { TextField } from '@/components/forms/fields/inputs';
import { Pair } from '@/components/forms/fields/pair';
import { doubtfulEmail, doubtfulPhone } from '@/domain/contact-hints';
import { fills } from '@/domain/form-field';
import type { Delivery, DeliveryField } from '@/domain/order/delivery';
import type { OrderInHand } from '../draft/use-order-draft';
import type { OrderWords } from '../words';
import { Section } from './section';

type Props = Readonly<{
  words: OrderWords;
  deliver: OrderInHand['deliver'];
  delivery: Delivery;
  /** The empty fields, marked after Order was pressed. */
  marked: readonly DeliveryField[];
}>;

/** The delivery address. Only empty fields are refused; a doubtful e-mail or phone number gets a hint (ORDER-16). */
export function DeliverySection({ words, deliver, delivery, marked }: Props) {
  const doubt: Partial<Record<DeliveryField, string | false>> = {
    email: doubtfulEmail(delivery.email) && words.doubts.email,
    phone: doubtfulPhone(delivery.phone) && words.doubts.phone,
  };
  const field = (name: DeliveryField) => (
    <TextField
      key={name}
      id={name}
      label={words.delivery[name]}
      error={marked.includes(name) ? words.errors[name] : undefined}
      notice={doubt[name] || undefined}
      {...fills[name]}
      {...deliver(name)}
    />
  );
  return (
    <Section title={words.deliveryH} words={words} aside={words.all}>
      <Pair>
        {field('first_name')}
        {field('last_name')}
      </Pair>
      {field('address')}
      <Pair>
        {field('phone')}
        {field('email')}
      </Pair>
    </Section>
  );
}
