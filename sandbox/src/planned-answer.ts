import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plan } from './scenario.ts';

/** Sends the answer, unless the plan loses it: `lost` breaks the connection, `hang` never answers. */
export function answerAs(
  plan: Plan,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: object,
): FastifyReply {
  if (plan.answer === 'lost' || plan.answer === 'hang') {
    reply.hijack();
    if (plan.answer === 'lost') request.raw.socket.destroy();
    return reply;
  }
  return reply.code(status).send(body);
}
