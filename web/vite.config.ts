import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainIcons } from './build/plain-icons.ts';

/** Phones in reach: Chrome and WebView from the end of 2021 on, Safari 16.4. */
const BROWSERS = ['chrome96', 'firefox102', 'safari16.4'];

/** Code that every page runs is one file. */
const FRAME = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@lingui)\//,
  /node_modules\/@tanstack\/(react-query\/build\/modern\/(useQuery|useBaseQuery|QueryClientProvider|QueryErrorResetBoundary|IsRestoringProvider|errorBoundaryUtils|suspense)\.js|query-core\/)/,
  /web\/src\/(shell\/(?!late-part|other-screens)|api\/(client|query)|ui\/(button|link|logo|skeleton|plain-icon))/,
  /contract\/src\/(clock-times|countries|currencies|languages)/,
  /vite\/preload-helper|@oxc-project|rolldown\/runtime/,
];

/** What several public screens show is one file: on a slow network each further file costs more than a few spare kilobytes. */
const PUBLIC_PARTS = [
  /web\/src\/(parts\/(doctor-card|book-link|load-failure|country-name)|ui\/(avatar|card|chip|motif|search-field|stars)|api\/(doctors|site))/,
  /contract\/src\/(health-problems|specialties)/,
  /lucide-react\/dist\/esm\/icons\/(calendar-check|clock|rotate-cw|triangle-alert|triangle-exclamation-point|search)\.mjs/,
];

/** What every form is made of: signing in, booking, paying, being told. */
const FORMS = [
  /node_modules\/@tanstack\/(react-query\/build\/modern\/useMutation|query-core\/build\/modern\/mutationObserver)\.js/,
  /web\/src\/(ui\/(field|notice|select|choice)|api\/(intention|problem-text)|parts\/(phone-number|kept-draft|code-step|proof-form))/,
];

/** What the screens of a visit's papers share; a file for each would make the list of files in the first script longer. */
const PAPERS = /web\/src\/parts\/(document-|allergies-panel)/;

export default defineConfig({
  plugins: [plainIcons(), react()],
  // React has had the hook of this shim for years.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': fileURLToPath(new URL('src/shell/native-store.ts', import.meta.url)) } },
  publicDir: false,
  json: { stringify: true },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    outDir: 'dist/client',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'src/shell/browser-entry.tsx',
          output: {
            // Names of files stand in the first script, and the random part of a name does not compress: seven letters tell them apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                { name: 'frame', test: (id) => FRAME.some((pattern) => pattern.test(id)) && !/MutationObserver|mutationObserver|infiniteQueryObserver/.test(id), priority: 3 },
                { name: 'forms', test: (id) => FORMS.some((pattern) => pattern.test(id)), priority: 1 },
                { name: 'papers', test: PAPERS, priority: 0 },
                { name: 'public', test: (id) => PUBLIC_PARTS.some((pattern) => pattern.test(id)), priority: 2 },
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
        target: 'node24',
        outDir: 'dist/server',
        minify: false,
        emptyOutDir: true,
        rolldownOptions: { input: 'src/shell/server-entry.tsx' },
      },
    },
  },
  builder: {},
});
