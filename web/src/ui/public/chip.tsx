import type { InputHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { Link } from '../link.tsx';
import './chip.css';

/** A chip that is a link, so it works without script. */
export function ChipLink({
  href,
  current,
  rel,
  onClick,
  children,
}: {
  href: string;
  current?: boolean;
  rel?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      className="chip"
      aria-current={current ? 'true' : undefined}
      {...(rel ? { rel } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {children}
    </Link>
  );
}

/** A checkbox or radio button that looks like a chip. */
export function ChipChoice({
  children,
  type = 'checkbox',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className="chip">
      <input type={type} {...rest} />
      {children}
    </label>
  );
}

/** A label of one or two words on a coloured background. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}
