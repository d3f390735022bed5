// Makes node_modules match package-lock.json, with nothing but Node 20.12 and npm 10 or 11.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, mustRun, root, tool } from './terminal.mjs';

/** Installs the locked packages when some are missing or differ from the lockfile. Does nothing otherwise. */
export async function ensureInstalled() {
  if (outOfStep().length === 0) return;
  announce('Installing the locked packages (the first time takes a minute) …');
  await npmInstall(process.execPath);
  if (outOfStep().length === 0) return;

  // Under an old Node, npm silently leaves out native packages whose `engines` ask for a newer one.
  announce('Installing once more with the pinned Node …');
  await npmInstall(copyOfPinnedNode());
  const missing = outOfStep();
  if (missing.length > 0) throw new Error(`These packages did not install: ${missing.join(', ')}`);
}

// This does not use `npm ci`, because that refuses a lockfile without the packages of other platforms, which some
// registries do not carry. `npm install` takes the locked versions and checksums too, and --no-save keeps it from
// changing the lockfile.
function npmInstall(node) {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? mustRun('npm install', node, [npm, ...args])
    : mustRun('npm install', process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

// npm replaces packages in node_modules, so the Node that runs npm has to be outside that folder.
function copyOfPinnedNode() {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  copyFileSync(tool('node'), copy);
  return copy;
}

// Returns the packages that are missing or differ. npm lists what it installed in a hidden lockfile, which is compared
// with ours.
function outOfStep() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const hidden = join(root, 'node_modules', '.package-lock.json');
  const present = existsSync(hidden) ? packagesOf(hidden) : {};
  return Object.keys(wanted).filter((path) => {
    if (!path.startsWith('node_modules/')) return false;
    const installed = present[path];
    if (!installed) return isNeededHere(wanted[path]);
    return installed.version !== wanted[path].version || installed.integrity !== wanted[path].integrity;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isNeededHere(entry) {
  if (!entry.optional) return true;
  return (
    Boolean(entry.os && entry.cpu) &&
    [entry.os].flat().includes(process.platform) &&
    [entry.cpu].flat().includes(process.arch) &&
    (!entry.libc || [entry.libc].flat().includes(libc()))
  );
}

function libc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
