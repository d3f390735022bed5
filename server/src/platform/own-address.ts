import type { Context } from './context.ts';

/** Returns the product's public address, for links in messages and printed documents. */
export function publicAddress({ config }: Pick<Context, 'config'>): string {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
}
