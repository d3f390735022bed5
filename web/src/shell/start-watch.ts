/**
 * Shows the error screen when the entry script does not load or fails, or when an error outside every screen would
 * leave an empty page (PAT-SHELL-37). It is inline in every document and runs before any file is loaded, so it imports
 * nothing. A page rendered by the server stays readable below.
 */
function watchStart(): void {
  const page = document.documentElement;

  async function renewKept(): Promise<void> {
    // The cached shell or files may be the cause. Without a network nothing is deleted.
    const shell = await fetch('/shell');
    if (!shell.ok) return;
    for (const name of await caches.keys()) {
      // A full device keeps no shell; the old one must not stay.
      if (name.startsWith('tabibu-shell'))
        await (await caches.open(name)).put('/shell', shell.clone()).catch(() => caches.delete(name));
    }
    await caches.delete('tabibu-files');
  }

  // Reloads also if the store never answers.
  function openAnew(): void {
    const reload = () => location.reload();
    setTimeout(reload, 5_000);
    void renewKept().then(reload, reload);
  }

  function show(): void {
    const app = document.getElementById('app');
    const words = document.getElementById('crash');
    if (!(words instanceof HTMLTemplateElement) || document.querySelector('body > [role=alert]')) return;
    const drawnByServer = document.getElementById('state');
    const language = (!drawnByServer && /(?:^|; *)lang=(\w+)/.exec(document.cookie)?.[1]) || page.lang;
    const all = [...words.content.children];
    const alert = (all.find((one) => (one as HTMLElement).lang === language) ?? all[0]!).cloneNode(true) as HTMLElement;
    alert.querySelector('button')!.addEventListener('click', openAnew);
    document.getElementById('splash')?.remove();
    if (!drawnByServer) app?.replaceChildren();
    document.body.prepend(alert);
    scrollTo(0, 0);
  }

  function judge(): void {
    // The frame shows a screen's own error. Act only if the page is empty or never became interactive.
    const stands = page.classList.contains('live') && document.querySelector('#app > *');
    if (!stands) show();
  }

  addEventListener(
    'error',
    ({ target, filename }) => {
      const ours =
        target instanceof HTMLScriptElement ||
        (filename ?? '').startsWith(location.origin) ||
        page.classList.contains('live');
      if (ours) setTimeout(judge, 100);
    },
    true,
  );
  // Once the person interacts with the page, nothing is offered over it.
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'input', 'wheel', 'scroll', 'focusin']) {
    addEventListener(type, () => page.classList.add('in-use'), { capture: true, once: true, passive: true });
  }
  addEventListener('unhandledrejection', () => setTimeout(judge, 100));
}

export const START_WATCH = `(${watchStart.toString()})()`;
