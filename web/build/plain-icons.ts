import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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
