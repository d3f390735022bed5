/** The text shown for a push message that cannot be read, by language. */
export type Unreadable = Readonly<Record<string, string>>;

export interface RingNotification {
  readonly title: string;
  readonly options: NotificationOptions;
}

const DASHBOARD = '/doctor/dashboard';
const NOTICES = '/more/notices';
const DASHBOARDS = [DASHBOARD, '/doctor/mobile-dashboard'];
/** Vibration pattern in milliseconds: vibrating and pausing in turn. */
const VIBRATION_PATTERN = [600, 300, 600, 300, 600, 300, 600];

/**
 * Returns the notification for a push message. That of an emergency stays until the doctor reacts; a notice for a
 * patient comes as quietly as the phone is set. A newer one with the same tag replaces it. An unreadable message is
 * shown with a text of ours, because browsers end subscriptions whose messages show nothing. Pure.
 */
export function ringNotification(text: string | undefined, language: string, unreadable: Unreadable): RingNotification {
  const told = read(text);
  const isNotice = told['kind'] === 'notice';
  const options = {
    body: textOf(told['body']) ?? unreadable[language.slice(0, 2)] ?? unreadable['en'] ?? '',
    tag: textOf(told['tag']) ?? 'tabibu',
    data: { path: ownPath(told['url'], isNotice ? NOTICES : DASHBOARD) },
    icon: '/icon-192.png',
    requireInteraction: !isNotice,
    // Browsers support these options; the types do not have them.
    renotify: true,
    ...(isNotice ? {} : { vibrate: VIBRATION_PATTERN }),
  };
  return { title: textOf(told['title']) ?? 'Tabibu', options };
}

/**
 * Returns the open page to bring to the front when a notification that leads to `path` is pressed, for the dashboard
 * also the one for phones; undefined if none is open. Pure.
 */
export function openPageOf<Page extends { readonly url: string }>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  const paths = DASHBOARDS.includes(path) ? DASHBOARDS : [path];
  return pages.find(({ url }) => paths.includes(new URL(url).pathname));
}

/** Returns the path if it is one of this origin, otherwise another one, by default the dashboard. */
export function ownPath(told: unknown, otherwise = DASHBOARD): string {
  const path = textOf(told);
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : otherwise;
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
