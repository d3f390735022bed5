import { LANGUAGES } from '@tabibu/contract/languages';
import { ROUTES } from './routes.ts';

/** Returns the paths of the public pages without parameters, for the sitemap. */
export function publicPaths(): string[] {
  return ROUTES.filter(({ path, personal }) => !personal && !/[:*]/.test(path)).map(({ path }) => path);
}

/**
 * Returns robots.txt (RFC 9309). It forbids personal pages and addresses that change the reader's language, and names
 * the sitemap.
 */
export function writeRobots(origin: string): string {
  const paths = [
    ...new Set(ROUTES.filter((route) => route.personal).map(({ path }) => path.replace(/(:|\/\*).*$/, ''))),
  ];
  // A rule applies to every path that begins with it, so longer paths are dropped.
  const personal = paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));
  const everywhere = ['', ...Object.keys(LANGUAGES).map((language) => `/${language}`)].flatMap((beginning) =>
    personal.map((path) => beginning + path),
  );
  const lines = ['/api/', '/shell', ...everywhere, '/*?lang=', '/*&lang='].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
