/** The most frames to wait, about a second: on a slow phone a render takes longer than one frame. */
const MAX_FRAMES = 60;

/**
 * Moves the focus to the element of the selector once it is rendered. Gives up after about a second, so that the focus
 * does not move while the person does something else.
 */
export function focusSoon(selector: string, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) element.focus();
    else if (frames > 1) focusSoon(selector, frames - 1);
  });
}
