/**
 * Lists texts and controls that are cut off by the window or their own box, or that stick out of their card. Runs in
 * the page, so it uses nothing from outside.
 */
export function cutOff(width: number): string[] {
  const HIDDEN =
    '.visually-hidden, .title-in-bar, .skip, svg, option, template, script, style, [inert], [aria-hidden=true], dialog:not([open]), .chip > input, .slot-chip > input, .day-chip > input';
  const PRESSED = 'a[href], button, select, textarea, summary, input:not([type=hidden])';
  const found = new Set<string>();
  const isScroller = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className.replace(/ /g, '.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const judge = (element: Element, { left, right, top, bottom }: DOMRect) => {
    if (right - left < 1) return;
    // Content of a vertically scrolling container can be scrolled into view.
    let scrolls = false;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      if (isScroller(around) && around !== element) return;
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      scrolls ||=
        around !== element && /auto|scroll/.test(style.overflowY) && around.scrollHeight > around.clientHeight;
      const clips = style.overflowX !== 'visible' && !around.matches('.slides, dialog');
      const holds = around !== element && around.matches(`.card, .tabs, .console-tabs, ${PRESSED}`);
      if (around.matches('.slides') && (left >= box.right - 1 || right <= box.left + 1)) return;
      if ((clips || holds) && (left < box.left - 1.5 || right > box.right + 1.5))
        found.add(`${named(element)} leaves ${named(around).slice(0, 40)}`);
      if (
        clips &&
        !scrolls &&
        style.overflowY !== 'auto' &&
        style.overflowY !== 'scroll' &&
        (top < box.top - 3 || bottom > box.bottom + 3)
      )
        found.add(`${named(element)} is cut by ${named(around).slice(0, 40)}`);
    }
    if (left < -0.5 || right > width + 0.5) found.add(`${named(element)} ends at ${Math.round(right)}`);
  };
  if (document.documentElement.scrollWidth > width)
    found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  elements: for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(HIDDEN) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    if (element.matches(PRESSED)) judge(element, element.getBoundingClientRect());
    for (let around: Element | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).clipPath !== 'none') continue elements;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) judge(element, rect);
    }
  }
  for (const icon of document.body.querySelectorAll('a svg, button svg')) {
    if (
      !icon.closest('.visually-hidden, .title-in-bar, dialog:not([open])') &&
      icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      judge(icon.parentElement!, icon.getBoundingClientRect());
  }
  return [...found];
}

/**
 * Returns the largest share of the window's height that is covered by fixed or sticky parts while the page is scrolled,
 * and their names. Runs in the page.
 */
export async function largestStickyShare(): Promise<{ share: number; parts: string[] }> {
  const fixed = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      /sticky|fixed/.test(getComputedStyle(element).position) &&
      element.checkVisibility() &&
      !element.closest('dialog, .skip'),
  );
  let worst = { share: 0, parts: [] as string[] };
  const end = document.documentElement.scrollHeight - innerHeight;
  if (fixed.length === 0) return worst;
  // A page that fits its window has one place only.
  for (const place of new Set([0, end / 4, end / 2, end])) {
    scrollTo(0, place);
    await new Promise((done) => {
      // As in `switch-language.ts`.
      setTimeout(done, 1000);
      requestAnimationFrame(() => {
        requestAnimationFrame(done);
      });
    });
    const parts = fixed.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const stands =
        style.position === 'fixed' ||
        Math.abs(box.top - parseFloat(style.top)) < 2 ||
        Math.abs(innerHeight - box.bottom - parseFloat(style.bottom)) < 2;
      const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      return stands && seen > 0 && box.width > innerWidth / 2 ? [{ name: element.className, seen }] : [];
    });
    const share = parts.reduce((sum, { seen }) => sum + seen, 0) / innerHeight;
    if (share > worst.share) worst = { share, parts: parts.map(({ name, seen }) => `${name} ${Math.round(seen)}`) };
  }
  scrollTo(0, 0);
  return worst;
}

/** Returns the names of fields that stick out of their card. Runs in the page. */
export function fieldsBeyondTheirCard(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.card :is(input, select, textarea)')];
  return fields
    .filter((field) => field.getBoundingClientRect().right > field.closest('.card')!.getBoundingClientRect().right - 8)
    .map(({ name }) => name);
}
