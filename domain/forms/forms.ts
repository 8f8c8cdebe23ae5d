import type { Checked } from './checked';
import { checkContact } from './contact';
import { checkCustomOrder } from './custom-order';
import type { FormKind } from './kinds';
import { checkRegistration } from './lessons';

type Check = (fields: Readonly<Record<string, string>>, photos: number) => Checked<object>;

/** The check of each form of the home page. The browser and the server use the same. */
export const checks: Readonly<Record<FormKind, Check>> = {
  contact: checkContact,
  'registration-lessons': checkRegistration,
  orders: checkCustomOrder,
};
