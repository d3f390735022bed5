/**
 * Stands in every document as text and runs before any file is fetched, so it imports nothing: an entry script that does not load or fails,
 * and an error outside every screen, would leave nothing but an empty page (PAT-SHELL-37). A page that the server drew stays readable below.
 */
function watchStart(): void {
  const page = document.documentElement;

  async function renewKept(): Promise<void> {
    // What is kept for opening without a network may be what fails. The new shell first: without a network nothing is thrown away.
    const shell = await fetch('/shell');
    if (!shell.ok) return;
    for (const name of await caches.keys()) {
      if (name.startsWith('tabibu-shell')) await (await caches.open(name)).put('/shell', shell.clone());
    }
    await caches.delete('tabibu-files');
  }

  function show(): void {
    const app = document.getElementById('app');
    const words = document.getElementById('crash');
    if (!(words instanceof HTMLTemplateElement) || document.querySelector('body > [role=alert]')) return;
    const drawnByServer = document.getElementById('state');
    const language = (!drawnByServer && /(?:^|; *)lang=(\w+)/.exec(document.cookie)?.[1]) || page.lang;
    const all = [...words.content.children];
    const alert = (all.find((one) => (one as HTMLElement).lang === language) ?? all[0]!).cloneNode(true) as HTMLElement;
    alert.querySelector('button')!.addEventListener('click', () => void renewKept().catch(() => undefined).then(() => location.reload()));
    document.getElementById('splash')?.remove();
    if (!drawnByServer) app?.replaceChildren();
    document.body.prepend(alert);
    scrollTo(0, 0);
  }

  function judge(): void {
    // A screen's own error is shown inside the frame; only an empty page, or one that never came to life, is everybody's.
    const stands = page.classList.contains('live') && document.querySelector('#app > *');
    if (!stands) show();
  }

  addEventListener('error', ({ target, filename }) => {
    const ours = target instanceof HTMLScriptElement || (filename ?? '').startsWith(location.origin) || page.classList.contains('live');
    if (ours) setTimeout(judge, 100);
  }, true);
  // Whoever has begun to do something is offered nothing over it.
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']) {
    addEventListener(type, () => page.classList.add('in-use'), { capture: true, once: true, passive: true });
  }
  addEventListener('unhandledrejection', () => setTimeout(judge, 100));
}

export const START_WATCH = `(${watchStart.toString()})()`;
