import type { Checked } from './checked';
import { checkContact } from './contact';
import { checkCustomOrder } from './custom-order';
import type { FormKind } from './kinds';
import { checkRegistration } from './lessons';

type Check = (fields: Readonly<Record<string, string>>, photos: number) => Checked<object>;

/** What each form of the home page must hold; the browser and the server ask the same. */
export const checks: Readonly<Record<FormKind, Check>> = {
  contact: checkContact,
  'registration-lessons': checkRegistration,
  orders: checkCustomOrder,
};
