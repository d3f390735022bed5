import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLERGY_GROUPS } from './allergy-levels.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { DUPLICATE_THERAPY_GROUPS } from './patient-rules.ts';

// The keys are made from the tables, so the compiler cannot know that the screen has them.
test.each(['en', 'sw', 'fr'])('no effect and no group of the tables is without its sentence in %s', (language) => {
  const sentences = readFileSync(new URL(`../../locales/${language}/safety.po`, import.meta.url), 'utf8');
  const keys = [
    ...KNOWLEDGE.interactions.map(({ effect }) => `safety.effect.${effect}`),
    ...KNOWLEDGE.patientRules.map(({ effect }) => `safety.why.${effect}`),
    ...[
      ...ALLERGY_GROUPS.keys(),
      ...DUPLICATE_THERAPY_GROUPS.keys(),
      ...KNOWLEDGE.groups.filter(({ names }) => names.length > 0).map(({ id }) => id),
    ].map((id) => `safety.group.${id}`),
  ];
  expect([...new Set(keys)].filter((key) => !sentences.includes(`msgid "${key}"\n`))).toEqual([]);
});
