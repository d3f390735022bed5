import { readFileSync } from 'node:fs';

const BUILT = new URL('../web/dist/page-assets.json', import.meta.url);

interface Part {
  readonly script: string;
  readonly imports: readonly string[];
}

/**
 * Returns the path of the script that the build made of a part that loads on its own, such as
 * `src/app/keep-own.ts`: its name is a hash. Throws when the build has no such part.
 */
export function builtScript(part: string): string {
  return built(part).script;
}

/** Returns the scripts that one part needs and none of the others does. Throws when the build has no such part. */
export function scriptsOnlyOf(part: string, ...others: readonly string[]): string[] {
  const shared = new Set(others.flatMap((other) => scriptsOf(other)));
  return scriptsOf(part).filter((script) => !shared.has(script));
}

function scriptsOf(part: string): readonly string[] {
  const { script, imports } = built(part);
  return [script, ...imports];
}

function built(part: string): Part {
  const { parts } = JSON.parse(readFileSync(BUILT, 'utf8')) as { parts: Record<string, Part> };
  const found = parts[part];
  if (found === undefined) throw new Error(`${part} does not load on its own`);
  return found;
}
