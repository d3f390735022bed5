import type { FastifyInstance } from 'fastify';

export interface KnownPaths {
  /** Returns the methods that exist at a path, or none if nothing exists there. */
  methodsAt(path: string): readonly string[];
  /** Adds addresses that have no route of their own, such as pages. `knows` returns whether an address exists. */
  add(knows: (path: string) => boolean): void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route exists only to refuse methods; it does not count as known. */
    refuses?: boolean;
  }
}

interface KnownRoute {
  readonly pieces: readonly string[];
  readonly methods: readonly string[];
}

/** POST, because a form is sent to the address of its page. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Records every route that is mounted after this call, so that a wrong method (405) can be told from a wrong address
 * (404).
 */
export function trackRoutes(app: FastifyInstance): KnownPaths {
  const routes: KnownRoute[] = [];
  const pages: ((path: string) => boolean)[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.endsWith('*') && config?.refuses !== true)
      routes.push({ pieces: url.split('/'), methods: [method].flat() });
  });
  return {
    methodsAt(path) {
      const pieces = path.split('/');
      const matches = routes.filter((route) => isMatch(route.pieces, pieces));
      const fewest = Math.min(...matches.map(countParams));
      const declared = matches.filter((route) => countParams(route) === fewest).flatMap(({ methods }) => methods);
      const isPage = declared.length === 0 && pages.some((knows) => knows(path));
      return isPage ? PAGE_METHODS : [...new Set(declared)];
    },
    add: (knows) => {
      pages.push(knows);
    },
  };
}

const countParams = ({ pieces }: KnownRoute): number => pieces.filter((piece) => piece.startsWith(':')).length;

function isMatch(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((piece, index) => (piece.startsWith(':') ? path[index] !== '' : piece === path[index]))
  );
}
