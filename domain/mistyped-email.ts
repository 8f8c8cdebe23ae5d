/** The commonest in Poland and abroad. Short names differ from each other by a letter, so of those only the ending is looked at. */
const common = 'gmail.com wp.pl o2.pl op.pl onet.pl interia.pl outlook.com hotmail.com icloud.com yahoo.com'.split(' ');
/** Real ones, a letter beside a common one. */
const real = ['mail.com', 'email.com', 'ymail.com', ...common];

/** Whether a text differs from another by one letter too many, too few or wrong, or by two that changed places. */
export function isSlip(text: string, other: string): boolean {
  const at = [...other].findIndex((letter, index) => letter !== text[index]);
  const [rest, meant] = [text.slice(at), other.slice(at)];
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2))
  );
}

/**
 * The address that somebody probably meant (FORMS-15): it is asked, and never put in place of what was typed.
 * @returns null where nothing looks mistyped
 */
export function meantEmail(text: string): string | null {
  const [, name, typed = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(text.trim()) ?? [];
  const domain = typed
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/\.(comm|cmo|con|ocm)$/, '.com')
    .replace(/\.(lp|pll|ppl)$/, '.pl');
  const near = (one: string): boolean => one.startsWith(`${domain}.`) || (one.length > 5 && isSlip(domain, one));
  const meant = real.includes(domain) ? domain : (common.find(near) ?? domain);
  return name && meant !== typed.toLowerCase() ? `${name}@${meant}` : null;
}
