import { orderRows } from '@/components/forms/page/form-rows';
import { orderTypes } from '@/content/order';
import { limits } from '../platform/limits';

test.each(orderTypes)(
  'TRUST-3: the plain form of %s, with three photos, is no more than a request may hold',
  (type) => {
    const names = new Set(orderRows({ type }, 'pl').map(({ name }) => name));
    // type, id, language and the field that nobody sees
    const fields = names.size + 4;
    expect(fields).toBeLessThanOrEqual(limits.multipart.fields);
    expect(fields + 3).toBeLessThanOrEqual(limits.multipart.parts);
  },
);
