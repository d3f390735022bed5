import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../shell/session.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useForWhom, withChosen } from './book-path.ts';

/**
 * A link to book a doctor, at the time that was printed beside it. On a desktop it opens a dialog over this screen, on
 * a phone a page; visitors on a phone sign in first. Without script it is an ordinary link (C25).
 */
export function BookLink({
  doctorId,
  at,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & { doctorId: string; at?: string | null }) {
  const { me, known } = useSession();
  const [, goTo] = useLocation();
  const href = withChosen(`/book/${doctorId}`, { at, forWhom: useForWhom() });
  const press = (event: MouseEvent) => {
    const phone = isPhoneFrame();
    // Without a network the code of the dialog may be missing; the page shows an error for that.
    if (!navigator.onLine || (phone && (me || !known))) return;
    event.preventDefault();
    if (phone) goTo(`/auth?next=${encodeURIComponent(href)}`);
    else goTo(href, { state: { below: location.pathname + location.search } });
  };
  return <ButtonLink {...rest} href={href} onClick={press} />;
}
