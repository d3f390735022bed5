import type { FastifyInstance } from 'fastify';

export interface KnownPaths {
  /** The methods that are declared at a path; none where nothing is. */
  methodsAt(path: string): readonly string[];
  /** Adds addresses that no route of the server names one by one, such as pages. */
  add(knows: (path: string) => boolean): void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that is there to say which methods are. */
    refuses?: boolean;
  }
}

interface KnownRoute { readonly pieces: readonly string[]; readonly methods: readonly string[] }

const PAGE_METHODS = ['GET', 'HEAD'];

/** Notes every route that is mounted from now on, so that a wrong method can be told from a wrong address, whatever the method is called. */
export function watchRoutes(app: FastifyInstance): KnownPaths {
  const routes: KnownRoute[] = [];
  const pages: ((path: string) => boolean)[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.endsWith('*') && config?.refuses !== true) routes.push({ pieces: url.split('/'), methods: [method].flat() });
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
    add: (knows) => { pages.push(knows); },
  };
}

const countParams = ({ pieces }: KnownRoute): number => pieces.filter((piece) => piece.startsWith(':')).length;

function isMatch(pattern: readonly string[], path: readonly string[]): boolean {
  return pattern.length === path.length && pattern.every((piece, index) => (piece.startsWith(':') ? path[index] !== '' : piece === path[index]));
}
