/**
 * Repeats a press of a button that came before its script did, as soon as the button handles presses: on a weak network
 * a rendered page is readable seconds before. Only the last press counts, and none if something else was pressed after
 * it. If the screen has drawn the button anew meanwhile, the only one with the same words is pressed. Links and forms
 * work without script and are left alone. It is inline in every document and runs before any file is loaded, so it
 * imports nothing.
 */
function keepEarlyPress(): void {
  const OFTEN = 50;
  const LONGEST_WAIT = 60_000;
  const BUTTONS = '#app button[type=button]';
  let timer: ReturnType<typeof setInterval> | undefined;
  // React marks an element when it takes it over from the server.
  const isTakenOver = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));
  const words = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;
  const found = (pressed: HTMLElement) => {
    if (pressed.isConnected) return pressed;
    const same = [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter((one) => words(one) === words(pressed));
    return same.length === 1 ? same[0] : undefined;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      clearInterval(timer);
      const pressed = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
      if (!pressed || isTakenOver(pressed)) return;
      const end = performance.now() + LONGEST_WAIT;
      timer = setInterval(() => {
        const button = found(pressed);
        if (button && isTakenOver(button)) button.click();
        else if (performance.now() > end) clearInterval(timer);
      }, OFTEN);
    },
    true,
  );
}

export const EARLY_PRESS = `(${keepEarlyPress.toString()})()`;
