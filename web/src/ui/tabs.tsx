import { Link } from './link.tsx';
import './tabs.css';

interface TabsProps {
  label: string;
  /** More than fit into one line. */
  many?: boolean;
  tabs: readonly { readonly href: string; readonly title: string; readonly current: boolean }[];
}

/**
 * Tabs as links, which have an address and work without script. A press replaces the history entry, so Back leaves the
 * page.
 */
export function LinkTabs({ label, many, tabs }: TabsProps) {
  return (
    <nav className={many ? 'link-tabs many' : 'link-tabs'} aria-label={label}>
      {tabs.map(({ href, title, current }) => (
        <Link key={href} href={href} replace aria-current={current ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
