/** One strict mailbox: letters may be sent to it. Narrower than the form's rule, which lets `<b@x.pl>` through. */
const mailbox = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

/** How an encoded word begins and ends: a mail program would show, and might write to, what it says once decoded. */
const encodedWord = /=\?|\?=/;

// JavaScript, as the limits of the server: the settings are checked with it before any package is there.
/** @param {string} text */
export const isMailbox = (text) =>
  text.length <= 254 && mailbox.test(text) && !text.includes('..') && !/^\.|\.@/.test(text) && !encodedWord.test(text);
