import type { WebSocket } from 'ws';

/** The open sockets of each account. An account without an open socket is not remembered. */
export class OpenSockets {
  private readonly byAccount = new Map<string, Set<WebSocket>>();

  /** The number of accounts with an open socket. */
  get accounts(): number {
    return this.byAccount.size;
  }

  countOf(accountId: string): number {
    return this.byAccount.get(accountId)?.size ?? 0;
  }

  /** Remembers a socket until it closes. */
  add(accountId: string, socket: WebSocket): void {
    const sockets = this.byAccount.get(accountId) ?? new Set();
    this.byAccount.set(accountId, sockets.add(socket));
    socket.on('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.byAccount.delete(accountId);
    });
  }

  all(): WebSocket[] {
    return [...this.byAccount.values()].flatMap((sockets) => [...sockets]);
  }
}
