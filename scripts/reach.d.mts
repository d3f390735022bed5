export declare function reachOf(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  modules: Readonly<Record<string, { readonly calls: readonly string[] }>>,
): string[];
