import type { Role } from '@tabibu/contract/roles';

/**
 * Returns `wanted` if it is a path on this origin and not the sign-in page, else `fallback`. It rejects addresses such
 * as '//evil', 'https:…' and '/\evil'.
 */
export function safeNext(wanted: string | null, fallback = '/'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001F\\]/.test(wanted)) return fallback;
  const url = new URL(wanted, 'https://origin.invalid');
  // '/..//evil' turns into '//evil' only when its dots are resolved.
  const safe =
    url.origin === 'https://origin.invalid' && !url.pathname.startsWith('//') && !url.pathname.startsWith('/auth');
  return safe ? url.pathname + url.search + url.hash : fallback;
}

/** The address of the sign-in page that returns to `path`. */
export function signInPath(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}

/**
 * The page of a doctor after signing in: a call, the documents of an appointment or the invitation that the doctor
 * came to accept if `next` is one, else the dashboard for the device (C68) with the tab of `next`. `phone`: true at
 * 768 pixels or less, or with a mobile browser.
 */
export function doctorPath(next: string, phone: boolean): string {
  const [path = '', query] = next.split('?');
  if (/^\/(call|doctor\/visits)\//.test(path) || path === '/doctor/invitation') return next;
  const isDashboard = /^\/doctor\/(mobile-)?dashboard(\/|$)/.test(path);
  return (phone ? '/doctor/mobile-dashboard' : '/doctor/dashboard') + (isDashboard && query ? `?${query}` : '');
}

/**
 * The page after signing in: `next` for a patient, the doctor's own pages for a doctor. The role is that of the
 * account, not the one in the address (W02).
 */
export function afterSignIn(role: Role, next: string | null, phone: boolean): string {
  const path = safeNext(next);
  return role === 'doctor' ? doctorPath(path, phone) : path;
}
