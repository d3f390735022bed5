import { COUNTRIES } from '@tabibu/contract/countries';
import { hoursOf, officesOf } from '@tabibu/contract/setting-forms';
import { emergencyKeyOf } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SiteBody } from '@tabibu/contract/site';
import type { Context } from '../../platform/context.ts';
import { figures, shownSpecialties } from '../doctors/index.ts';
import { readSettings, settingIn, textIn } from '../settings/index.ts';
import { missedTermsIn } from './missed-terms.ts';
import { siteContact, siteFigures, siteLinks } from './rules.ts';
import { isId } from '../../platform/ids.ts';
import { newestBanners } from './banner-store.ts';
import { PRINTED_BANNERS } from './printed-banners.ts';
import { HERO, pictureIn } from './put-hero.ts';

/** Returns the public settings and the figures of the home page. */
export async function readSite(ctx: Context): Promise<SiteBody> {
  const [settings, counted, stored] = await Promise.all([readSettings(ctx), figures(ctx), ctx.db.maybe(newestBanners)]);
  const text = (key: SettingKey) => textIn(settings, key);
  const { share, creditDays } = missedTermsIn(settings);
  const hero = pictureIn(settings.get(HERO));
  return {
    figures: siteFigures(counted, settingIn(settings, 'printed_figures') === true ? text : null),
    contact: siteContact(text, settingIn(settings, 'answer_hours')),
    offices: officesOf(text('offices') ?? '') ?? [],
    office_hours: hoursOf(text('office_hours') ?? ''),
    emergency_numbers: COUNTRIES.flatMap(({ code }) => {
      const numbers = settings.get(emergencyKeyOf(code));
      return typeof numbers === 'string' ? [{ country: code, numbers }] : [];
    }),
    links: siteLinks(text),
    banners: (stored?.banners ?? PRINTED_BANNERS).map(({ image, title }) => ({
      image: isId(image) ? pathOf(image) : image,
      title,
    })),
    hero: hero === null ? null : pathOf(hero),
    missed: { share, credit_days: creditDays },
    specialties: await shownSpecialties(ctx),
    sandbox: ctx.integrations.sandbox,
  };
}

/** The path of a picture without its form. */
function pathOf(pictureId: string): string {
  return `/api/pictures/${pictureId}`;
}
