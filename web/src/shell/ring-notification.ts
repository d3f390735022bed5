/** The text shown for a push message that cannot be read, by language. */
export type Unreadable = Readonly<Record<string, string>>;

export interface RingNotification {
  readonly title: string;
  readonly options: NotificationOptions;
}

const DASHBOARD = '/doctor/dashboard';
const DASHBOARDS = [DASHBOARD, '/doctor/mobile-dashboard'];
/** Vibration pattern in milliseconds: vibrating and pausing in turn. */
const VIBRATION_PATTERN = [600, 300, 600, 300, 600, 300, 600];

/**
 * Returns the notification for a push message. It stays until the doctor reacts, and a newer one with the same tag
 * replaces it. An unreadable message is shown with a text of ours, because browsers end subscriptions whose messages
 * show nothing. Pure.
 */
export function ringNotification(text: string | undefined, language: string, unreadable: Unreadable): RingNotification {
  const told = read(text);
  const options = {
    body: textOf(told['body']) ?? unreadable[language.slice(0, 2)] ?? unreadable['en'] ?? '',
    tag: textOf(told['tag']) ?? 'tabibu',
    data: { path: ownPath(told['url']) },
    icon: '/icon-192.png',
    requireInteraction: true,
    // Browsers support this option; the types do not have it.
    renotify: true,
    vibrate: VIBRATION_PATTERN,
  };
  return { title: textOf(told['title']) ?? 'Tabibu', options };
}

/** Returns an open dashboard to bring to the front when a notification is pressed; undefined if none is open. Pure. */
export function openDashboard<Page extends { readonly url: string }>(pages: readonly Page[]): Page | undefined {
  return pages.find(({ url }) => DASHBOARDS.includes(new URL(url).pathname));
}

/** Returns the path if it is one of this origin, otherwise the dashboard. */
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
