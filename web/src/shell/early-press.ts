/**
 * Repeats a press of a button that came before the script did, as soon as the screen handles presses: on a weak network
 * a rendered page is readable seconds before. Only the last press counts, and none if something else was pressed after
 * it. Links and forms work without script and are left alone. It is inline in every document and runs before any file
 * is loaded, so it imports nothing.
 */
function keepEarlyPress(): void {
  const page = document.documentElement;
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('#app button[type=button]') : null;
  };
  document.addEventListener('click', keep, true);
  new MutationObserver((_, observer) => {
    if (!page.classList.contains('live')) return;
    observer.disconnect();
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  }).observe(page, { attributeFilter: ['class'] });
}

export const EARLY_PRESS = `(${keepEarlyPress.toString()})()`;
