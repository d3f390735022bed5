import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import { DAY, HOUR, addDays, wallClock } from '../server/src/platform/time.ts';
import { FORM, aPdf, aPhoto, anApplication, moreApplications } from '../server/test/application-makers.ts';
import type { Files } from '../server/test/application-makers.ts';
import { anAppointment, at } from '../server/test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../server/test/doctor-makers.ts';
import { emailTokens } from '../server/test/email-makers.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { aRenewal } from '../server/test/licence-makers.ts';
import type { Visitor } from '../server/test/visitor.ts';

/** What waits at the review desk, and the browsers of those who wait. */
export interface DeskContent {
  /** Ids of applications. */
  readonly pending: string;
  readonly approved: string;
  /** The id of a new licence. */
  readonly renewal: string;
  /** The secret of a link to the applicant's email address. */
  readonly emailToken: string;
  /** Was asked something and has not answered. */
  readonly applicant: Visitor;
  readonly rejected: Visitor;
  /** The licence ends in twenty days. */
  readonly doctor: Visitor;
}

const BIO =
  'Nimefanya kazi Muhimbili kwa miaka kumi na miwili, hasa na watu wenye shinikizo la damu na kushindwa kwa moyo.\n\nNinapenda kueleza kwa maneno rahisi, na ninasikiliza kwanza.';
const MWANGAZA = {
  full_name: 'Dkt. Mwanaidi Bahati Nyirahabimana wa Mwakyusambile',
  phone: '0754 300 001',
  email: 'mwanaidi.nyirahabimana@hospitali-ya-rufaa-dar.example.org',
  country: 'Tanzania',
  region: 'Dar es Salaam',
  license_number: 'MCT 4711',
  bio: BIO,
};
const NAMES = [
  'Zanele Dube',
  'Thabo Mokoena',
  'Lerato Naidoo',
  'Sipho Khumalo',
  'Ayanda van der Westhuizen',
  'N. Botha',
];

/** Sends applications and new licences, and has a reviewer decide some of them. */
export async function fillDesk(product: TestProduct, reviewer: () => Promise<Visitor>): Promise<DeskContent> {
  const template = await anApplication(product, { ...FORM, full_name: 'Thandi Nkosi' }, await papers('MP0123456'));
  await moreApplications(product, template.application.id, NAMES);
  product.clock.advance(3 * DAY);
  const approved = await anApplication(
    product,
    { ...MWANGAZA, full_name: 'Dkt. Baraka Moshi', phone: '0754 300 002', license_number: '815' },
    await papers('MCT 815'),
  );
  const rejected = await anApplication(
    product,
    { full_name: 'Neema Kimaro', phone: '0754 300 003', country: 'TZ', license_number: 'MCT 99' },
    await papers('MCT 99'),
  );
  const asked = await anApplication(
    product,
    { full_name: 'Asha Mwinyi', phone: '0754 300 004', country: 'TZ', license_number: 'mct-4711' },
    await papers('MCT 4712'),
  );
  product.clock.advance(9 * HOUR);
  const own = await anApplication(product, MWANGAZA, await papers('MCT 4711'));
  await decide(product, await reviewer(), {
    asked: asked.application.id,
    rejected: rejected.application.id,
    approved: approved.application.id,
  });
  const { phone } = approved.applicant;
  const renewal = await newLicences(product, await doctorWithPatients(product, approved.application.doctor_id, phone));
  return {
    pending: own.application.id,
    approved: approved.application.id,
    renewal,
    emailToken: (await emailTokens(product, MWANGAZA.email)).at(-1)!,
    applicant: asked.applicant,
    rejected: rejected.applicant,
    // The session of before is over: hours have passed.
    doctor: await signInAsDoctor(product, phone),
  };
}

