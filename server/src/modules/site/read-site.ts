import type { SettingKey } from '@tabibu/contract/settings';
import type { SiteBody } from '@tabibu/contract/site';
import type { Context } from '../../platform/context.ts';
import { figures } from '../doctors/index.ts';
import { missedTermsIn } from './missed-terms.ts';
import { siteContact, siteFigures, siteLinks } from './rules.ts';
import * as store from './store.ts';

/** The four default banners of the phone home (PAT-HOME-02). */
const BANNERS: SiteBody['banners'] = [
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

/** Returns the public settings and the figures of the home page. */
export async function readSite(ctx: Context): Promise<SiteBody> {
  const [rows, counted] = await Promise.all([ctx.db.many(store.settings), figures(ctx)]);
  const setting = new Map(rows.map((row) => [row.key, row.value]));
  const text = (key: SettingKey) => store.textIn(setting, key);
  const { share, creditDays } = missedTermsIn(setting);
  return {
    figures: siteFigures(counted, setting.get('printed_figures') === true),
    contact: siteContact(text, setting.get('answer_hours')),
    links: siteLinks(text),
    banners: BANNERS,
    missed: { share, credit_days: creditDays },
    sandbox: ctx.integrations.sandbox,
  };
}
