import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAsset, PageAssetList } from '@tabibu/contract/page-assets';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

/** Digests the bundler's manifest into `page-assets.json`, which the server reads at start. */
export async function listAssets(building: string): Promise<PageAssetList> {
  const folder = join(building, 'client/.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entryKey) throw new Error('the build has no entry');
  const brought = new Set([entryKey, ...importsOf(manifest, entryKey)]);
  const parts = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((key) => [key, assetOf(manifest, key, brought)] as const);
  const assets: PageAssetList = { entry: assetOf(manifest, entryKey, new Set()), parts: Object.fromEntries(parts) };
  await writeFile(join(building, 'page-assets.json'), JSON.stringify(assets, null, 1));
  await rm(folder, { recursive: true });
  return assets;
}

function assetOf(manifest: Record<string, ManifestChunk>, key: string, brought: ReadonlySet<string>): PageAsset {
  const own = [key, ...importsOf(manifest, key).filter((imported) => !brought.has(imported))];
  const chunks = own.map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
  return {
    script: `/${chunks[0]?.file}`,
    imports: chunks.slice(1).map((chunk) => `/${chunk.file}`),
    styles: [...new Set([...chunks].reverse().flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  };
}

function importsOf(manifest: Record<string, ManifestChunk>, key: string, seen = new Set<string>()): string[] {
  for (const imported of manifest[key]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(manifest, imported, seen);
  }
  return [...seen];
}
