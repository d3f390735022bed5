import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScripts } from './build/inline-scripts.ts';
import { namedReact } from './build/named-react.ts';

/** Oldest supported browsers: Chrome and Android WebView from the end of 2021, Safari 16.4. */
const BROWSERS = ['chrome96', 'firefox102', 'safari16.4'];

/**
 * The syntax of the scripts. Chrome 98 brought no syntax that Chrome 96 lacks, but mended static fields called `name`
 * or `length`. We have none (`page-weight.test.ts`), and for Chrome 96 every class with fields would become larger.
 */
const SYNTAX = BROWSERS.map((browser) => browser.replace('chrome96', 'chrome98'));

/**
 * Modules that several public screens share. They are bundled into one file, because on a slow network another file
 * costs more than a few unneeded kilobytes.
 */
const PUBLIC_PARTS = [
  /web\/src\/(components\/(banner-slide|doctor-card|book-link|site-picture)|shell\/load-failure|ui\/(avatar|card|chip|focus-soon|motif|search-field|stars)|api\/(care-plans|doctors|site|testimonials))/,
  /contract\/src\/(health-problem-ids|specialty-ids)/,
];

/** Modules that all forms share, also those of the symptom assistant, bundled into one file. */
const FORMS =
  /web\/src\/(ui\/(field|notice|select|live-region|title-in-bar)|api\/problem-text|components\/(form-reply|kept-draft|page-draft))/;

/** What the steps of booking, paying, calling and writing share. The symptom assistant needs none of it. */
const STEPS =
  /web\/src\/(ui\/choice|api\/(idempotent-send|answers-under)|components\/(any-number|countdown|phone-number|use-kept-draft)|patient\/booking\/nearest-times)/;

/** Signing in, which every screen of a person's own offers in its place. */
const SIGN_IN =
  /web\/src\/(sign-in\/(country-before|details-step|enter-session|second-factor-step|sign-in-(first|form|progress)|sign-in\.css)|api\/identity|components\/(code-|proof-form|sandbox-notice))|contract\/src\/person-name/;

/** The dialog and the sheet. */
const DIALOG = /web\/src\/ui\/(dialog|sheet)\./;

/** The calls with which patients book, pay and write. Each is a few lines, and every screen needs some of them. */
const PATIENT_CALLS =
  /web\/src\/api\/(bookings|complaints|coupons|credits|facts|family|notices|own-plans|payments|plan-orders|waitlist)\.ts/;

/**
 * Modules that the screens with a visit's documents share. With one file for each, the list of files in the first
 * script would be longer.
 */
const PAPERS =
  /web\/src\/components\/(document-|allergies-panel|facts-)|contract\/src\/(dose-words|read-dose|patient-facts|paper-facts)/;

/**
 * Whom to ring and when not to wait, which the service worker keeps: one file for all screens that show it. It brings
 * what tries again by itself, which is needed beside it.
 */
const EMERGENCY =
  /web\/src\/(components\/(emergency-(numbers|kinds)|danger-signs|unreachable-screen)|shell\/use-retry)|locales\/generated\/\w+\/emergency/;

export default defineConfig({
  plugins: [namedReact(), react(), inlineScripts(BROWSERS)],
  // React itself has had this hook for years, so the shim is replaced.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(new URL('src/shell/native-store.ts', import.meta.url)),
      // The router uses our own location hook. Configuring it with a <Router> element would add more code.
      './use-browser-location.js': fileURLToPath(new URL('src/shell/router-location.ts', import.meta.url)),
    },
  },
  json: { stringify: true },
  build: {
    target: SYNTAX,
    cssTarget: BROWSERS,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Every page has the entry and its styles, so no list of files names them.
      resolveDependencies: (_file, needed) => needed.filter((name) => !/\/entry-[\w-]+\.(js|css)$/.test(name)),
    },
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
          input: 'src/app/browser-entry.tsx',
          // Creating a component has no side effect, so unused ones, such as the router's own link, are removed.
          treeshake: { manualPureFunctions: ['forwardRef', 'createContext'] },
          output: {
            // Lists of file names are part of what everybody loads: words would add 1.4 kB to a first visit, and hashes
            // do not compress. Six or seven characters are enough to tell files apart. Which file is which
            // stands in `dist/page-assets.json`.
            entryFileNames: 'assets/entry-[hash:7].js',
            // pdf.js is told apart by its name (`server/test/security/bundle.test.ts`).
            chunkFileNames: ({ name }) => (name === 'pdf' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
            assetFileNames: ({ names }) =>
              names.includes('browser-entry.css') ? 'assets/entry-[hash:6][extname]' : 'assets/[hash:6][extname]',
            codeSplitting: {
              groups: [
                // Whatever the entry imports.
                { name: 'entry', tags: ['$initial'], priority: 3 },
                { name: 'forms', test: FORMS, priority: 1 },
                { name: 'steps', test: STEPS, priority: 1 },
                { name: 'sign-in', test: SIGN_IN, priority: 1 },
                // Signing in uses it too, and would bring its form to everybody who is here for the first time.
                { name: 'first-visit', test: /shell\/first-visit\.ts$/, priority: 2 },
                { name: 'dialog', test: DIALOG, priority: 1 },
                // Orders are drawn with the papers' lines, and need nothing else of the papers.
                { name: 'order-lines', test: /components\/order-lines\.css/, priority: 1 },
                { name: 'papers', test: PAPERS, priority: 0 },
                { name: 'patient-calls', test: PATIENT_CALLS, priority: 0 },
                { name: 'emergency', test: EMERGENCY, priority: 1 },
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
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/server-entry.tsx' },
      },
    },
  },
  builder: {},
});
