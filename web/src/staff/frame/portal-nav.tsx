import { useEffect, useId, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { Portal } from '../../api/staff.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { SECTION_GROUPS } from '../section.ts';
import type { PortalSection } from '../section.ts';
import { BAR_WORDS } from './bar-words.ts';
import './portal-nav.css';

interface PortalNavProps {
  portal: Portal;
  sections: readonly PortalSection[];
  current: PortalSection;
}

/** How many sections the bar of a phone shows; *More* shows the others. */
const IN_BAR = 4;

/**
 * The sections of a console in their groups: icons and words from 1024 pixels, icons below, and below 769 pixels a bar
 * with the first four and *More*.
 */
export function PortalNav({ portal, sections, current }: PortalNavProps) {
  const { t } = useTranslation();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  // Another section closes the menu. The navigation itself stays, so that it keeps the place to which it was scrolled.
  const [openIn, setOpenIn] = useState<string>();
  const open = openIn === current.name;
  const setOpen = (isOpen: boolean) => setOpenIn(isOpen ? current.name : undefined);
  useEffect(() => showCurrent(nav.current!), [current.name]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenIn(undefined);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  const far = sections.slice(IN_BAR);
  const groups = SECTION_GROUPS.filter((group) => sections.some((section) => section.group === group));
  return (
    <nav ref={nav} className={open ? 'portal-nav open' : 'portal-nav'} aria-label={t('staff.sections')}>
      <div id={id} className="portal-groups">
        {groups.map((group) => (
          <section key={group} className="portal-group">
            {groups.length > 1 && <p className="portal-group-name">{t(`staff.group-${group}`)}</p>}
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <SectionLink
                  key={section.name}
                  href={`/${portal}/dashboard/${section.name}`}
                  section={section}
                  isCurrent={section.name === current.name}
                  isFar={far.includes(section) && sections.length > IN_BAR + 1}
                />
              ))}
          </section>
        ))}
      </div>
      {sections.length > IN_BAR + 1 && (
        <button
          type="button"
          className={far.includes(current) ? 'portal-more current' : 'portal-more'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon node={Ellipsis} size={20} />
          {t('staff.more')}
        </button>
      )}
    </nav>
  );
}

interface SectionLinkProps {
  href: string;
  section: PortalSection;
  isCurrent: boolean;
  /** Shown on a phone only after *More* was pressed. */
  isFar: boolean;
}

function SectionLink({ href, section, isCurrent, isFar }: SectionLinkProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { name, title, icon, Count } = section;
  const barWord = BAR_WORDS.get(name);
  return (
    <Link
      href={href}
      className={isFar ? 'far' : undefined}
      title={t(title)}
      aria-current={isCurrent ? 'page' : undefined}
      // The question is under way while React draws the section.
      onClick={isCurrent ? undefined : () => section.screen.ask(client)}
    >
      <Icon node={icon} size={20} />
      <span className="portal-word" data-bar={barWord && t(barWord)}>
        {t(title)}
      </span>
      {Count && <Count />}
    </Link>
  );
}

/** Scrolls the navigation of a desktop to the section that is shown, if it is beyond an edge. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (link === undefined) return;
  const { top, bottom } = nav.getBoundingClientRect();
  nav.scrollTop += Math.max(0, link.bottom - bottom) + Math.min(0, link.top - top);
}
