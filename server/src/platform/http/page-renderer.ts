import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PageAssets } from '@tabibu/contract/page-assets';
import type { DocumentFiles, PageRenderer } from '@tabibu/contract/page-renderer';
import type { StaticFiles } from './static-files.ts';

const FUNCTIONS = Object.keys({
  render: true,
  renderShell: true,
  pagePolicy: true,
  sharedPolicy: true,
  shellPolicy: true,
  languageAddress: true,
  preferenceRedirect: true,
  readPreferences: true,
  isPage: true,
  afterSignIn: true,
  publicPaths: true,
  writeRobots: true,
} satisfies Record<keyof PageRenderer, true>);

/**
 * Loads the web's server bundle. Throws if it lacks a function, for example because it was built from another version.
 * The bundle is shortened: with its source map a stack of it names our functions, files and lines, for 2 MB of memory.
 */
export async function loadPageRenderer(bundle: string): Promise<PageRenderer> {
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
  const loaded: unknown = await import(pathToFileURL(bundle).href);
  if (!offersRenderer(loaded)) throw new Error(`${bundle} does not fit this server: build the web again`);
  return loaded.pageRenderer;
}

function offersRenderer(loaded: unknown): loaded is { readonly pageRenderer: PageRenderer } {
  if (typeof loaded !== 'object' || loaded === null || !('pageRenderer' in loaded)) return false;
  const { pageRenderer } = loaded;
  if (typeof pageRenderer !== 'object' || pageRenderer === null) return false;
  const offered = new Map(Object.entries(pageRenderer));
  return FUNCTIONS.every((name) => typeof offered.get(name) === 'function');
}

/** See `HashOf`. */
export function hashOf(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}

/**
 * The source files of a page: its screens and catalogues. Of `parts`, which load later, only the styles are included.
 */
export interface PageSources {
  readonly screens: readonly string[];
  /** '<language>/<chunk>' */
  readonly sentences: readonly string[];
  readonly parts: readonly string[];
}

/**
 * Returns a function that tells which built files belong to a page. `list` is the path of `page-assets.json`; styles
 * are put inside the document.
 */
export function readDocumentFiles(list: string, files: StaticFiles): (sources: PageSources) => DocumentFiles {
  const assets = PageAssets.parse(JSON.parse(readFileSync(list, 'utf8')));
  const known = new Map<string, DocumentFiles>();
  return ({ screens, sentences, parts }) => {
    const key = [...screens, ...sentences, ...parts].join('|');
    const existing = known.get(key);
    if (existing) return existing;
    const early = [...screens, ...sentences.map((name) => `../locales/generated/${name}.json`)]
      .map((name) => assets.parts[name])
      .filter((asset) => asset !== undefined);
    const late = parts.map((name) => assets.parts[name]).filter((asset) => asset !== undefined);
    const styleFiles = [...new Set([assets.entry, ...early, ...late].flatMap((asset) => asset.styles))];
    const made: DocumentFiles = {
      entry: assets.entry.script,
      preload: [...new Set([...assets.entry.imports, ...early.flatMap((asset) => [asset.script, ...asset.imports])])],
      styles: styleFiles.map((file) => files.get(file)?.bytes.toString('utf8') ?? '').join(''),
      styleFiles,
    };
    known.set(key, made);
    return made;
  };
}
