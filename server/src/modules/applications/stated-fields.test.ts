import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import { submitForm } from '@tabibu/contract/applications';
import type { DeskDoctorBody } from '@tabibu/contract/doctor-desk';
import type { DoctorProfileBody } from '@tabibu/contract/doctor-profile';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import sharp from 'sharp';
import { FORM, aPhoto, anApplication, fourFiles } from '../../../test/application-makers.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { upload } from '../../../test/upload-makers.ts';
import { HOUR } from '../../platform/time.ts';
import { readFile } from '../files/index.ts';
import { moveApplication } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

interface Seen {
  readonly page: DoctorPageBody;
  readonly profile: DoctorProfileBody;
  readonly desk: DeskDoctorBody;
  readonly documents: readonly string[];
}

/** Where each field of the form is read after admission. A field without a row is one that nobody shows. */
const READERS: Readonly<Record<string, (seen: Seen) => unknown>> = {
  full_name: ({ page }) => page.full_name,
  phone: ({ profile }) => profile.phone,
  email: ({ profile }) => profile.email,
  gender: ({ desk }) => (desk.gender === 'female' ? 'Female' : desk.gender),
  dob: ({ desk }) => desk.birth_date,
  country: ({ page }) => (page.country === 'ZA' ? 'South' : page.country),
  region: ({ profile }) => profile.location,
  specialty: ({ page }) => page.specialty,
  experience: ({ page }) => String(page.experience_years),
  bio: ({ page }) => page.bio.sw,
  license_number: ({ profile }) => profile.licence,
};

test('nothing that an applicant states is thrown away by admission: each field and document is read somewhere', async () => {
  const photo = { name: 'me.jpg', bytes: await aLargePhoto() };
  const files = { ...(await fourFiles()), 'Professional Photo': photo };
  const { applicant, application } = await anApplication(product, {}, files);
  const licence = {
    council: 'HPCSA',
    number: FORM.license_number,
    registeredName: 'T. Nkosi',
    expiresOn: '2099-12-31',
  };
  await moveApplication(product.ctx(), { number: application.number, to: 'approved', note: '', by: 'test', licence });
  await product.settle();
  product.clock.advance(HOUR);
  const doctor = await signInAsDoctor(product, applicant.phone);
  const desk = await aMemberOfStaff(product, 'administrator');
  const id = application.doctor_id as string;
  const seen: Seen = {
    page: (await product.visitor().get(`/api/doctors/${id}`)).body.data,
    profile: (await doctor.get('/api/doctor/profile')).body.data,
    desk: (await desk.get(`/api/admin/doctors/${id}`)).body.data,
    documents: (await desk.get(`/api/applications/${application.id}`)).body.data.documents.map(
      ({ label }: { label: string }) => label,
    ),
  };
  const stated: Record<string, string> = { ...FORM, phone: applicant.phone };
  for (const field of Object.keys(submitForm.body!.shape))
    expect([field, READERS[field]?.(seen)]).toEqual([field, stated[field]]);
  expect([...seen.documents].toSorted()).toEqual([...DOCUMENT_LABELS].toSorted());
  // One text, in the language in which it was written; and no language that nobody named.
  expect(seen.profile.bio).toEqual({ sw: FORM.bio, en: '', fr: '' });
  expect(seen.profile.spoken_languages).toEqual(['Kiswahili']);
  // The photo is what patients see: a square of at most 40 kB, without what its metadata told.
  expect((await product.visitor().get(seen.page.url!)).headers['content-type']).toBe('image/jpeg');
  const picture = await readFile(product.ctx(), seen.page.url!.split('/').at(-1)!);
  expect(picture.bytes.length).toBeLessThanOrEqual(40_000);
  const { width, height, exif } = await sharp(picture.bytes).metadata();
  expect([width, exif]).toEqual([height, undefined]);
  // The doctor changes it, and the one of before is gone.
  const own = await doctor.put('/api/doctor/profile/picture', { picture: await upload(doctor, await aPhoto()) });
  expect([own.status, own.body.data.avatar_url === seen.page.url]).toEqual([200, false]);
  expect((await product.visitor().get(seen.page.url!)).status).toBe(404);
  expect(await brokenInvariants(product)).toEqual([]);
});

/** A photo as phones make them, with noise that is hard to compress. */
function aLargePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#777', noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
