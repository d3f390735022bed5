// `npm run build`: builds everything that the server needs besides its own sources.
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand } from './terminal.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureLocales();
  await ensureWeb();
});
