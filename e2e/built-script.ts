import { readFileSync } from 'node:fs';

const BUILT = new URL('../web/dist/page-assets.json', import.meta.url);

/**
 * Returns the path of the script that the build made of a part that loads on its own, such as
 * `src/app/keep-own.ts`: its name is a hash. Throws when the build has no such part.
 */
export function builtScript(part: string): string {
  const { parts } = JSON.parse(readFileSync(BUILT, 'utf8')) as { parts: Record<string, { script: string }> };
  const built = parts[part];
  if (built === undefined) throw new Error(`${part} does not load on its own`);
  return built.script;
}
