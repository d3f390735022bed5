import type pg from 'pg';

type OnConnect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/**
 * Returns the pool as the job library needs it. The library keeps a connection on which it listens. It releases the
 * connection when it fails, and again when the library's run ends. With the database away both happen at once, and the
 * second release throws where nothing catches it, which would end the process. Here the second one does nothing.
 */
export function listeningPool(pool: pg.Pool): pg.Pool {
  const connect = (onConnect?: OnConnect) => {
    if (onConnect === undefined) return pool.connect();
    pool.connect((error, client, release) => {
      let isReleased = false;
      onConnect(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release(reason);
      });
    });
    return undefined;
  };
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
