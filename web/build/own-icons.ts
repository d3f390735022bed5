import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const library = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm',
).replaceAll('\\', '/');
const IMPORT = /import \{([^}]+)\} from 'lucide-react';/;
/** The folder of a patient's screen, of a call, or of the check of a document. */
const FOLDER = /\/web\/src\/(patient\/(?!home\/)[\w-]+|call-screen|verify)\//;
/**
 * What everybody loads: these icons are there already. Dialogs and steps are not among it: their cross would bring the
 * whole dialog.
 */
const SHARED = /^(shell|ui\/(?!dialog|steps)|patient\/home|components\/(doctor-card|load-failure))/;

/**
 * Gives each folder of patients' screens a copy of the icons that nothing else around it shows. An icon is 80 bytes; as
 * a file that two screens share it would be 200, one more answer, and a name in every list of files.
 */
export function ownIcons(): Plugin {
  const files = iconFiles();
  const shared = new Set(sharedNames().map((name) => files.get(name)));
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, folder] = FOLDER.exec(id.replaceAll('\\', '/')) ?? [];
      const [all, list] = IMPORT.exec(code) ?? [];
      if (folder === undefined || all === undefined || list === undefined) return undefined;
      const imports = namesIn(list).map((name) => {
        const file = files.get(name);
        if (file === undefined) throw new Error(`${id} imports no icon ${name}`);
        const copy = shared.has(file) ? '' : `?of=${folder.replaceAll('/', '-')}`;
        return `import ${name} from '${library}/icons/${file}.mjs${copy}';`;
      });
      return { code: code.replace(all, imports.join(' ')), map: null };
    },
  };
}

/** The file of each icon by every name that the library gives it. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(join(library, 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...index.matchAll(/export \{ ([^}]+) \} from '.\/icons\/([\w-]+)\.mjs'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

function sharedNames(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => SHARED.test(name.replaceAll('\\', '/')) && name.endsWith('.tsx'))
    .flatMap((name) => namesIn(IMPORT.exec(readFileSync(join(sources, name), 'utf8'))?.[1] ?? ''));
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
