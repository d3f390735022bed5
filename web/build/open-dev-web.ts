import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, createServer } from 'vite';
import type { Connect, EnvironmentModuleGraph, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const config = join(web, 'vite.config.ts');
const ENTRY = '/@tabibu/browser-entry';
const REFRESH = '/@tabibu/refresh';
/** Changes that come within this time belong together: a save of several files, a compile of all sentences. */
const TOGETHER = 25;

/** The web while somebody works on it. */
export interface DevWeb {
  /** Answers for modules of the browser. */
  readonly middlewares: Connect.Server;
  /** Resolves when pages are rendered from the sources as they are now. */
  settled(): Promise<void>;
  /** Loads every open page again. */
  reload(): void;
  close(): Promise<void>;
}

/**
 * Opens Vite's dev server for the browser on `server` and writes into `folder` what the product needs to render pages:
 * a server bundle that is built again after each change, a list of files that leads browsers to Vite, and icons.
 */
export async function openDevWeb({ folder, server }: { folder: string; server: Server }): Promise<DevWeb> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'client'), { recursive: true });
  await mkdir(join(folder, 'server'), { recursive: true });
  const vite = await openVite(server);
  keepToStaticImports(vite.environments.client.moduleGraph);
  const bundle = bundler(folder);
  await Promise.all([writeFiles(folder), bundle.renew()]);
  let wait: NodeJS.Timeout | undefined;
  let mayReload = false;
  vite.watcher.add([join(web, '../contract/src'), join(web, '../locales/generated')]);
  vite.watcher.on('all', (event, file) => {
    if (!/\.(tsx?|css|json)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
    mayReload ||= isSentences(file);
    bundle.isOld(event === 'change' && isSentences(file) ? 'sentences' : 'sources');
    clearTimeout(wait);
    wait = setTimeout(() => {
      const sentences = mayReload;
      mayReload = false;
      void bundle.renew().then(() => sentences && reload());
    }, TOGETHER);
  });
  const reload = () => vite.ws.send({ type: 'full-reload' });
  return { middlewares: vite.middlewares, settled: bundle.settled, reload, close: () => vite.close() };
}

