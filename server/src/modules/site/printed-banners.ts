import type { BannerBody } from '@tabibu/contract/banners';

/** The four printed banners of the phone home, which are shown until an administrator saves others (ADM-BAN-04). */
export const PRINTED_BANNERS: readonly BannerBody[] = [
  {
    image: 'slide1',
    title: {
      sw: 'Huduma Bora za Afya kwa Wote',
      en: 'Quality Healthcare for All',
      fr: 'Des soins de qualité pour tous',
    },
  },
  {
    image: 'slide2',
    title: { sw: 'Kugundua Magonjwa Mapema', en: 'Early Detection of Diseases', fr: 'Dépistage précoce des maladies' },
  },
  {
    image: 'slide3',
    title: { sw: 'Huduma za Afya kwa Bei Nafuu', en: 'Affordable Healthcare', fr: 'Des soins abordables' },
  },
  {
    image: 'slide4',
    title: {
      sw: 'Huduma Bora za Afya Kila Mahali',
      en: 'Quality Healthcare Everywhere',
      fr: 'Des soins de qualité partout',
    },
  },
];
