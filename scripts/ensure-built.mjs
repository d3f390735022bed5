// Compiles the sentences and builds the web when a hash of their sources' content changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, mustRun, productNode, root } from './terminal.mjs';

const skippedFolders = new Set(['node_modules', 'dist', 'generated', '.cache']);

/**
 * Compiles the language catalogues into locales/generated when the catalogues, the compiler, the contract or the
 * lockfile changed.
 */
export async function ensureLocales() {
  await whenChanged('locales', ['locales', 'contract/src', 'package-lock.json'], 'locales/generated', async () => {
    announce('Compiling the Swahili, English and French sentences …');
    await mustRun('Compiling the sentences', productNode(), ['locales/src/compile.ts']);
  });
}

/** Writes what each call of the API takes and answers as plain types, for the browser's client. */
export async function ensureApiTypes() {
  await whenChanged('api-types', ['contract', 'package-lock.json'], 'contract/generated/api-types.d.ts', () =>
    mustRun('Writing the types of the API', productNode(), ['contract/build/write-api-types.ts']),
  );
}

/** Builds the web's bundles for the browser and for server rendering when any of their sources changed. */
export async function ensureWeb() {
  await whenChanged('web', ['web', 'contract', 'locales', 'package-lock.json'], 'web/dist', async () => {
    announce('Building the web …');
    await mustRun(
      'Building the web',
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['run', 'build', '-w', 'web', '--silent'],
      {
        quiet: true,
      },
    );
  });
}

async function whenChanged(name, sources, product, build) {
  const stamp = join(root, '.cache', `${name}.built`);
  const fingerprint = fingerprintOf(sources);
  if (existsSync(join(root, product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  await build();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function fingerprintOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(source)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const entries = readdirSyncOrNothing(path);
  if (!entries) return [path];
  return entries
    .filter((entry) => !skippedFolders.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

function readdirSyncOrNothing(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
