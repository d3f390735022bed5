import type { Language } from '@tabibu/contract/languages';
import type { TextPage } from '@tabibu/contract/page-blocks';
import { loadSentences, sentence } from '../../shell/catalogues.ts';
import type { SentenceKey } from '../../api/sentence-key.ts';

/** The sections of each page that an administrator may replace; what the product itself knows is none of them. */
const SECTIONS: Readonly<Record<TextPage, readonly number[]>> = {
  about: [1, 2, 3, 4],
  privacy: [3, 4, 5, 6],
  terms: [1, 2, 3, 4, 5, 6],
};

/** Returns the text of the release in every language, as an administrator would write it. */
export async function releaseText(page: TextPage): Promise<Record<Language, string>> {
  const [sw, en, fr] = await Promise.all((['sw', 'en', 'fr'] as const).map(async (language) => textIn(page, language)));
  return { sw: sw!, en: en!, fr: fr! };
}

async function textIn(page: TextPage, language: Language): Promise<string> {
  await loadSentences(language, ['pages']);
  const say = (part: string) => sentence(language, `${page}.${part}` as SentenceKey);
  return [
    say('lead'),
    ...SECTIONS[page].map((number) => `## ${say(`${number}-title`)}\n${say(`${number}-text`)}`),
  ].join('\n\n');
}
