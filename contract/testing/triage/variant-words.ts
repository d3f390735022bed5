type Pairs = readonly (readonly [RegExp, string])[];

/** Words that people use for the same person, time or manner. */
export const SYNONYMS: Readonly<Record<'sw' | 'en' | 'fr', Pairs>> = {
  sw: [
    [/\b[Mm]wanangu\b/g, 'mtoto wangu'],
    [/\b[Mm]ke wangu\b/g, 'mama watoto wangu'],
    [/\b[Mm]ume wangu\b/g, 'mzee wangu wa nyumbani'],
    [/\b[Bb]ibi\b/g, 'nyanya'],
    [/\btangu\b/g, 'kuanzia'],
    [/\bsasa\b/g, 'hivi sasa'],
    [/\b[Ll]eo\b/g, 'siku ya leo'],
    [/\blakini\b/g, 'ila'],
    [/\bharaka\b/g, 'haraka haraka'],
    [/\bvibaya\b/g, 'vibaya sana'],
    [/\b[Nn]ilijifungua\b/g, 'nilizaa'],
    [/\b[Nn]imejifungua\b/g, 'nimezaa'],
  ],
  en: [
    [/\b[Mm]y (?:son|boy)\b/g, 'my little boy'],
    [/\b[Mm]y (?:daughter|girl)\b/g, 'my little girl'],
    [/\b[Mm]um\b/g, 'my mother'],
    [/\b[Dd]ad\b/g, 'my father'],
    [/\b[Gg]randma\b/g, 'my grandmother'],
    [/\b[Gg]randpa\b/g, 'my grandfather'],
    [/\b[Mm]y husband\b/g, 'the father of my children'],
    [/\bsince this morning\b/g, 'from this morning'],
    [/\b(?:throwing up|puking)\b/g, 'vomiting'],
    [/\b(?:tummy|stomach)\b/g, 'belly'],
    [/\b(?:can't|cannot)\b/g, 'is not able to'],
    [/\b(?:terrible|awful)\b/g, 'very bad'],
    [/\bpoop?\b/g, 'stool'],
    [/\b[Bb]aby\b/g, 'little one'],
  ],
  fr: [
    [/\b[Mm]aman\b/g, 'ma mère'],
    [/\b[Pp]apa\b/g, 'mon père'],
    [/\b[Mm]on fils\b/g, 'mon garçon'],
    [/\b[Mm]a femme\b/g, 'mon épouse'],
    [/\b[Mm]on mari\b/g, 'mon époux'],
    [/\bdepuis ce matin\b/g, 'depuis la matinée'],
    [/\bd'un coup\b/g, 'tout à coup'],
    [/\ben bas\b/g, 'vers le bas'],
    [/\btrès\b/g, 'vraiment très'],
    [/\bmaintenant\b/g, 'à présent'],
    [/\bmal à la tête\b/g, 'mal de tête'],
  ],
};

/** Sentences that say nothing of any complaint. */
export const HARMLESS = {
  sw: ['Habari za leo daktari.', 'Tunaishi karibu na soko.', 'Naomba msaada wako.', 'Asante kwa kunisikiliza.'],
  en: ['Good morning doctor.', 'We live near the market.', 'Please advise me.', 'Thank you for your time.'],
  fr: ['Bonjour docteur.', 'Nous habitons près du marché.', 'Merci de me conseiller.', "C'est ma soeur qui écrit."],
  mix: ['Habari doc.', 'Niko area ya Ngong road.', 'Naomba advice please.', 'Thanks sana.'],
} as const;

/** Sentences that are an emergency for anybody. */
export const DANGER = {
  sw: ['Na sasa hapumui.', 'Na sasa hajitambui.', 'Na sasa amepata degedege.'],
  en: ['And now there is no breathing at all.', 'And now unconscious.', 'And now a seizure started.'],
  fr: ['Et maintenant ne respire plus.', 'Et maintenant inconscient.', 'Et maintenant il convulse.'],
  mix: ['Na sasa hapumui.', 'Sasa ako unconscious.', 'Sasa ako na seizure.'],
} as const;

/** Words that deny, each with what stands there when the same is said to be so. */
export const DENIALS: Readonly<Record<'sw' | 'en' | 'fr', Pairs>> = {
  sw: [
    [/\b[Hh]ana\b/g, 'ana'],
    [/\b[Ss]ina\b/g, 'nina'],
    [/\b[Hh]akuna\b/g, 'kuna'],
    [/\b[Hh]amna\b/g, 'kuna'],
    [/\bhaijavimba\b/g, 'imevimba'],
    [/\bhaujavimba\b/g, 'umevimba'],
    [/\bhavijavimba\b/g, 'vimevimba'],
    [/\bhakiumi\b/g, 'kinauma'],
    [/\bhaliumi\b/g, 'linauma'],
    [/\bhauumi\b/g, 'unauma'],
    [/\bhajatapika\b/g, 'ametapika'],
    [/\bhajameza\b/g, 'amemeza'],
    [/\bhajakakamaa\b/g, 'amekakamaa'],
    [/\bhaziingii\b/g, 'zinaingia'],
  ],
  en: [
    [/\b(?:no|not|never)\s/gi, ''],
    [/\bwithout\b/g, 'with'],
    [/\bdoesn't\b/g, 'does'],
    [/\bdon't\b/g, 'do'],
    [/\bdidn't\b/g, 'did'],
    [/\baren't\b/g, 'are'],
    [/\bhaven't\b/g, 'have'],
    [/\bisn't\b/g, 'is'],
  ],
  fr: [
    [/\b[Ss]ans\b/g, 'avec'],
    [/\b[Aa]ucune? /g, 'une '],
    [/\bpas de /g, 'avec '],
    [/\bpas /g, ''],
    [/\bni /g, 'et '],
    [/\bne /g, ''],
    [/\bn'/g, ''],
    [/\bjamais /g, ''],
  ],
};
