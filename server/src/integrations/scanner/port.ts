/** A program that looks for malware. No method throws because of it: every outcome is a value. */
export interface MalwareScanner {
  readonly sandbox: boolean;
  /** Returns what the scanner says of these bytes, within a limit of time. */
  scan(bytes: Buffer): Promise<ScanOutcome>;
}

export type ScanOutcome =
  | { readonly kind: 'clean' }
  /** `name` is what the scanner calls the malware: letters, digits and signs, at most 100. */
  | { readonly kind: 'found'; readonly name: string }
  /** The scanner did not judge. `paused`: it was not asked, because it failed several times in a row just now. */
  | { readonly kind: 'unknown'; readonly why: 'timeout' | 'transport' | 'answer' | 'paused' };
