import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Oldest supported browsers: Chrome and Android WebView from the end of 2021, Safari 16.4. Chrome 98 brought no syntax
 * that Chrome 96 lacks, but mended static fields called `name` or `length`. We have none (`page-weight.test.ts`), and
 * for Chrome 96 every class with fields would become larger.
 */
const BROWSERS = ['chrome98', 'firefox102', 'safari16.4'];

/**
 * A folder inside `api`, `ui` or `components` is one file of script: on a slow network another file costs more than a
 * few unneeded kilobytes. What else screens share is divided by the bundler.
 */
const SHARED_FOLDER = /\/web\/src\/(?:api|ui|components)\/([\w-]+)\//;

export default defineConfig({
  plugins: [react()],
  // The router uses our own location hook. Configuring it with a <Router> element would add 320 bytes to every page.
  resolve: {
    alias: { './use-browser-location.js': fileURLToPath(new URL('src/shell/router-location.ts', import.meta.url)) },
  },
  json: { stringify: true },
  build: {
    target: BROWSERS,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Every page has the entry and its styles, so no list of files names them.
      resolveDependencies: (_file, needed) => needed.filter((name) => !/\/entry-[\w-]+\.(js|css)$/.test(name)),
    },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    outDir: 'dist/client',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'src/app/browser-entry.tsx',
          // Creating a component has no side effect, so unused ones, such as the router's own link, are removed.
          treeshake: { manualPureFunctions: ['forwardRef', 'createContext'] },
          output: {
            // Lists of files are part of what everybody loads: words would add 1.4 kB to a first visit. Which file is
            // which stands in `dist/page-assets.json`. pdf.js is told apart by its name (`bundle.test.ts`).
            entryFileNames: 'assets/entry-[hash:7].js',
            chunkFileNames: ({ name }) => (name === 'pdf' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
            assetFileNames: ({ names }) =>
              names.includes('browser-entry.css') ? 'assets/entry-[hash:6][extname]' : 'assets/[hash:6][extname]',
            codeSplitting: {
              groups: [
                // Whatever the entry imports.
                { name: 'entry', tags: ['$initial'], priority: 1 },
                { debugName: 'shared folders', name: (file) => SHARED_FOLDER.exec(file)?.[1] },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: true,
        outDir: 'dist/server',
        // The scripts inside every document are functions of this bundle (`shell/start-watch.ts`).
        minify: true,
        // With it Node names function, file and line of ours in a stack (`platform/http/page-renderer.ts`).
        sourcemap: true,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/server-entry.tsx' },
      },
    },
  },
  builder: {},
});
