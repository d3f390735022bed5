// `npm run build`: everything the server needs beside its own sources.
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runCommand } from './terminal.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureLocales();
  await ensureWeb();
});
