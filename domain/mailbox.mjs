/** One strict mailbox: letters may be sent to it. Narrower than the form's rule, which lets `<b@x.pl>` through. */
const mailbox = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

// JavaScript, as the limits beside it: the settings are checked with it before any package is there.
/** @param {string} text */
export const isMailbox = (text) =>
  text.length <= 254 && mailbox.test(text) && !text.includes('..') && !/^\.|\.@/.test(text);
