/** Why nothing was fetched: the address may not be asked, or it did not give what was asked for. */
export type FetchFailure = 'address' | 'unreachable' | 'kind' | 'too-large';

/** Fetches pictures from addresses that people name. */
export interface PictureSource {
  /**
   * Returns the bytes that an https address gives as JPEG or PNG, or why there are none. Never asks an address inside
   * our own network, never follows a redirect and never throws.
   */
  fetchPicture(address: string, mostBytes: number): Promise<{ bytes: Buffer } | { failed: FetchFailure }>;
}
