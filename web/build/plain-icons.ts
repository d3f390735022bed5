import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs(\?|$)/;

/** Lets lucide's icons be made by our own small factory instead of the library's general one. */
export function plainIcons(): Plugin {
  const factory = fileURLToPath(new URL('../src/ui/plain-icon.tsx', import.meta.url));
  return {
    name: 'plain-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/')
        ? factory
        : undefined,
  };
}

/** Leaves out of the built icons what only the library uses. */
export function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      ICON.test(id.replaceAll('\\', '/')) ? { code: shortIcon(code, id), map: null } : undefined,
  };
}

/**
 * Returns the module of an icon with its lines only. The built product needs no names, sizes and keys: the lines of an
 * icon never change their order, and keys are random letters, which do not compress.
 */
function shortIcon(code: string, id: string): string {
  // One icon may be another one under a second name.
  if (!code.includes('createLucideIcon(')) return code;
  const [, lines] = /\bnode: (\[.*?\])\s*(?:,\s*aliases: \[[^\]]*\]\s*)?,?\s*\};/s.exec(code) ?? [];
  if (lines === undefined) throw new Error(`${id} has no lines of an icon`);
  const short = lines.replaceAll(/,?\s*key: "[^"]*"/g, '');
  return `import create from '../createLucideIcon.mjs';\nexport default create({ node: ${short} });\n`;
}
