import type { Language } from './read-catalogues.ts';

/** A word that no sentence may use, because the glossary has another word for the same thing (`docs/glossary.md`). */
export interface BannedTerm {
  readonly language: Language;
  readonly word: RegExp;
  /** The word to use instead. */
  readonly instead: string;
  /** Keys whose sentences may use the word, because it has another meaning there or the specification requires it. */
  readonly allowed?: RegExp;
}

/** Matches a whole word in the three languages. `\b` alone does not work, because it sees a word's end at é and œ. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}_’'-])(?:${pattern})(?![\\p{L}_-])`, 'iu');

/** One row for each synonym that was found on a screen and replaced. */
export const BANNED_TERMS: readonly BannedTerm[] = [
  { language: 'en', word: word('visits?'), instead: 'appointment' },
  { language: 'sw', word: word('ziara'), instead: 'miadi' },
  { language: 'fr', word: word('visites?'), instead: 'rendez-vous' },
  {
    language: 'sw',
    word: word('ushauri wa daktari|ada za ushauri|ushauri kwa (?:simu|video)'),
    instead: 'mashauriano',
    allowed: /^record\.kind-note$/,
  },
  { language: 'en', word: word('on our side has|a person of our staff|someone on our team'), instead: 'our staff' },
  { language: 'sw', word: word('wahudumu wetu|mtu wetu|timu yetu'), instead: 'wafanyakazi wetu' },
  { language: 'en', word: word('charged'), instead: 'No money was taken' },
  { language: 'sw', word: word('hukutozwa|hutatozwa|hakuna pesa iliyotolewa'), instead: 'hakuna pesa iliyokatwa' },
  { language: 'fr', word: word("rien n[’']a été débité"), instead: 'aucune somme n’a été prélevée' },
  { language: 'en', word: word('per cent'), instead: '%' },
  { language: 'fr', word: word('pour cent'), instead: '%' },
  { language: 'en', word: word('how much picture|small picture|large picture'), instead: 'video' },
  { language: 'sw', word: word('kiasi cha picha|picha (?:ndogo|kubwa)'), instead: 'video' },
  { language: 'sw', word: word('msimbo wa uthibitisho'), instead: 'namba ya uthibitisho' },
  { language: 'sw', word: word('app ya|app yako'), instead: 'programu' },
  { language: 'sw', word: word('namba (?:ya|za) siri'), instead: 'PIN' },
  { language: 'sw', word: word('mazungumzo ya maandishi'), instead: 'ujumbe' },
  { language: 'fr', word: word('messagerie|discussions?'), instead: 'messages', allowed: /^more\.message-us$/ },
  { language: 'sw', word: word('karatasi'), instead: 'hati' },
  { language: 'sw', word: word('onesha'), instead: 'onyesha' },
  { language: 'sw', word: word('tatizo la kiafya'), instead: 'tatizo la afya' },
  { language: 'fr', word: word('mobile banking|monnaie mobile'), instead: 'mobile money' },
  { language: 'fr', word: word('horaires? libres?'), instead: 'créneau libre' },
  { language: 'fr', word: word('docteur|praticien'), instead: 'médecin' },
  {
    language: 'en',
    word: word('physician|clinician|practitioner'),
    instead: 'doctor',
    allowed: /^(specialty|learnings|articles|assistant|pregnancy)\./,
  },
  { language: 'sw', word: word('uteuzi|apointimenti'), instead: 'miadi' },
];
