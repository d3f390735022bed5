// `npm run build`: builds everything that the server needs besides its own sources.
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { runCommand } from './terminal.mjs';

await runCommand(async () => {
  await ensureLocales();
  await ensureWeb();
});
