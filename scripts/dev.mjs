// `npm run dev`: runs the product and watches its sources. A change takes effect without a manual restart.
import { ensureApiTypes, ensureLocales } from './ensure-built.mjs';
import { serve } from './serve.mjs';
import { runCommand } from './terminal.mjs';

await runCommand(async () => {
  await ensureLocales();
  await ensureApiTypes();
  process.exitCode = await serve('scripts/dev/serve.ts');
});
