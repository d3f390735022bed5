/** Apps whose built-in browser denies microphone and camera, or interrupts them. */
const APPS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Facebook', /FBAN|FBAV|FB_IAB/],
  ['Instagram', /Instagram/],
  ['WhatsApp', /WhatsApp/],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/i],
  ['Snapchat', /Snapchat/],
  ['LinkedIn', /LinkedInApp/],
  ['X', /Twitter(Android| for)/],
  ['Telegram', /Telegram/],
  ['Line', /\bLine\//],
];

/**
 * Returns the app whose built-in browser this is, `other` for an Android WebView of an unknown app, or undefined in an
 * ordinary browser.
 */
export function inAppBrowser(userAgent: string): string | undefined {
  const known = APPS.find(([, mark]) => mark.test(userAgent));
  if (known) return known[0];
  return /Android.*; wv\)/.test(userAgent) ? 'other' : undefined;
}

/**
 * Returns the link that opens the same page in Chrome on Android. Returns undefined elsewhere, where the person has to
 * use the app's menu.
 */
export function realBrowserLink(userAgent: string, address: string): string | undefined {
  const place = /^https:\/\/(.+)$/.exec(address)?.[1];
  return place && /Android/.test(userAgent)
    ? `intent://${place}#Intent;scheme=https;package=com.android.chrome;end`
    : undefined;
}
