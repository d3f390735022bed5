import { z } from 'zod';
import { PLAN_CURRENCIES, PLAN_LIMITS } from './care-plan-rules.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, Instant, LanguageField, MoneyField, envelope, personText } from './fields.ts';

/** A text in the languages in which somebody wrote it. */
const Text = (max: number) =>
  z.strictObject({
    sw: personText(max).optional(),
    en: personText(max).optional(),
    fr: personText(max).optional(),
  });

const PlanFields = {
  name: Text(PLAN_LIMITS.name),
  description: Text(PLAN_LIMITS.description),
  /** Phone calls in a month: those that are paid for, and those on top (C06). */
  paid_calls: z.int(),
  free_calls: z.int(),
  /** For how many people the calls are; null: for one. */
  max_people: z.int().nullable(),
  is_active: z.boolean(),
};

const Feature = z.strictObject({ id: z.string().max(60), description: Text(PLAN_LIMITS.feature) });

/** A care plan as administrators keep it (ADM-PLAN-04). */
const Plan = z.strictObject({
  id: z.string(),
  ...PlanFields,
  features: z.array(Feature),
  /** Own prices by country, in whole major units; other countries get Tanzania's, scaled. */
  prices: z.array(z.strictObject({ country: CountryField, price: z.number(), currency: z.enum(PLAN_CURRENCIES) })),
});

const PlanList = z.strictObject({
  /** Grows with each saving. */
  version: z.int(),
  plans: z.array(Plan),
  /** The newest versions, newest first. */
  history: z.array(
    z.strictObject({
      version: z.int(),
      plans: z.array(Plan),
      /** The name of the administrator; null for the printed plans. */
      by: z.string().nullable(),
      at: Instant,
    }),
  ),
});

/** A text as it is sent: by language, or as the printed call has it, in the caller's language alone (API-34). */
const SentText = (max: number) => z.union([Text(max), personText(max)]);

/**
 * A plan as it is sent: a new one has an id that begins with 'new-' (ADM-PLAN-06). The printed call knows neither calls
 * nor people: a plan keeps its own then.
 */
const Sent = z.strictObject({
  id: z.string().max(60),
  name: SentText(PLAN_LIMITS.name),
  description: SentText(PLAN_LIMITS.description),
  paid_calls: z.int().optional(),
  free_calls: z.int().optional(),
  max_people: z.int().nullable().optional(),
  is_active: z.boolean(),
  features: z
    .array(z.strictObject({ id: z.string().max(60), description: SentText(PLAN_LIMITS.feature) }))
    .max(PLAN_LIMITS.features),
  prices: z
    .array(
      z.strictObject({
        /** Code or name, in capital or small letters. */
        country: z.string().max(40),
        price: z.number(),
        currency: z.enum(PLAN_CURRENCIES),
      }),
    )
    .max(20),
});

/** A care plan as patients see it, in their language and country (PAT-PLAN-05). */
const ShownPlan = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The language of the title; another one than asked for if nobody wrote it in that one. */
  language: LanguageField,
  /** For a month. */
  price: MoneyField,
  features: z.array(z.string()),
  paid_calls: z.int(),
  free_calls: z.int(),
  /** All calls of a month (C06); video calls are 0 (PAT-PLAN-07). */
  includes: z.strictObject({ phone: z.int(), video: z.int() }),
  max_people: z.int().nullable(),
});

export const listCarePlans = endpoint({
  id: 'care-plans.list-care-plans',
  method: 'GET',
  path: '/api/care-plans',
  summary: 'The active care plans with their prices in a country, in a language',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({ country: CountryAsked, language: LanguageField }),
  reply: envelope(z.array(ShownPlan)),
});

export const listCarePlansForChange = endpoint({
  id: 'care-plans.list-for-change',
  method: 'GET',
  path: '/api/admin/care-plans',
  summary: 'All care plans with their own prices and their history',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(PlanList),
});

export const saveCarePlans = endpoint({
  id: 'care-plans.save-care-plans',
  method: 'PUT',
  path: '/api/admin/care-plans/batch',
  summary: 'Replace the care plans, in the order in which they are shown; a plan that is left out is deleted',
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({
    /** The version that the administrator saw; without it, the one that the caller last read (API-34). */
    version: z.int().optional(),
    plans: z.array(Sent).max(PLAN_LIMITS.plans),
  }),
  reply: envelope(PlanList),
  problems: [
    'step-up-required',
    'plan-name-required',
    'plan-size-invalid',
    'plan-feature-blank',
    'plan-price-incomplete',
    'plan-price-invalid',
    'plan-price-repeated',
    'care-plans-changed',
  ],
});

export type PlanToSave = z.output<typeof Sent>;
export type PlanBody = z.infer<typeof Plan>;
export type PlanListBody = z.infer<typeof PlanList>;
export type ShownPlanBody = z.infer<typeof ShownPlan>;
