import type { AnchorHTMLAttributes, PointerEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

/** `hover` of a mouse foretells a visit; a `touch` may only be the start of scrolling. */
export type Intent = 'hover' | 'touch';

let onIntent: ((href: string, intent: Intent) => void) | undefined;

/** The shell says what to fetch early when somebody is about to follow a link. */
export function watchLinkIntent(listener: (href: string, intent: Intent) => void): void {
  onIntent = listener;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  href: string;
  className?: string | undefined;
  /** Replace the present address instead of adding one to the history. */
  replace?: boolean;
  children?: ReactNode;
}

/** An ordinary link; inside the product it changes the screen without loading a document. Outside addresses, files and calls stay plain links. */
export function Link({ href, replace, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('/api/') || rest.download !== undefined) {
    return <a {...rest} href={href}>{children}</a>;
  }
  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && onIntent?.(href, 'hover');
  return (
    <RouterLink {...rest} href={href} {...(replace ? { replace } : {})} onPointerEnter={hover} onTouchStart={() => onIntent?.(href, 'touch')}>
      {children}
    </RouterLink>
  );
}
