/**
 * Returns what a path has in the places of a pattern's parameters; undefined if it does not match. `:name` stands for
 * one part, and `*` at the end for the rest, also an empty one.
 */
export function pathParams(pattern: string, path: string): Record<string, string> | undefined {
  return matchSegments(segmentsOf(pattern), segmentsOf(path));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const given = path[index];
    if (piece === '*') return { ...params, '*': path.slice(index).join('/') };
    if (given && piece.startsWith(':')) params[piece.slice(1)] = decoded(given);
    else if (piece !== given) return undefined;
  }
  return pattern.length === path.length ? params : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
