import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from './link.tsx';
import './button.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'emergency' | 'danger';

interface Appearance {
  /** Use one primary button per screen. */
  look?: Look | undefined;
  wide?: boolean | undefined;
  /** A round icon button. It needs an `aria-label`. */
  round?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

type ButtonProps = Appearance &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { busy?: boolean | undefined };

/** A button for an action. While `busy` it shows a spinner and ignores presses. */
export function Button({
  look = 'primary',
  wide,
  round,
  className,
  busy,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(look, wide, round, className)}
    >
      {busy && <span className="turning" aria-hidden="true" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Appearance & {
  href: string;
  rel?: string;
  download?: boolean;
  id?: string;
  'aria-label'?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A link that looks like a button. It works without script. */
export function ButtonLink({ look = 'primary', wide, round, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(look, wide, round, className)} />;
}

function classes(look: Look, wide?: boolean, round?: boolean, extra?: string): string {
  return ['button', look, wide && 'wide', round && 'round', extra].filter(Boolean).join(' ');
}
