import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../shell/session.tsx';
import { isPhoneFrame } from '../shell/tab-memory.ts';
import { ButtonLink } from '../ui/button.tsx';

/** To a doctor's booking: on a desktop as a dialog over this screen, on a phone as a page, for a visitor there behind signing in. Without script the link itself (C25). */
export function BookLink({ doctorId, ...rest }: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & { doctorId: string }) {
  const { me, known } = useSession();
  const [, goTo] = useLocation();
  const href = `/book/${doctorId}`;
  const press = (event: MouseEvent) => {
    const phone = isPhoneFrame();
    if (phone && (me || !known)) return;
    event.preventDefault();
    if (phone) goTo(`/auth?next=${href}`);
    else goTo(href, { state: { below: location.pathname + location.search } });
  };
  return <ButtonLink {...rest} href={href} onClick={press} />;
}
