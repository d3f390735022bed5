import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, LanguageField, envelope } from './fields.ts';
import { HEALTH_PROBLEM_IDS } from './health-problem-ids.ts';

/** Counted figures, or fixed ones if an administrator switched them on (W17). */
export const SiteFigures = z.strictObject({
  doctors: z.string(),
  countries: z.string(),
  support: z.string().nullable(),
  rating: z.string().nullable(),
});

/** When staff answer, in the time of Dar es Salaam: weekdays from 1 (Monday) to 7. */
const SupportHours = z.strictObject({ first_day: z.int(), last_day: z.int(), opens: z.string(), closes: z.string() });

/** The contacts that are configured. Hours and the promised time of an answer are set only together with a contact. */
const SiteContact = z.strictObject({
  messaging_url: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  support_hours: SupportHours.nullable(),
  answer_hours: z.int().nullable(),
});

/** `ShownSpecialty` of `shown-specialties.ts`. */
const Specialty = z.strictObject({
  id: z.string(),
  labels: z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }).readonly().exactOptional(),
  isOff: z.literal(true).exactOptional(),
  isHidden: z.literal(true).exactOptional(),
  problems: z.array(z.enum(HEALTH_PROBLEM_IDS)).readonly().exactOptional(),
});

export const readSite = endpoint({
  id: 'site.read-site',
  method: 'GET',
  path: '/api/site',
  summary:
    'Public settings: contact targets, figures, banners; a missing target is null and its link is not shown (W18)',
  access: ['anyone'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      figures: SiteFigures,
      contact: SiteContact,
      offices: z.array(z.strictObject({ place: z.string(), address: z.string().nullable() })),
      /** When the offices are open; null if nobody knows. */
      office_hours: SupportHours.nullable(),
      /** The emergency numbers of countries whose numbers administrators have set; the others come with the release. */
      emergency_numbers: z.array(z.strictObject({ country: CountryField, numbers: z.string() })),
      /** App stores and social profiles, with the names they are known by. */
      links: z.array(z.strictObject({ name: z.string(), url: z.string() })),
      /** `image` is the path of a picture without its form, or the name of a printed slide, which has none. */
      banners: z.array(
        z.strictObject({
          image: z.string(),
          title: z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }),
        }),
      ),
      /** The path of the picture behind the heading of the web home, without its form; null: the default. */
      hero: z.string().nullable(),
      /**
       * What becomes of the price of an appointment that its patient misses: the part that counts as a consultation,
       * and for how many days the rest is credit (0: it is not).
       */
      missed: z.strictObject({ share: z.string(), credit_days: z.int() }),
      /** All specialties in order, if administrators have changed some; null: they are as printed. */
      specialties: z.array(Specialty).readonly().nullable(),
      sandbox: z.boolean(),
    }),
  ),
});

export const requestOpeningNotice = endpoint({
  id: 'site.ask-for-news',
  method: 'POST',
  path: '/api/interest',
  summary: 'Notify Me When Available: keeps one request per phone and country',
  access: ['anyone'],
  limit: 'news',
  body: z.strictObject({ country: CountryField, phone: z.string().max(40), language: LanguageField }),
  reply: envelope(z.strictObject({ country: CountryField })),
  status: 201,
  problems: ['phone-required', 'phone-invalid'],
});

export type SiteBody = z.infer<typeof readSite.reply>['data'];
