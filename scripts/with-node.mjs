// `npm start`, `npm test` and the like: installs the locked packages, then runs a script of this folder with the pinned
// Node. Only this file and what it imports runs under the Node of a bare machine, which may be as old as 20.12.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { environment, productNode, root, runCommand } from './terminal.mjs';

/** The oldest Node that the scripts are written for: that of the packages. */
const PINNED = 24;

const [name, ...rest] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.mjs`);

/** Runs the script in a process of its own, which hears the signals that this one gets. Resolves with its exit code. */
function runWithPinnedNode() {
  const child = spawn(productNode(), [script, ...rest], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

await runCommand(async () => {
  await ensureInstalled();
  if (Number(process.versions.node.split('.')[0]) < PINNED) {
    process.exitCode = await runWithPinnedNode();
  } else {
    process.argv.splice(1, 2, script);
    await import(pathToFileURL(script).href);
  }
});
