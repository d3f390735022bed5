import { drawJpeg } from '../server/test/draw-jpeg.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { say } from './say.ts';
import { at, withFactor, press } from './screen-steps.ts';
import type { Visit } from './screen-list.ts';
import { succeed } from './work-desk.ts';
import type { WorkPlace } from './work-place.ts';
import type { WorkScreen } from './work-screens.ts';

/**
 * Screens of what administrators write and show to others: complaints, announcements, fees before they are saved,
 * banners, and what patients and an invited doctor see of it.
 */
export const WORDS_SCREENS: readonly WorkScreen[] = [
  { name: 'admin-complaints', of: 'administrator', open: at('/admin/dashboard/complaints', '.complaint-card') },
  { name: 'admin-complaint', of: 'administrator', open: openComplaint },
  { name: 'admin-complaint-respond', of: 'administrator', open: respond },
  {
    name: 'admin-announcements',
    of: 'administrator',
    open: at('/admin/dashboard/announcements', '.announcement-card'),
  },
  { name: 'admin-announcement-specific', of: 'administrator', open: chooseDoctors },
  { name: 'admin-fees-save', of: 'administrator', open: saveFees },
  { name: 'admin-banner-incomplete', of: 'administrator', open: addBanner },
  { name: 'admin-hero-preview', of: 'administrator', open: previewHero },
  { name: 'home-with-pictures', open: openHome },
  { name: 'doctor-invitation', open: openInvitation },
];

async function openComplaint({ page }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/complaints');
  await page.locator('.complaint-card a').last().click();
  await page.locator('.complaint-turns').waitFor();
}

async function respond({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/complaints?status=pending');
  await press(page, say(language, 'complaint-desk.respond'));
  await page.locator('dialog[open] textarea').waitFor();
}

async function chooseDoctors({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/announcements');
  await page.locator('select[name=audience]').selectOption('specific');
  for (const place of [0, 1]) await page.locator('.announcement-doctors input[type=checkbox]').nth(place).check();
  await page.locator('input[name=subject]').fill('Kikao cha Jumatano');
  await page.locator('textarea[name=message]').fill('Saa nne asubuhi, kwa video.');
  await page.getByText(say(language, 'announcement-desk.by-sms')).click();
  await page.locator('.announcement-form [role=status]').last().waitFor();
}

async function saveFees({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/fees');
  await page.locator('input[name="KE.specialist_phone_fee"]').fill('2000');
  await page.locator('input[name="BI.general_video_fee"]').fill('18500');
  await press(page, say(language, 'staff.save-changes'));
  await page.locator('dialog[open] .fee-changes').first().waitFor();
}

async function addBanner({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/banners');
  await press(page, say(language, 'banners.add'));
  await press(page, say(language, 'staff.save-changes'));
  await page.locator('.notice.danger').waitFor();
}

async function previewHero({ page, language }: Visit, { product }: WorkPlace): Promise<void> {
  await page.goto('/admin/dashboard/hero-banner');
  await page.getByLabel(say(language, 'banners.address')).fill(`${product.sandboxUrl}/sandbox/pictures/whole.png`);
  await press(page, say(language, 'banners.hero-preview'));
  await page.locator('.hero-frame img').waitFor();
}

/** The picture of the house, once it is kept. */
let kept: Promise<void> | undefined;

/** The patients' home with a hero picture, and banners with and without one. */
async function openHome({ page, device }: Visit, place: WorkPlace): Promise<void> {
  await (kept ??= hangPictures(place));
  await page.goto('/?country=TZ');
  await page
    .locator(device === 'phone' ? '.banner' : '.has-hero')
    .first()
    .waitFor();
}

async function hangPictures(place: WorkPlace): Promise<void> {
  await withFactor(place, 'administrator', putPictures);
}

async function putPictures(administrator: Visitor): Promise<void> {
  const type = { 'content-type': 'application/octet-stream' };
  const added = await succeed(administrator.sendBytes('POST', '/api/admin/pictures', await aWaterside(), type));
  const { id } = added.body.data as { id: string };
  const { version, defaults } = (await administrator.get('/api/admin/banners')).body.data;
  const title = {
    sw: 'Chanjo ya mtoto: mwaka wa kwanza hatua kwa hatua',
    en: 'Your child’s vaccines, step by step through the first year',
    fr: 'Les vaccins de votre enfant, étape par étape la première année',
  };
  await succeed(
    administrator.put('/api/admin/banners', { version, banners: [{ image: id, title }, ...defaults.slice(1)] }),
  );
  const hero = (await administrator.get('/api/admin/hero-banner')).body.data;
  await succeed(administrator.put('/api/admin/hero-banner', { version: hero.version, picture_id: id }));
}

/** A JPEG of 1600 × 900 that is light at the top and dark at the bottom, as photos of a shore are. */
function aWaterside(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fdf3d8"/><stop offset="1" stop-color="#f0a22e"/></linearGradient></defs>
    <rect width="1600" height="900" fill="url(#sky)"/><circle cx="1180" cy="330" r="120" fill="#fff8e4"/>
    <path d="M0 520 L420 360 L760 520 L1100 400 L1600 540 V900 H0Z" fill="#0b6b50"/>
    <rect y="640" width="1600" height="260" fill="#1d5d8c"/></svg>`;
  return drawJpeg(svg);
}

/** The link of an invited doctor, once it is made. */
let invited: Promise<string> | undefined;

async function openInvitation({ page }: Visit, place: WorkPlace): Promise<void> {
  invited ??= withFactor(place, 'administrator', inviteDoctor);
  await page.goto('/about');
  await page.goto(`/doctor/invitation${new URL(await invited).hash}`);
  await page.locator('main a[href*="/auth"]').first().waitFor();
}

async function inviteDoctor(administrator: Visitor): Promise<string> {
  const added = await succeed(
    administrator.post('/api/admin/doctors', {
      full_name: 'Jean-Baptiste Hakizimana wa Mwakyusambile',
      country: 'BI',
      specialty: 'Ophthalmologist',
      rating: 4,
      email: 'jb.hakizimana@hopital-de-reference-bujumbura.example.org',
      phone: '79 555 123',
      bio: 'Je soigne les yeux.',
      gender: 'male',
      birth_date: '1984-03-09',
      experience_years: 11,
      licence: { council: 'ONMB', number: 'ONMB 4411', expires_on: '2099-12-31' },
    }),
  );
  return added.body.data.invitation.address as string;
}
