import { expect, test } from 'vitest';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { loadSentences } from './catalogues.ts';
import { translationOf } from './translation.tsx';

const languages = Object.keys(LANGUAGES) as Language[];
const NOW = Date.parse('2026-11-23T06:00:00Z');
const moments = ['2026-11-23T07:00:00Z', '2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z'];

test('today and tomorrow begin with a capital alone and with a small letter inside a sentence', async () => {
  const texts = [];
  for (const language of languages) {
    await loadSentences(language, ['public', 'verify']);
    const { t, moment } = translationOf(language);
    for (const instant of moments) {
      const when = moment(instant, 'Africa/Nairobi', NOW);
      texts.push([when, t('verify.cancelled-note', { when })]);
    }
  }
  expect(texts).toMatchInlineSnapshot(`
    [
      [
        "Leo saa 4:00 asubuhi (10:00)",
        "Daktari aliifuta: leo saa 4:00 asubuhi (10:00). Usiitumie.",
      ],
      [
        "Kesho saa 4:00 asubuhi (10:00)",
        "Daktari aliifuta: kesho saa 4:00 asubuhi (10:00). Usiitumie.",
      ],
      [
        "Jumatano 25 Nov saa 4:00 asubuhi (10:00)",
        "Daktari aliifuta: Jumatano 25 Nov saa 4:00 asubuhi (10:00). Usiitumie.",
      ],
      [
        "Today 10:00",
        "Cancelled by the doctor: today 10:00. Do not use it.",
      ],
      [
        "Tomorrow 10:00",
        "Cancelled by the doctor: tomorrow 10:00. Do not use it.",
      ],
      [
        "Wednesday 25 Nov 10:00",
        "Cancelled by the doctor: Wednesday 25 Nov 10:00. Do not use it.",
      ],
      [
        "Aujourd’hui 10:00",
        "Annulé par le médecin : aujourd’hui 10:00. Ne l’utilisez pas.",
      ],
      [
        "Demain 10:00",
        "Annulé par le médecin : demain 10:00. Ne l’utilisez pas.",
      ],
      [
        "mercredi 25 nov. 10:00",
        "Annulé par le médecin : mercredi 25 nov. 10:00. Ne l’utilisez pas.",
      ],
    ]
  `);
});

test('no sentence begins with a moment, because it would begin with a small letter', () => {
  const catalogues = import.meta.glob<Record<string, unknown>>('../../../locales/generated/*/*.json', {
    eager: true,
    import: 'default',
  });
  const beginning = Object.values(catalogues)
    .flatMap((catalogue) => Object.entries(catalogue))
    .filter(([, message]) => Array.isArray(message) && Array.isArray(message[0]) && message[0][0] === 'when');
  expect(beginning.map(([key]) => key)).toEqual([]);
});
