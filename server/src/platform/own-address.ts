import type { Context } from './context.ts';

/** Where people reach the product, for links in messages and on paper. */
export function ownAddress({ config }: Pick<Context, 'config'>): string {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
}
