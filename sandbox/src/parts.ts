import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxSecrets } from './secrets.ts';
import type { Exchange } from './africastalking/exchange.ts';
import type { CallbackSender } from './callbacks.ts';
import type { Settlement } from './settlement.ts';
import type { Plan } from './scenario.ts';
import type { World } from './world.ts';

/** Whether whoever has this key may read this message: the phone in digits and the text are what the key was made from. */
export type MayRead = (message: { readonly phone: string; readonly text: string }, key: string) => boolean;

/** What every stand-in works with. */
export interface Parts {
  world: World;
  settlement: Settlement;
  sender: CallbackSender;
  exchange: Exchange;
  secrets: SandboxSecrets;
  now: () => Date;
  speed: number;
  /** Where browsers reach the sandbox; null means where the request came to. */
  publicUrl: string | null;
  /** Null where whoever reaches the sandbox may read everything. */
  mayRead: MayRead | null;
}

/** True when the request's body has that media type. */
export function hasMediaType(request: FastifyRequest, type: string): boolean {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === type;
}

/** Gives the answer, or loses it the way the plan says: the connection breaks, or nothing ever comes. */
export function answerAs(plan: Plan, request: FastifyRequest, reply: FastifyReply, status: number, body: object): FastifyReply {
  if (plan.answer === 'lost' || plan.answer === 'hang') {
    reply.hijack();
    if (plan.answer === 'lost') request.raw.socket.destroy();
    return reply;
  }
  return reply.code(status).send(body);
}
