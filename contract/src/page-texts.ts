import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, envelope } from './fields.ts';
import { LONGEST_TEXT, TEXT_PAGES } from './page-blocks.ts';

const Page = z.enum(TEXT_PAGES);
/** A text in every language, in the form that `page-blocks.ts` reads; null: the text that comes with the release. */
const Body = z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }).nullable();
const Typed = z.string().max(LONGEST_TEXT);

const Version = z.strictObject({
  version: z.int(),
  body: Body,
  begins_at: Instant,
  by: z.string().nullable(),
  saved_at: Instant,
});

/** A version of a page that is or was in force, with the day in Dar es Salaam from which it is. */
const InForce = z.strictObject({ version: z.int(), since: z.iso.date() });

const PageVersions = z.strictObject({
  page: Page,
  /** 0 while only the text of the release was there. */
  version: z.int(),
  /** The version in force; null: the text of the release. */
  in_force: z.int().nullable(),
  /** Newest first. */
  versions: z.array(Version),
});

const ofPage = { owns: { page: 'setting' }, params: z.strictObject({ page: Page }) } as const;

export const readPageText = endpoint({
  id: 'site.read-page-text',
  method: 'GET',
  path: '/api/page-texts/:page',
  summary:
    'The text of about, privacy or terms that an administrator wrote; null: the page shows the text of the release',
  access: ['anyone'],
  limit: 'read',
  ...ofPage,
  reply: envelope(
    z.strictObject({
      text: Body,
      since: Instant.nullable(),
      /** What is and was in force, newest first; the text of the release, number 0, stands last. */
      versions: z.array(InForce),
    }),
  ),
});

export const readPageVersion = endpoint({
  id: 'site.read-page-version',
  method: 'GET',
  path: '/api/page-texts/:page/version',
  summary: 'A version of about, privacy or terms that is or was in force; null: the text of the release',
  access: ['anyone'],
  limit: 'read',
  ...ofPage,
  query: z.strictObject({ version: z.coerce.number<string>().pipe(z.int().min(0).max(1_000_000)) }),
  reply: envelope(z.strictObject({ text: Body })),
  problems: ['not-found'],
});

export const listPageTexts = endpoint({
  id: 'site.list-page-texts',
  method: 'GET',
  path: '/api/admin/page-texts',
  summary: 'The versions of about, privacy and terms, with who saved them and from when they are in force',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(PageVersions)),
});

export const savePageText = endpoint({
  id: 'site.save-page-text',
  method: 'PUT',
  path: '/api/admin/page-texts/:page',
  summary: 'Write a page in three languages, from now on or from a day in Dar es Salaam',
  access: ['administrator'],
  limit: 'write',
  ...ofPage,
  body: z.strictObject({
    /** The version that the administrator saw. */
    version: z.int(),
    body: z.strictObject({ sw: Typed, en: Typed, fr: Typed }),
    /** Null: from now on. */
    begins_on: z.iso.date().nullable(),
  }),
  reply: envelope(PageVersions),
  problems: ['step-up-required', 'page-text-incomplete', 'page-text-day-invalid', 'page-text-changed'],
});

export const takeBackPageText = endpoint({
  id: 'site.take-back-page-text',
  method: 'POST',
  path: '/api/admin/page-texts/:page/take-back',
  summary: 'Take back the newest version: the text before it, as a new version',
  access: ['administrator'],
  limit: 'write',
  ...ofPage,
  body: z.strictObject({ version: z.int() }),
  reply: envelope(PageVersions),
  problems: ['step-up-required', 'page-text-changed'],
});

export type PageVersionsBody = z.infer<typeof PageVersions>;
export type PageTextBody = z.infer<typeof readPageText.reply>['data'];
