// `npm run screens`, `npm run bench`: builds what is out of date, finds a browser, then runs the given program.
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ensureCoturn } from './find-coturn.mjs';
import { productNode, run, runCommand } from './terminal.mjs';

const [program, ...rest] = process.argv.slice(2);

await runCommand(async () => {
  await ensureLocales();
  await ensureWeb();
  const relay = program?.startsWith('bench/') ? await ensureCoturn() : undefined;
  process.exitCode = await run(productNode(), [program, ...rest], {
    env: { CHROME_PATH: await ensureChromium(), ...(relay ? { TURNSERVER_PATH: relay } : {}) },
  });
});
