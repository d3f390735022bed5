// `npm start`: takes a fresh checkout to a running product.
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { serve } from './serve.mjs';
import { announce, runCommand } from './terminal.mjs';

await runCommand(async () => {
  await ensureLocales();
  await ensureWeb();
  announce('Starting the server …');
  process.exitCode = await serve('server/src/main.ts');
});
