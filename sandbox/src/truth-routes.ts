import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxServices } from './services.ts';
import { digitsOf, Scenario } from './scenario.ts';
import type { SandboxPayment } from './world.ts';

/** Routes for tests: what really happened at the outside parties, and the scenarios that force what happens. */
export function ledgerRoutes(app: FastifyInstance, services: SandboxServices): void {
  const { world } = services;

  app.get('/sandbox/truth', (request, reply) => {
    const { externalId = '' } = request.query as { externalId?: string };
    const found = world.payment('azampay', externalId) ?? world.payment('cards', externalId);
    if (found === null) return reply.code(404).send({ payment: null, callbacks: [] });
    const payment = services.settlement.current(found);
    const callbacks = [...world.callbacks.values()].filter((callback) => callback.externalId === externalId);
    return {
      payment: told(payment),
      callbacks: callbacks.map(({ id, forged, dueAt, sentAt, result }) => ({ id, forged, dueAt, sentAt, result })),
    };
  });

  app.get('/sandbox/truth/all', () => ({
    payments: [...world.payments.values()].map((payment) => told(services.settlement.current(payment))),
  }));

  app.get('/sandbox/truth/calls', () => ({ calls: [...world.calls.values()] }));

  app.get('/sandbox/scenario', () => ({ scenarios: [...world.scenarios.values()] }));

  app.post('/sandbox/scenario', (request, reply) => {
    const read = Scenario.safeParse(request.body);
    if (!read.success) return reply.code(422).send({ error: z.prettifyError(read.error) });
    const phone = read.data.phone === '*' ? '*' : digitsOf(read.data.phone);
    const scenario = { ...read.data, phone };
    if (scenario.revokeTokens) world.keepTokensFrom(services.now().getTime() + 1);
    world.keepScenario(scenario);
    return { scenario };
  });

  app.delete('/sandbox/scenario', () => {
    world.keepScenario(null);
    return { scenarios: [] };
  });
}

function told(payment: SandboxPayment): object {
  const { plan: _plan, hosted: _hosted, echoed: _echoed, ...facts } = payment;
  return facts;
}
