import * as runtime from 'react/jsx-runtime';

/** React's own, as named exports: the bundler then shortens each call to one letter. */
export const { Fragment, jsx, jsxs } = runtime;
