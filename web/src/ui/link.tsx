import { createElement } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useLocation, useRouter } from 'wouter';
import { inLanguage } from './address-language.ts';

/**
 * What indicates that a link may be followed. `hover` of a mouse is a strong sign; a `touch` may only be the start of
 * scrolling.
 */
export type Intent = 'hover' | 'touch';

let onIntent: ((href: string, intent: Intent) => void) | undefined;

/** Sets the listener that prefetches when a person is about to follow a link. There is only one; the shell sets it. */
export function watchLinkIntent(listener: (href: string, intent: Intent) => void): void {
  onIntent = listener;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  href: string;
  className?: string | undefined;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean | undefined;
  children?: ReactNode;
}

/**
 * A link. Inside the product it changes the screen without loading a document. Addresses of other sites, of the API and
 * of downloads are plain links.
 */
export function Link({ replace, ...rest }: LinkProps) {
  const { href } = rest;
  return !href.startsWith('/') || href.startsWith('/api/') || rest.download !== undefined ? (
    createElement('a', rest)
  ) : (
    <InnerLink {...rest} replace={replace} />
  );
}

/**
 * Returns a printed address in the language of the current page, for links and forms that also work without script (see
 * `language-address.ts`).
 */
export function useHref(path: string): string {
  return inLanguage(path, useRouter());
}

/**
 * Used instead of the router's own link, which is larger. The browser handles a press with a modifier key or another
 * mouse button.
 */
function InnerLink({ href, replace = false, onClick, ...rest }: LinkProps) {
  const [, goTo] = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    goTo(href, { replace });
  };
  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && onIntent?.(href, 'hover');
  // Search engines do not follow "More": its pages are personal.
  return createElement('a', {
    rel: href === '/more' ? 'nofollow' : undefined,
    ...rest,
    href: useHref(href),
    onClick: press,
    onPointerEnter: hover,
    onTouchStart: () => onIntent?.(href, 'touch'),
  });
}