async function openVite(server: Server): Promise<ViteDevServer> {
  return createServer({
    root: web,
    configFile: config,
    appType: 'custom',
    cacheDir: join(web, '../.cache/vite'),
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server }, warmup: { clientFiles: ['src/app/browser-entry.tsx'] } },
    // Found at the start: a package that is found later would load every open page again. What tests import is none of
    // the browser's.
    optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.test.tsx', '!src/testing/**'] },
    plugins: [devEntry()],
  });
}

/**
 * Vite gives a new address to whatever leads to a changed module. The router leads to every screen by an import on
 * demand, and every screen leads back to the session: the changed screen would get a session of its own, which knows
 * nobody. So an import on demand passes no change on.
 */
function keepToStaticImports(graph: EnvironmentModuleGraph): void {
  const invalidate = graph.invalidateModule.bind(graph);
  graph.invalidateModule = (changed, seen, timestamp, isHmr, soft) => {
    const { importers } = changed;
    if (isHmr) changed.importers = new Set([...importers].filter((importer) => importsAtOnce(importer, changed)));
    try {
      invalidate(changed, seen, timestamp, isHmr, soft);
    } finally {
      changed.importers = importers;
    }
  };
}

/** Whether the importer's source has an import of the other file that is no import on demand. */
function importsAtOnce({ file: importer }: EnvironmentModuleNode, { file }: EnvironmentModuleNode): boolean {
  if (!importer || !file || !existsSync(importer)) return true;
  const name = basename(file, extname(file)).replaceAll('.', '\\.');
  return new RegExp(`(?:from|^import) ['"](?:[^'"]*/)?${name}(?:\\.\\w+)?['"]`, 'm').test(
    readFileSync(importer, 'utf8'),
  );
}

/** The first script of a page: Vite's client and React's refresh before any module of ours. */
function devEntry(): Plugin {
  return {
    name: 'tabibu-dev-entry',
    resolveId: (id) => (id === ENTRY || id === REFRESH ? id : undefined),
    load(id) {
      if (id === REFRESH)
        return `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;
      if (id === ENTRY)
        return `import '/@vite/client';
import '${REFRESH}';
await import('/src/app/browser-entry.tsx');
// Vite's own style elements hold what the document brought along, and follow changes.
document.querySelector('head > style:not([data-vite-dev-id])')?.remove();`;
      return undefined;
    },
    // Pages come with their sentences inside, so they are loaded again, after the server has learnt the new ones.
    hotUpdate: ({ file }) => (isSentences(file) ? [] : undefined),
  };
}

function isSentences(file: string): boolean {
  return /locales[/\\]generated[/\\]/.test(file);
}

/** What has changed since the last server bundle. Sentences need no build: a bundle reads them when it is loaded. */
type Change = 'sources' | 'sentences';

/** Keeps the server bundle new, one build at a time and never more than needed. */
function bundler(folder: string) {
  const home = join(folder, 'server');
  let running: Promise<void> | undefined;
  let old: Change | undefined = 'sources';
  async function untilNew(): Promise<void> {
    while (old !== undefined) {
      const renew = old === 'sources' ? buildBundle : copyBundle;
      old = undefined;
      await renew(home).catch((error: unknown) => console.error(error));
    }
    running = undefined;
  }
  const renew = async () => (old === undefined ? running : (running ??= untilNew()));
  return {
    isOld: (change: Change) => void (old = old === 'sources' ? old : change),
    renew,
    settled: renew,
  };
}

/** Each bundle has a folder of its own, because a loaded module stays what it was. */
async function buildBundle(home: string): Promise<void> {
  const name = String(Date.now());
  const builder = await createBuilder({
    root: web,
    configFile: config,
    logLevel: 'warn',
    plugins: [sentencesFromFiles()],
    environments: {
      ssr: {
        // The browser runs React's development build too.
        define: { 'process.env.NODE_ENV': '"development"' },
        // Whoever reads an error's stack here wants the names.
        build: { outDir: join(home, name), emptyOutDir: true, minify: false },
      },
    },
  });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
  await publish(home, name);
}

/** The copy is loaded anew and reads the changed sentences. */
async function copyBundle(home: string): Promise<void> {
  const name = String(Date.now());
  await cp(join(home, await readFile(join(home, 'newest'), 'utf8')), join(home, name), { recursive: true });
  await publish(home, name);
}

async function publish(home: string, name: string): Promise<void> {
  await writeFile(join(home, 'newest'), name);
  await writeFile(join(home, 'server-entry.js'), NEWEST_BUNDLE);
  const others = (await readdir(home)).filter((other) => /^\d+$/.test(other)).sort();
  for (const other of others.slice(0, -3)) await rm(join(home, other), { recursive: true });
}

/** Lets the server bundle read sentences from their files when it is loaded, in place of containing them. */
function sentencesFromFiles(): Plugin {
  const mark = '\0sentences:';
  return {
    name: 'tabibu-sentences-from-files',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && id.endsWith('.json') && isSentences(join(dirname(importer), id))
        ? `${mark}${join(dirname(importer), id)}.js`
        : undefined,
    load: (id) =>
      id.startsWith(mark)
        ? `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(${JSON.stringify(id.slice(mark.length, -'.js'.length))}, 'utf8'));`
        : undefined,
  };
}

/** A module that offers what the newest bundle offers: each page is rendered by the newest one. */
const NEWEST_BUNDLE = `import { readFileSync } from 'node:fs';
let name;
let bundle;
async function newest() {
  const now = readFileSync(new URL('newest', import.meta.url), 'utf8');
  if (now !== name) {
    bundle = await import(\`./\${now}/server-entry.js\`);
    name = now;
  }
  return bundle.pageRenderer;
}
await newest();
const delegate = (method) => (...input) => bundle.pageRenderer[method](...input);
export const pageRenderer = {
  ...Object.fromEntries(Object.keys(bundle.pageRenderer).map((method) => [method, delegate(method)])),
  render: async (...input) => (await newest()).render(...input),
};
`;

async function writeFiles(folder: string): Promise<void> {
  const client = join(folder, 'client');
  await cp(join(web, 'public'), client, { recursive: true });
  await writeFile(join(client, 'first.css'), await allStyles(join(web, 'src')));
  const entry = { script: ENTRY, imports: [], styles: ['/first.css'] };
  await writeFile(join(folder, 'page-assets.json'), JSON.stringify({ entry, parts: {} }));
}

/**
 * All style sheets in one text, so that a page that the dev server renders is not bare until its scripts are here.
 * Their order decides nothing (`class-homes.test.ts`).
 */
async function allStyles(sources: string): Promise<string> {
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(names.map((name) => readFile(join(sources, name), 'utf8')));
  return texts.join('\n').replaceAll(/^@import [^;]+;/gm, '');
}