async function decide(
  product: TestProduct,
  reviewer: Visitor,
  { asked, rejected, approved }: Readonly<Record<'asked' | 'rejected' | 'approved', string>>,
): Promise<void> {
  const move = (id: string, body: object) => succeed(reviewer.post(`/api/update-application-status/${id}`, body));
  await succeed(
    reviewer.post(`/api/applications/${asked}/question`, {
      question:
        'Upande wa nyuma wa kitambulisho hauonekani vizuri.\nTafadhali tuma picha nyingine ya pande zote mbili.',
    }),
  );
  await move(rejected, { status: 'in_review', notes: '' });
  await move(rejected, { status: 'rejected', notes: 'Namba ya leseni haipo kwenye daftari la baraza.' });
  const licence = {
    council: 'MCT',
    number: '815',
    registered_name: 'Baraka J. Moshi',
    expires_on: dayIn(product, 20),
  };
  await move(approved, { status: 'approved', notes: 'Imepatikana kwenye daftari.', licence });
}

/** Signs the doctor in and has three patients book. */
async function doctorWithPatients(product: TestProduct, doctorId: string, phone: string): Promise<Visitor> {
  await product.settle();
  product.clock.advance(HOUR);
  const doctor = await signInAsDoctor(product, phone);
  for (const [place, time] of ['09:00', '10:00', '11:00'].entries())
    await anAppointment(
      product,
      await product.patient(),
      doctorId,
      at(product, workday(product) + (place % 2) * 7, time),
    );
  return doctor;
}

/** How many days it is to the first Monday to Friday after tomorrow. */
function workday(product: TestProduct): number {
  return [2, 3, 4].find((days) => ![0, 6].includes(new Date(`${dayIn(product, days)}T00:00:00Z`).getUTCDay()))!;
}

/** Sends a new licence of this doctor and of two others; returns the id of the first. */
async function newLicences(product: TestProduct, doctor: Visitor): Promise<string> {
  const { renewal } = await aRenewal(product, doctor, await aPaper('LESENI MPYA', 2));
  product.clock.advance(5 * HOUR);
  for (const fullName of ['Dkt. Rehema Kileo', 'Dkt. Jean-Baptiste Ndayishimiye']) {
    await aRenewal(product, (await aWorkingDoctor(product, { fullName })).browser);
    product.clock.advance(HOUR);
  }
  return renewal;
}

/** One file for each document label, with the number of a licence; a picture of it shows which one it is. */
async function papers(number: string): Promise<Files> {
  const photo = await aPhoto(`#8a5a${number.slice(-2)}`);
  return Object.fromEntries(
    await Promise.all(
      DOCUMENT_LABELS.map(async (label) => [
        label,
        label === 'Professional Photo'
          ? { name: 'me.jpg', bytes: photo }
          : {
              name: 'paper.pdf',
              bytes: await aPaper(`${label.toUpperCase()} ${number}`, label === 'Medical License' ? 2 : 1),
            },
      ]),
    ),
  ) as Files;
}

/** A PDF of A4 pages with a heading and a frame. */
function aPaper(heading: string, pages: number): Promise<Buffer> {
  return aPdf(pages, async (pdf) => {
    const font = await pdf.embedFont('Helvetica-Bold');
    for (const [place, page] of pdf.getPages().entries()) {
      page.setSize(595, 842);
      page.drawText('MEDICAL COUNCIL OF TANGANYIKA', { x: 80, y: 720, size: 22, font });
      page.drawText(heading, { x: 80, y: 670, size: 20, font });
      page.drawText(`Page ${place + 1} of ${pages}`, { x: 80, y: 620, size: 16, font });
    }
  });
}

/** Returns the reply, and throws if it is a refusal. */
export async function succeed<R extends { readonly status: number; readonly text: string }>(
  reply: Promise<R>,
): Promise<R> {
  const answer = await reply;
  if (answer.status >= 300) throw new Error(`refused: ${answer.status} ${answer.text}`);
  return answer;
}

/** The calendar day in Tanzania that many days from now. */
function dayIn({ clock }: TestProduct, days: number): string {
  return addDays(wallClock(clock.now(), 'Africa/Dar_es_Salaam').day, days);
}
