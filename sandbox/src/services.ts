import type { Exchange } from './africastalking/exchange.ts';
import type { CallbackSender } from './callbacks.ts';
import type { SandboxSecrets } from './secrets.ts';
import type { Settlement } from './settlement.ts';
import type { SandboxStore } from './world.ts';

/**
 * Returns whether the holder of this key may read this message. The key was made from the phone's digits and the text.
 */
export type MayRead = (message: { readonly phone: string; readonly text: string }, key: string) => boolean;

/** What every stand-in uses. */
export interface SandboxServices {
  world: SandboxStore;
  settlement: Settlement;
  sender: CallbackSender;
  exchange: Exchange;
  secrets: SandboxSecrets;
  now: () => Date;
  speed: number;
  /** The origin at which browsers reach the sandbox; null means the origin of the request. */
  publicUrl: string | null;
  /** The sandbox is at the same origins as the product: its pages open where the person already is. */
  besideProduct: boolean;
  /** Null where every visitor of the sandbox may read everything. */
  mayRead: MayRead | null;
}
