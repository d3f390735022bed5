import type { AnnouncementPreviewBody } from '@tabibu/contract/announcements';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { countWithBrowser, smsParts } from '../notifications/index.ts';
import { findAudience } from './find-audience.ts';
import type { WantedAudience } from './find-audience.ts';

/** What a text message about an announcement says besides its sentence. */
export function smsValues(ctx: Context, subject: string): { subject: string; link: string } {
  return { subject, link: `${publicAddress(ctx)}/doctor/dashboard?tab=notifications` };
}

/** Returns whether so many text messages leave half of a day's for everything else. Pure. */
export function areSmsAllowed({ config }: Pick<Context, 'config'>, recipients: number): boolean {
  return recipients <= config.SMS_TOTAL_DAILY_CAP / 2;
}

/** Returns whom an announcement would reach and what its text messages would be. Throws `all-fields-required`. */
export async function previewAnnouncement(
  ctx: Context,
  { subject, ...wanted }: WantedAudience & { subject: string },
): Promise<AnnouncementPreviewBody> {
  const { doctors, withoutAccount } = await findAudience(ctx, wanted);
  const values = smsValues(ctx, subject);
  const texts = (Object.keys(LANGUAGES) as Language[]).map((language) =>
    speaker(language)('sms.announcement', values).replaceAll('\u00a0', ' '),
  );
  return {
    recipients: doctors.length,
    without_account: withoutAccount,
    sms_parts: Math.max(...texts.map(smsParts)),
    sms_text: speaker(ctx.language)('sms.announcement', values).replaceAll('\u00a0', ' '),
    sms_allowed: areSmsAllowed(ctx, doctors.length),
    with_browser: await countWithBrowser(
      ctx,
      doctors.map(({ accountId }) => accountId),
    ),
  };
}
