import type { FastifyInstance } from 'fastify';

export interface Health {
  /** False while starting, draining, or without a database. */
  ready(): Promise<boolean>;
}

/** `GET /api/health/live` says that the process answers, `/api/health/ready` that it may be sent traffic. */
export function mountHealth(app: FastifyInstance, health: Health): void {
  app.get('/api/health/live', async () => ({ live: true }));
  app.get('/api/health/ready', async (_request, reply) => {
    const ready = await health.ready().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
