import type { Context } from '../platform/context.ts';

/** The origin that links in messages begin with. */
export function ownAddress({ config }: Pick<Context, 'config'>): string {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
}
