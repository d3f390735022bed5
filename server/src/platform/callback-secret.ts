import type { Context } from './context.ts';

/**
 * Returns the secret part of the address at which an outside party calls back. Each number in CALLBACK_KEYS gives its
 * own secret; the default is number 1.
 */
export function callbackSecret({ keys }: Pick<Context, 'keys'>, party: string, number = '1'): string {
  return keys.sign('callback', textOf(party, number));
}

/**
 * Returns whether the secret in a callback's path is valid. Normally one secret is valid; while an operator changes the
 * address in a provider's portal, the old and the new one are (W-01). The comparison takes the same time for right and
 * wrong secrets.
 */
export function callbackSecretAgrees(
  { keys, config }: Pick<Context, 'keys' | 'config'>,
  party: string,
  secret: string,
): boolean {
  return (
    config.CALLBACK_KEYS.split(',').filter((number) => keys.agrees('callback', textOf(party, number), secret)).length >
    0
  );
}

function textOf(party: string, number: string): string {
  return number === '1' ? party : `${party}/${number}`;
}
