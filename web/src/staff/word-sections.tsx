import { BookOpen, Image, Images, Megaphone } from 'lucide';
import { screen } from './section-screen.tsx';
import type { PortalSection } from './section.ts';

/** The sections of what the house says to the public and to doctors, in their order. */
export const WORD_SECTIONS: readonly PortalSection[] = [
  {
    name: 'banners',
    group: 'words',
    title: 'staff.banners',
    icon: Images,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('banners/banners-tab', () => import('./banners/banners-tab.tsx'), ['banners']),
  },
  {
    name: 'hero-banner',
    group: 'words',
    title: 'staff.hero',
    icon: Image,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('banners/hero-tab', () => import('./banners/hero-tab.tsx'), ['banners']),
  },
  {
    name: 'articles',
    group: 'words',
    title: 'staff.articles',
    icon: BookOpen,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('articles/articles-tab', () => import('./articles/articles-tab.tsx'), ['articles', 'banners']),
  },
  {
    name: 'announcements',
    group: 'words',
    title: 'staff.announcements',
    icon: Megaphone,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('announcements/announcements-tab', () => import('./announcements/announcements-tab.tsx'), [
      'announcement-desk',
    ]),
  },
];
