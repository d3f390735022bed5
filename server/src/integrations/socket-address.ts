/** Where a party listens that speaks a protocol of its own over a socket. */
export type SocketAddress = { readonly path: string } | HostAddress;

export interface HostAddress {
  readonly host: string;
  readonly port: number;
}

/** Reads an address of the settings: `host:port`, `[::1]:port` or `unix:/path`. */
export function readSocketAddress(text: string): SocketAddress {
  if (text.startsWith('unix:')) return { path: text.slice('unix:'.length) };
  const colon = text.lastIndexOf(':');
  return { host: text.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(text.slice(colon + 1)) };
}

/**
 * Returns a function that asks the sandbox at which port one of its stand-ins listens, since it takes whichever is
 * free. A failed question is asked again the next time.
 */
export function sandboxAddress(sandboxUrl: string, standIn: 'clamd' | 'smtp'): () => Promise<HostAddress> {
  let known: HostAddress | undefined;
  return async () => {
    if (known === undefined) {
      const response = await fetch(`${sandboxUrl}/sandbox/ports`);
      const ports = (await response.json()) as Record<string, number>;
      known = { host: new URL(sandboxUrl).hostname.replace(/^\[|\]$/g, ''), port: ports[standIn]! };
    }
    return known;
  };
}
