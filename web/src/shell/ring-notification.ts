/** Sentences for a message that cannot be read, by language. */
export type Unreadable = Readonly<Record<string, string>>;

export interface RingNotification { readonly title: string; readonly options: NotificationOptions }

const DASHBOARD = '/doctor/dashboard';
const DASHBOARDS = [DASHBOARD, '/doctor/mobile-dashboard'];
/** A telephone's ring for the hand, in milliseconds: shaking and resting. */
const SHAKING = [600, 300, 600, 300, 600, 300, 600];

/**
 * What to show for a pushed message: it stays until it is answered, and a newer one of the same occasion takes its place. One that cannot
 * be read is shown too, with a sentence of ours, because browsers end a subscription that stays silent. Pure.
 */
export function ringNotification(text: string | undefined, language: string, unreadable: Unreadable): RingNotification {
  const told = read(text);
  const options = {
    body: textOf(told['body']) ?? unreadable[language.slice(0, 2)] ?? unreadable['en'] ?? '',
    tag: textOf(told['tag']) ?? 'tabibu',
    data: { path: ownPath(told['url']) },
    icon: '/icon-192.png',
    requireInteraction: true,
    // Known to browsers, not to the types.
    renotify: true,
    vibrate: SHAKING,
  };
  return { title: textOf(told['title']) ?? 'Tabibu', options };
}

/** The open page to come to the front for a touched notification: a dashboard. Undefined: one has to be opened. Pure. */
export function openDashboard<Page extends { readonly url: string }>(pages: readonly Page[]): Page | undefined {
  return pages.find(({ url }) => DASHBOARDS.includes(new URL(url).pathname));
}

/** A path of this origin; anything else leads to the dashboard. */
export function ownPath(told: unknown): string {
  const path = textOf(told);
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : DASHBOARD;
}

function read(text: string | undefined): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(text ?? '');
    return typeof told === 'object' && told !== null ? (told as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
