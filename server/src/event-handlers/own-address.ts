import type { Context } from '../platform/context.ts';

/** The address of the product in messages. */
export function ownAddress({ config }: Context): string {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
}
