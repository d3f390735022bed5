import type { CallSide } from '@tabibu/contract/calls';
import type { CallState } from './call-state.ts';
import type { Signal } from './description-exchange.ts';
import type { IceKeeper } from './ice-keeper.ts';
import { openNegotiation, originOf } from './negotiation.ts';
import type { Negotiation } from './negotiation.ts';

/** The doctor's side starts a new peer connection when the first one is not connected after this time. */
const BEGIN_AGAIN = 15_000;

export interface NegotiationKeeperOptions {
  readonly ice: IceKeeper;
  call(): CallState;
  send(signal: Signal): void;
  /** A peer connection was created. It has no tracks yet. */
  onBegun(negotiation: Negotiation): void;
  /** The state of the current peer connection has changed. */
  onState(): void;
}

export interface NegotiationKeeper {
  current(): Negotiation | null;
  /** The state of the peer connection; null while there is none. */
  state(): RTCPeerConnectionState | null;
  /** Whether there is a peer connection for which the other side has sent no description yet. */
  isUnanswered(): boolean;
  /**
   * Drops the peer connection and creates a new one. Creates none if no relay credentials are known, another `begin` or
   * `drop` came meanwhile, or the call is over.
   */
  begin(side: CallSide): Promise<void>;
  /**
   * Applies a signal of the other side. On the patient's side, an offer from a new page of the doctor first replaces
   * the peer connection.
   */
  take(signal: Signal, side: CallSide | null): Promise<void>;
  drop(): void;
  /** Drops the peer connection and stops renewing credentials. */
  stop(): void;
}

/** Owns the single peer connection of this page: creates, replaces and drops it. */
export function keepNegotiation({ ice, call, send, onBegun, onState }: NegotiationKeeperOptions): NegotiationKeeper {
  let current: Negotiation | null = null;
  let beginnings = 0;
  let beginAgain: ReturnType<typeof setTimeout> | undefined;

  const state = () => current?.connection.connectionState ?? null;
  const drop = () => {
    beginnings += 1;
    clearTimeout(beginAgain);
    current?.close();
    current = null;
  };
  const begin = async (side: CallSide) => {
    drop();
    const beginning = beginnings;
    const servers = await ice.forPath();
    // While waiting, another peer connection may have been started, or the call may have ended.
    if (!servers || beginning !== beginnings || call().over) return;
    const negotiation = openNegotiation({
      side,
      ice: servers,
      wantsPicture: call().wish !== 'none',
      nextIce: ice.forPath,
      send: (signal) => {
        if (current === negotiation) send(signal);
      },
      onState: () => {
        if (current !== negotiation) return;
        if (state() === 'connected') clearTimeout(beginAgain);
        onState();
      },
    });
    current = negotiation;
    if (side === 'doctor')
      beginAgain = setTimeout(() => {
        if (state() !== 'connected' && call().other.present) void begin(side);
      }, BEGIN_AGAIN);
    onBegun(negotiation);
  };
  return {
    current: () => current,
    state,
    isUnanswered: () => current !== null && !current.connection.remoteDescription,
    begin,
    take: async (signal, side) => {
      if (side === 'patient' && signal.type === 'description' && signal.description.type === 'offer') {
        const known = originOf(current?.connection.remoteDescription?.sdp);
        if (known === undefined || known !== originOf(signal.description.sdp)) await begin(side);
      }
      await current?.take(signal);
    },
    drop,
    stop: () => {
      drop();
      ice.stop();
    },
  };
}
