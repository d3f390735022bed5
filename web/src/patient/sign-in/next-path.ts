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

/**
 * Where a doctor goes on after signing in: back to a call or to the notes of a visit, else to the dashboard of the device (C68) with the tab
 * that was asked for. `phone`: at 768 pixels or less or with a mobile browser.
 */
export function doctorPath(next: string, phone: boolean): string {
  const [path = '', query] = next.split('?');
  if (/^\/(call|doctor\/visits)\//.test(path)) return next;
  const isDashboard = /^\/doctor\/(mobile-)?dashboard(\/|$)/.test(path);
  return (phone ? '/doctor/mobile-dashboard' : '/doctor/dashboard') + (isDashboard && query ? `?${query}` : '');
}
