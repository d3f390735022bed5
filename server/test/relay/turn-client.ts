import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ATTRIBUTE, METHOD, peerAddress, readAnswer, writeMessage } from './turn-message.ts';
import type { Answer, Attributes, Credential } from './turn-message.ts';

const PATIENCE = 2_000;
const AGAIN = 400;
const DISCARD = 9;

/** The transport of a client: UDP datagrams or a TCP stream. */
interface Line {
  send(bytes: Buffer): void;
  onMessage(hear: (bytes: Buffer) => void): void;
  close(): void;
}

export interface Peer {
  readonly address: string;
  readonly port?: number;
}

/**
 * A small TURN client for testing what a relay refuses. Its requests return the error code of the answer; 0 is success.
 */
export class TurnClient {
  private readonly line: Line;
  private readonly user: { readonly username: string; readonly password: string };
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private credential: Credential | undefined;
  private nonce = Buffer.alloc(0);

  private constructor(line: Line, user: { username: string; password: string }) {
    this.line = line;
    this.user = user;
    line.onMessage((bytes) => {
      for (const [id, done] of this.waiting) {
        const answer = readAnswer(bytes, id);
        if (answer) done(answer);
      }
    });
  }

  /** Opens a client over UDP, or over TCP, which may also ask for TCP allocations. */
  static async open(
    port: number,
    user: { username: string; password: string },
    over: 'udp' | 'tcp' = 'udp',
  ): Promise<TurnClient> {
    return new TurnClient(over === 'udp' ? await overUdp(port) : await overTcp(port), user);
  }

  /** Asks for a relay address. */
  async allocate({
    family = 4,
    transport = 'udp',
  }: { family?: 4 | 6; transport?: 'udp' | 'tcp' } = {}): Promise<number> {
    const wish: Attributes = [
      [ATTRIBUTE.transport, Buffer.of(transport === 'udp' ? 17 : 6, 0, 0, 0)],
      ...(family === 6 ? [[ATTRIBUTE.family, Buffer.of(2, 0, 0, 0)] as const] : []),
    ];
    const first = await this.ask(METHOD.allocate, () => wish);
    const [realm, nonce] = [first.attributes.get(ATTRIBUTE.realm), first.attributes.get(ATTRIBUTE.nonce)];
    if (first.code !== 401 || !realm || !nonce)
      throw new Error(`the relay let somebody in who said no name: ${first.code}`);
    this.credential = { ...this.user, realm: realm.toString() };
    this.nonce = Buffer.from(nonce);
    return (await this.askSigned(METHOD.allocate, () => wish)).code;
  }

  /** Asks for permission to exchange data with a peer. */
  async permit({ address, port = DISCARD }: Peer): Promise<number> {
    return (await this.askSigned(METHOD.createPermission, (id) => [[ATTRIBUTE.peer, peerAddress(address, port, id)]]))
      .code;
  }

  /** Asks for a channel to a peer. */
  async bind({ address, port = DISCARD }: Peer): Promise<number> {
    return (
      await this.askSigned(METHOD.channelBind, (id) => [
        [ATTRIBUTE.channel, Buffer.of(0x40, 0x01, 0, 0)],
        [ATTRIBUTE.peer, peerAddress(address, port, id)],
      ])
    ).code;
  }

  /** Sends data to a peer without permission. A relay does not answer this. */
  send({ address, port = DISCARD }: Peer, data: string): void {
    this.line.send(
      writeMessage(METHOD.send | 0x0010, (id) => [
        [ATTRIBUTE.peer, peerAddress(address, port, id)],
        [ATTRIBUTE.data, Buffer.from(data)],
      ]).bytes,
    );
  }

  /** Asks for the client's own address, which needs no credentials. */
  async bindingCode(): Promise<number> {
    return (await this.ask(METHOD.binding, () => [])).code;
  }

  close(): void {
    this.line.close();
  }

  private askSigned(method: number, attributes: (id: string) => Attributes): Promise<Answer> {
    const { credential, nonce } = this;
    if (credential === undefined) throw new Error('allocate first');
    return this.ask(
      method,
      (id) => [
        ...attributes(id),
        [ATTRIBUTE.username, Buffer.from(credential.username)],
        [ATTRIBUTE.realm, Buffer.from(credential.realm)],
        [ATTRIBUTE.nonce, nonce],
      ],
      credential,
    );
  }

  private async ask(method: number, attributes: (id: string) => Attributes, credential?: Credential): Promise<Answer> {
    const { bytes, id } = writeMessage(method, attributes, credential);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.waiting.set(id, resolve);
    const again = setInterval(() => this.line.send(bytes), AGAIN);
    const patience = setTimeout(() => reject(new Error('the relay did not answer')), PATIENCE);
    this.line.send(bytes);
    try {
      return await promise;
    } finally {
      clearInterval(again);
      clearTimeout(patience);
      this.waiting.delete(id);
    }
  }
}

/** Returns whether a relay listens on this port of loopback. */
export async function answersBinding(port: number): Promise<boolean> {
  const client = await TurnClient.open(port, { username: '', password: '' });
  try {
    return (await client.bindingCode()) === 0;
  } catch {
    return false;
  } finally {
    client.close();
  }
}

async function overUdp(port: number): Promise<Line> {
  const socket = createSocket('udp4');
  socket.on('error', () => undefined);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    send: (bytes) => socket.send(bytes, port, '127.0.0.1'),
    onMessage: (hear) => {
      socket.on('message', hear);
    },
    close: () => {
      socket.close();
    },
  };
}

async function overTcp(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return {
    send: (bytes) => {
      socket.write(bytes);
    },
    // A relay sends a test client one message at a time, so each chunk is one message.
    onMessage: (hear) => {
      socket.on('data', hear);
    },
    close: () => {
      socket.destroy();
    },
  };
}
