import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import type { Catalogues, Language, Sentence } from './read-catalogues.ts';

/**
 * Adds the names of specialties and health problems to the chunk `public`, so that browsers load those of their own
 * language only.
 */
export function withNames(catalogues: Catalogues): Catalogues {
  const named = (language: Language) => ({
    ...catalogues[language],
    public: [...(catalogues[language]['public'] ?? []), ...namesIn(language)],
  });
  return { sw: named('sw'), en: named('en'), fr: named('fr') };
}

function namesIn(language: Language): Sentence[] {
  return [
    ...SPECIALTIES.map(({ id, labels }) => ({ key: `specialty.${id}`, message: labels[language] })),
    ...HEALTH_PROBLEMS.map(({ id, labels }) => ({ key: `health.${id}`, message: labels[language] })),
  ];
}
