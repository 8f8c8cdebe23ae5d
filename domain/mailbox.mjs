/**
 * Exactly one mailbox that letters may be sent to. Stricter than the form's rule, which accepts `a,b@x.pl`. Before the @ only ASCII:
 * few mail servers take other letters there (SMTPUTF8), and those that do not keep the letter waiting for ever.
 */
const mailbox = /^[A-Za-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

/** Of MIME. A mail program decodes it, and might then write to another address. */
const encodedWord = /=\?|\?=/;

// JavaScript, because the settings are checked with it before any package is installed.
/** @param {string} text */
export const isMailbox = (text) =>
  text.length <= 254 && mailbox.test(text) && !text.includes('..') && !/^\.|\.@/.test(text) && !encodedWord.test(text);
