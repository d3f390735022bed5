// Prints progress and runs programs for the npm commands. Plain JavaScript, because it also runs before Node 24 is
// installed.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Lets Node keep what it compiled, which saves each further start of a server a third of its time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };

const binaries = join(root, 'node_modules', '.bin');
const colour = process.stdout.isTTY && !process.env.NO_COLOR;

/** Prints a line of progress, in words for people who are new to the project. */
export function announce(text) {
  console.log(colour ? `\u001B[36m▸\u001B[0m ${text}` : `- ${text}`);
}

/** Prints a heading above the output of a check. */
export function heading(text) {
  console.log(colour ? `\n\u001B[1m${text}\u001B[0m` : `\n== ${text}`);
}

/**
 * Returns the environment for child programs. The pinned Node and the installed tools come first in PATH, and Node
 * keeps what it compiled.
 */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, ...compileCache, ...extra, PATH: `${binaries}${separator}${process.env.PATH ?? ''}` };
}

/** Returns the path of a program that an installed package contains, such as `vitest` or the pinned `node`. */
export function tool(name) {
  return join(binaries, process.platform === 'win32' ? `${name}.cmd` : name);
}

/**
 * Returns the Node that runs the product. On Linux and Windows the packages contain the pinned one. A Mac uses its own,
 * which has to be 24 or newer because the server runs TypeScript without a build.
 */
export function productNode() {
  if (process.platform !== 'darwin') return tool('node');
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(`Tabibu needs Node 24 or newer on a Mac; this is ${process.version}. Install it from nodejs.org.`);
}

/**
 * Runs a program in the root folder and shows its output; with `quiet`, only if it fails. The more `patience` (up to
 * 19), the more it lets other programs go first when the processors are busy. Resolves with its exit code, or 128 when
 * a signal ended it.
 */
export function run(command, args, { env = {}, quiet = false, patience = 0 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (patience > 0) letOthersGoFirst(child, patience);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const failed = code !== 0;
      if (quiet && failed) process.stderr.write(Buffer.concat(output));
      resolve(signal ? 128 : code);
    });
  });
}

/** Lowers the priority of a program that was just started, and so of all that it starts. */
function letOthersGoFirst({ pid }, patience) {
  try {
    setPriority(pid, patience);
  } catch {
    // It could not be started, or has ended already.
  }
}

/** Runs a program and throws when it fails; `what` names the step in the message. */
export async function mustRun(what, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}). The lines above say why.`);
}

/** Runs a command's main function. Prints an error as one line without a stack. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
