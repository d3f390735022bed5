import { useEffect, useState } from 'react';
import { inAppBrowser, realBrowserLink } from '../call/in-app-browser.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Notice } from '../ui/forms/notice.tsx';

/**
 * Notice inside another app's built-in browser, where calls often fail, with a way to an ordinary browser. Rendered
 * only in the browser, because the server does not check for it.
 */
export default function InAppNotice() {
  const { t } = useTranslation();
  const [app, setApp] = useState<string>();
  useEffect(() => setApp(inAppBrowser(navigator.userAgent)), []);
  if (!app) return null;
  const link = realBrowserLink(navigator.userAgent, location.href);
  return (
    <Notice tone="warning" title={t('room.in-app')}>
      <p>{t('room.in-app-why', { app: app === 'other' ? t('room.in-app-other') : app })}</p>
      {link && (
        <a className="button secondary" href={link}>
          {t('room.open-chrome')}
        </a>
      )}
    </Notice>
  );
}
