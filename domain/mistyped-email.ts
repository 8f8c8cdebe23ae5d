import { cleanEmail } from './contact-hints';
import { isSlip } from './slip.mjs';

/** The commonest in Poland and abroad. Short names differ from each other by a letter, so of those only the ending is looked at. */
const common = 'gmail.com wp.pl o2.pl op.pl onet.pl interia.pl outlook.com hotmail.com icloud.com yahoo.com'.split(' ');
/** Real ones, a letter beside a common one. */
const real = ['mail.com', 'email.com', 'ymail.com', ...common];

/** `żaneta` as `zaneta`: what a mail server takes before the @. */
const withoutMarks = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');

/** Is asked, and never put in place of what was typed (FORMS-15). @returns null where nothing looks mistyped */
export function meantEmail(text: string): string | null {
  const [, name, typed = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(cleanEmail(text)) ?? [];
  const domain = typed
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/\.(comm|cmo|con|ocm)$/, '.com')
    .replace(/\.(lp|pll|ppl)$/, '.pl');
  const near = (one: string): boolean => one.startsWith(`${domain}.`) || (one.length > 5 && isSlip(domain, one));
  const meant = real.includes(domain) ? domain : (common.find(near) ?? domain);
  if (!name) return null;
  const address = `${withoutMarks(name)}@${meant}`;
  return address === `${name}@${typed.toLowerCase()}` ? null : address;
}
