/** Installs the service worker after the first view is done, so that it never competes with it. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const install = () => void navigator.serviceWorker.register(trusted('/sw.js') as string).catch(() => undefined);
  if (document.readyState === 'complete') setTimeout(install, 1500);
  else addEventListener('load', () => setTimeout(install, 1500), { once: true });
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

/** The one script address that is made from text; the page's policy allows no other (V-06). */
function trusted(url: '/sw.js'): unknown {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return url;
  return types.createPolicy('tabibu-service-worker', { createScriptURL: (asked) => (asked === '/sw.js' ? asked : '') }).createScriptURL(url);
}
