import type { FastifyInstance } from 'fastify';

/** Counts the requests that are being answered. Live events wait for hours and are left out. */
export function countUnderWay(app: FastifyInstance): () => number {
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/events')) {
      underWay += 1;
      let isOver = false;
      const over = () => {
        if (!isOver) underWay -= 1;
        isOver = true;
      };
      // A browser that leaves closes the connection before its answer is finished.
      reply.raw.once('finish', over).once('close', over);
    }
    done();
  });
  return () => underWay;
}
