import { expect, test } from 'vitest';
import { inAppBrowser, realBrowserLink } from './in-app-browser.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Facebook', `${ANDROID} Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0;]`],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]`],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 320.0`],
  ['WhatsApp', `${IPHONE} Mobile/15E148 WhatsApp/2.24`],
  ['TikTok', `${ANDROID} Chrome/120.0 Mobile Safari/537.36 musical_ly_2023`],
  [
    'other',
    'Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36',
  ],
])('the built-in browser of %s is recognised', (app, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test.each([
  `${ANDROID} Chrome/120.0.0.0 Mobile Safari/537.36`,
  `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  `${ANDROID} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
])('an ordinary browser is not taken for a built-in one: %s', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeUndefined();
});

test('there is a link into Chrome on Android only', () => {
  expect(realBrowserLink(`${ANDROID} Instagram`, 'https://tabibu.example/call/1')).toBe(
    'intent://tabibu.example/call/1#Intent;scheme=https;package=com.android.chrome;end',
  );
  expect(realBrowserLink(IPHONE, 'https://tabibu.example/call/1')).toBeUndefined();
});
