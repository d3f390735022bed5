// `npm run test:long`: every check, with the long counts of `server/test/long-run.ts`. For a machine at night.
process.env['TABIBU_LONG'] = '1';
await import('./test.mjs');
