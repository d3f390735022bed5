/** Where to go after signing in: a path of this origin only, `fallback` for anything else ('//evil', 'https:…', '/\evil'). */
export function safeNext(wanted: string | null, fallback = '/'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001F\\]/.test(wanted)) return fallback;
  const url = new URL(wanted, 'https://origin.invalid');
  // '/..//evil' is a path only until its dots are resolved.
  const safe = url.origin === 'https://origin.invalid' && !url.pathname.startsWith('//') && !url.pathname.startsWith('/auth');
  return safe ? url.pathname + url.search + url.hash : fallback;
}

/** The sign-in page that comes back to `path`. */
export function signInPath(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
