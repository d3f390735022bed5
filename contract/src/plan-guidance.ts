/** What a plan's guidance on diet and exercise is: articles of Learnings, by the plan's id. Free of zod, for pages. */

const EVERYBODY = ['eating-well-with-local-food', 'moving-every-day'] as const;

const ARTICLES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['family', EVERYBODY],
  ['pregnancy', ['foods-in-pregnancy', 'moving-in-pregnancy']],
  ['hypertension', ['meals-for-blood-pressure', ...EVERYBODY]],
  ['diabetes', ['meals-for-diabetes', ...EVERYBODY]],
  ['cancer', ['eating-well-with-local-food']],
]);

/** Returns the ids of the articles that belong to a plan, in their order; none for a plan that came later. Pure. */
export const guidanceOf = (planId: string): readonly string[] => ARTICLES.get(planId) ?? [];
