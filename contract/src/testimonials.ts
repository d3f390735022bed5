import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, LanguageField, envelope, personText } from './fields.ts';
import { CONSENTS, TESTIMONIAL_NAME, TESTIMONIAL_WORDS } from './testimonial-rules.ts';

const Typed = personText(TESTIMONIAL_WORDS);
/** The words by language; '' where there are none. */
const Words = z.strictObject({ sw: Typed, en: Typed, fr: Typed });

/** A testimonial as everybody reads it. */
const Testimonial = z.strictObject({
  id: Id,
  name: z.string(),
  words: z.string(),
  /** The language of the words: the reader's if there are words in it. */
  language: LanguageField,
});

/** A testimonial with its consent, for administrators. */
const KeptTestimonial = z.strictObject({
  id: Id,
  /** Null once the consent is withdrawn, as are the words. */
  name: z.string().nullable(),
  words: Words.nullable(),
  consented_on: z.iso.date(),
  consent_how: z.enum(CONSENTS),
  /** Who wrote it down; null for an account that was deleted. */
  by: z.string().nullable(),
  added_at: Instant,
  withdrawn_at: Instant.nullable(),
});

export const listTestimonials = endpoint({
  id: 'site.list-testimonials',
  method: 'GET',
  path: '/api/testimonials',
  summary: 'What people said about us and agreed to be shown with, newest first, in a language',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({ language: LanguageField }),
  reply: envelope(z.array(Testimonial)),
});

export const listKeptTestimonials = endpoint({
  id: 'site.list-kept-testimonials',
  method: 'GET',
  path: '/api/admin/testimonials',
  summary: 'The testimonials with the consent of each; of those that were withdrawn only the consent is left',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(KeptTestimonial)),
});

export const addTestimonial = endpoint({
  id: 'site.add-testimonial',
  method: 'POST',
  path: '/api/admin/testimonials',
  summary: 'Show what somebody said, with the consent of that person',
  access: ['administrator'],
  idempotent: true,
  limit: 'write',
  body: z.strictObject({
    name: personText(TESTIMONIAL_NAME),
    words: Words,
    consented_on: z.iso.date(),
    consent_how: z.enum(CONSENTS),
  }),
  reply: envelope(z.array(KeptTestimonial)),
  status: 201,
  problems: ['step-up-required', 'testimonial-incomplete', 'testimonial-day-invalid', 'testimonials-full'],
});

export const withdrawTestimonial = endpoint({
  id: 'site.withdraw-testimonial',
  method: 'POST',
  path: '/api/admin/testimonials/:testimonial_id/withdraw',
  summary: 'Show it no longer, because the person does not agree any more; name and words are deleted',
  access: ['administrator'],
  limit: 'write',
  owns: { testimonial_id: 'testimonial' },
  params: z.strictObject({ testimonial_id: Id }),
  reply: envelope(z.array(KeptTestimonial)),
  problems: ['not-found'],
});

export type TestimonialBody = z.infer<typeof Testimonial>;
export type KeptTestimonialBody = z.infer<typeof KeptTestimonial>;
