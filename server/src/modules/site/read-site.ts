import type { SettingKey } from '@tabibu/contract/settings';
import type { SiteBody } from '@tabibu/contract/site';
import type { Context } from '../../platform/context.ts';
import { figures } from '../doctors/index.ts';
import { missedTermsIn } from './missed-terms.ts';
import { siteContact, siteFigures, siteLinks } from './rules.ts';
import { isId } from '../../platform/ids.ts';
import { newestBanners } from './banner-store.ts';
import { PRINTED_BANNERS } from './printed-banners.ts';
import { HERO, pictureIn } from './put-hero.ts';
import * as store from './store.ts';

/** Returns the public settings and the figures of the home page. */
export async function readSite(ctx: Context): Promise<SiteBody> {
  const [rows, counted, stored] = await Promise.all([
    ctx.db.many(store.settings),
    figures(ctx),
    ctx.db.maybe(newestBanners),
  ]);
  const setting = new Map(rows.map((row) => [row.key, row.value]));
  const text = (key: SettingKey) => store.textIn(setting, key);
  const { share, creditDays } = missedTermsIn(setting);
  const hero = pictureIn(setting.get(HERO));
  return {
    figures: siteFigures(counted, setting.get('printed_figures') === true),
    contact: siteContact(text, setting.get('answer_hours')),
    links: siteLinks(text),
    banners: (stored?.banners ?? PRINTED_BANNERS).map(({ image, title }) => ({
      image: isId(image) ? pathOf(image) : image,
      title,
    })),
    hero: hero === null ? null : pathOf(hero),
    missed: { share, credit_days: creditDays },
    sandbox: ctx.integrations.sandbox,
  };
}

/** The path of a picture without its form. */
function pathOf(pictureId: string): string {
  return `/api/pictures/${pictureId}`;
}
