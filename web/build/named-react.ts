import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAMES = fileURLToPath(new URL('../src/shell/react-names.ts', import.meta.url));
const REACT = /^react(\/jsx-runtime)?$/;
const BY_NAME = /\/(web\/src|@tanstack\/react-query)\//;

/** Lets our files and the query library import React's parts by name in the bundle for browsers. */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      REACT.test(source) && importer && BY_NAME.test(importer.replaceAll('\\', '/')) && importer !== NAMES
        ? NAMES
        : undefined,
  };
}
