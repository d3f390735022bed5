import { BookOpen, Image, Images, Megaphone } from 'lucide-react';
import { screen } from './section-screen.tsx';
import type { PortalSection } from './section.ts';

/** The sections of what the house says to the public and to doctors, in their order. */
export const WORD_SECTIONS: readonly PortalSection[] = [
  {
    name: 'banners',
    group: 'words',
    title: 'staff.banners',
    Icon: Images,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('banners/banners-tab', () => import('./banners/banners-tab.tsx'), ['banners']),
  },
  {
    name: 'hero-banner',
    group: 'words',
    title: 'staff.hero',
    Icon: Image,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('banners/hero-tab', () => import('./banners/hero-tab.tsx'), ['banners']),
  },
  {
    name: 'articles',
    group: 'words',
    title: 'staff.articles',
    Icon: BookOpen,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('articles/articles-tab', () => import('./articles/articles-tab.tsx'), ['articles', 'banners']),
  },
  {
    name: 'announcements',
    group: 'words',
    title: 'staff.announcements',
    Icon: Megaphone,
    portals: ['admin'],
    roles: ['administrator'],
    screen: screen('announcements/announcements-tab', () => import('./announcements/announcements-tab.tsx'), [
      'announcement-desk',
    ]),
  },
];
