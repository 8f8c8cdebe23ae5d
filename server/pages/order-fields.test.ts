import { orderTypes } from '@/content/order';
import { askable } from '@/domain/order/asked';
import { limits } from '../platform/limits';

test.each(orderTypes)(
  'TRUST-3: the form of %s as it sends itself, with three photos, is no more than a request may hold',
  (type) => {
    const names = new Set(askable(type, type === 'picture' ? 'print' : null).map(({ id }) => id));
    // type, id, language and the field that nobody sees
    const fields = names.size + 4;
    expect(fields).toBeLessThanOrEqual(limits.multipart.fields);
    expect(fields + 3).toBeLessThanOrEqual(limits.multipart.parts);
  },
);
