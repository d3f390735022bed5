import type { FastifyInstance } from 'fastify';

export interface Health {
  /** Returns false while the process starts, drains, or has no database. */
  ready(): Promise<boolean>;
}

/** Mounts `GET /api/health/live` (the process answers) and `/api/health/ready` (the process may be sent traffic). */
export function mountHealth(app: FastifyInstance, health: Health): void {
  app.get('/api/health/live', async () => ({ live: true }));
  app.get('/api/health/ready', async (_request, reply) => {
    const ready = await health.ready().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
