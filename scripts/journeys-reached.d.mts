interface Walk {
  readonly file: string;
  readonly results: readonly { workerIndex: number; startTime: string; duration: number }[];
}
type Reach = Record<string, { readonly seconds: number; readonly requests: readonly string[] }>;

export declare function requestsOf(
  tests: readonly Walk[],
  lines: ReadonlyMap<number, readonly string[]>,
  sources: ReadonlyMap<string, readonly string[]>,
): Reach;
export declare function coverOf(targets: readonly string[], record: Reach): { files: string[]; left: string[] };
