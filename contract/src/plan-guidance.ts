import type { PrintedSpecialtyId } from './specialty-ids.ts';

/** What a plan's guidance on diet and exercise is: articles of Learnings, by the plan's id. Free of zod, for pages. */

const EVERYBODY = ['eating-well-with-local-food', 'moving-every-day'] as const;

const ARTICLES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['family', EVERYBODY],
  ['pregnancy', ['foods-in-pregnancy', 'moving-in-pregnancy']],
  ['hypertension', ['meals-for-blood-pressure', ...EVERYBODY]],
  ['diabetes', ['meals-for-diabetes', ...EVERYBODY]],
  ['cancer', ['eating-well-with-local-food']],
]);

/** Which specialists the plan of a condition is for, by the plan's id. */
const SPECIALISTS: ReadonlyMap<string, PrintedSpecialtyId> = new Map([
  ['pregnancy', 'gynecologist'],
  ['hypertension', 'cardiologist'],
  ['diabetes', 'endocrinologist'],
  ['cancer', 'oncologist'],
]);

/** Returns the specialty that the plan of a condition is for; undefined for every other plan. Pure. */
export const specialistOf = (planId: string): PrintedSpecialtyId | undefined => SPECIALISTS.get(planId);

/** What a plan uses beside its articles: pages of the patient's own health, by the plan's id. */
const TOOLS: ReadonlyMap<string, readonly PlanTool[]> = new Map<string, readonly PlanTool[]>([
  ['pregnancy', ['weeks', 'readings', 'reminders', 'reports']],
  ['hypertension', ['readings', 'reminders', 'reports']],
  ['diabetes', ['readings', 'reminders', 'reports']],
  ['cancer', ['readings', 'reminders', 'reports', 'mental-health']],
]);
export type PlanTool = 'weeks' | 'readings' | 'reminders' | 'reports' | 'mental-health';

/** Returns what a plan uses beside its articles; nothing for a plan that came later. Pure. */
export const toolsOf = (planId: string): readonly PlanTool[] => TOOLS.get(planId) ?? [];

/** Returns the ids of the articles that belong to a plan, in their order; none for a plan that came later. Pure. */
export const guidanceOf = (planId: string): readonly string[] => ARTICLES.get(planId) ?? [];
