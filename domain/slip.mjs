// JavaScript, because the settings are checked with it before any package is installed.
/** One letter too many, too few or wrong, or two that changed places. @param {string} text @param {string} other */
export function isSlip(text, other) {
  let at = 0;
  while (at < other.length && text[at] === other[at]) at += 1;
  const [rest, meant] = [text.slice(at), other.slice(at)];
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2))
  );
}
