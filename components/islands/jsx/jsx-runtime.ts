import * as runtime from 'react/jsx-runtime';

/** React's own. As names of a module, islands call them by one letter; as a package's, by what each file calls the package. */
export const { Fragment, jsx, jsxs } = runtime;
