export declare const root: string;
export declare const compileCache: { readonly NODE_COMPILE_CACHE: string };
export declare function announce(text: string): void;
export declare function productNode(): string;
export declare function run(
  command: string,
  args: readonly string[],
  options?: { env?: Record<string, string>; quiet?: boolean },
): Promise<number>;
