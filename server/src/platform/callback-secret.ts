import type { Context } from './context.ts';

/** The secret part of the address at which an outside party calls back, by its number in CALLBACK_KEYS; the first one when left out. */
export function callbackSecret({ keys }: Pick<Context, 'keys'>, party: string, number = '1'): string {
  return keys.sign('callback', textOf(party, number));
}

/** Whether a path secret is good now: one is, or the old and the new one while a provider's portal is changed (W-01). Takes the same time for each. */
export function callbackSecretAgrees({ keys, config }: Pick<Context, 'keys' | 'config'>, party: string, secret: string): boolean {
  return config.CALLBACK_KEYS.split(',').filter((number) => keys.agrees('callback', textOf(party, number), secret)).length > 0;
}

function textOf(party: string, number: string): string {
  return number === '1' ? party : `${party}/${number}`;
}
