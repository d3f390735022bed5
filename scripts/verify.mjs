// `npm run verify`: the checks of the sources. `npm run verify types lint` runs only those.
import { runChecks } from './checks.mjs';
import { ensureApiTypes, ensureLocales } from './ensure-built.mjs';
import { announce, runCommand } from './terminal.mjs';

await runCommand(async () => {
  await ensureLocales();
  await ensureApiTypes();
  const results = await runChecks(process.argv.slice(2));
  const red = results.filter(({ green }) => !green).length;
  announce(`${results.length - red} green, ${red} red, ${(performance.now() / 1000).toFixed(1)} s`);
  if (red > 0) process.exitCode = 1;
});
