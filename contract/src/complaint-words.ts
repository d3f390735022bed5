import type { HealthProblemId } from './health-problems.ts';

/**
 * What a complaint is about: one of the 25 health problems, or a topic that general doctors see first and that is none
 * of them.
 */
export type ComplaintTopic = HealthProblemId | 'fever' | 'everyday';

interface ComplaintWords {
  readonly topic: ComplaintTopic;
  /** The health problem whose specialties treat it (`health-problems.ts`). */
  readonly problem: HealthProblemId;
  /**
   * Words and phrases as people type them, separated by commas, in Swahili, English and French. Accents, case and the
   * plural s are ignored.
   */
  readonly sw: string;
  readonly en: string;
  readonly fr: string;
}

/**
 * The review of the words below. The words decide which doctors are listed; they are no diagnosis and say nothing about
 * urgency.
 */
export const COMPLAINT_WORDS_REVIEW = {
  status: 'draft',
  reviewer: '',
  source:
    'Everyday words gathered by the makers of the product for the 25 printed health problems; not taken from a medical terminology.',
} as const;

/**
 * The words with which people describe complaints, and the health problem that each leads to. A word may belong to
 * several topics. A longer phrase wins over the words in it ("mtoto wa jicho" means a cataract, not a child).
 */
export const COMPLAINT_WORDS: readonly ComplaintWords[] = [
  {
    topic: 'maternal',
    problem: 'maternal',
    sw: 'hedhi, siku zangu, uzazi wa mpango, uzazi, matiti, titi, mji wa mimba, utasa, ugumba, afya ya uzazi, ukeni, fangasi ukeni, p2, zinaa, magonjwa ya zinaa, kisonono, kaswende, pangusa, klamidia',
    en: 'period, periods, menstruation, period pain, family planning, contraception, birth control, infertility, breast, womb, fibroid, menopause, vagina, women, woman, morning after pill, emergency pill, p2, pid, pelvic inflammatory disease, std, sti, gonorrhea, gonorrhoea, gono, syphilis, chlamydia',
    fr: 'règles, planning familial, contraception, pilule, stérilité, infertilité, sein, utérus, fibrome, ménopause, vagin, femme, règles douloureuses, pilule du lendemain, mst, ist, gonorrhée, gonococcie, chaude-pisse, syphilis, chlamydia',
  },
  {
    topic: 'male',
    problem: 'male',
    sw: 'nguvu za kiume, tezi dume, uume, korodani, wanaume, busha, zinaa, magonjwa ya zinaa, kisonono, kaswende, pangusa, klamidia',
    en: 'erection, erectile dysfunction, impotence, prostate, testicle, penis, men, premature ejaculation, hydrocele, std, sti, gonorrhea, gonorrhoea, gono, syphilis, chlamydia',
    fr: 'érection, impuissance, prostate, testicule, pénis, éjaculation précoce, homme, hydrocèle, mst, ist, gonorrhée, gonococcie, chaude-pisse, syphilis, chlamydia',
  },
  {
    topic: 'mental',
    problem: 'mental',
    sw: 'akili, msongo, msongo wa mawazo, mawazo mengi, huzuni, sonona, unyogovu, wasiwasi, hofu, kuchanganyikiwa, ulevi, uraibu',
    en: 'stress, depression, depressed, anxiety, anxious, panic, sadness, mental, mental health, addiction, alcohol, trauma, bipolar, schizophrenia',
    fr: 'dépression, déprimé, angoisse, anxiété, panique, tristesse, mental, santé mentale, addiction, alcool, traumatisme',
  },
  {
    topic: 'head',
    problem: 'head',
    sw: 'kichwa, maumivu ya kichwa, kipandauso, kizunguzungu, kifafa, degedege, ganzi, kiharusi, kupooza, neva, ubongo, kuzimia',
    en: 'head, headache, migraine, dizzy, dizziness, epilepsy, seizure, numbness, stroke, nerve, brain, fainting, paralysis',
    fr: 'tête, mal de tête, maux de tête, migraine, vertige, épilepsie, convulsion, engourdissement, avc, nerf, cerveau, paralysie, évanouissement',
  },
  {
    topic: 'stomach',
    problem: 'stomach',
    sw:
      'tumbo, maumivu ya tumbo, kuhara, kuharisha, kutapika, kichefuchefu, kiungulia, vidonda vya tumbo, choo kigumu, kuvimbiwa, minyoo, gesi tumboni, ' +
      'bawasiri, amiba, kipindupindu, ngiri',
    en:
      'stomach, stomach ache, stomachache, belly, abdomen, diarrhea, diarrhoea, vomiting, vomit, nausea, heartburn, ulcer, ulcers, constipation, worms, gas, bloating, ' +
      'piles, hemorrhoids, haemorrhoids, digestion, cholera, amoeba, indigestion, hernia',
    fr:
      'estomac, ventre, mal de ventre, mal au ventre, diarrhée, vomissement, vomir, nausée, brûlures d’estomac, ulcère, constipation, vers, ballonnement, ' +
      'hémorroïdes, digestion, choléra, gastrite, amibes, hernie',
  },
  {
    topic: 'heart',
    problem: 'heart',
    sw: 'moyo, presha, presha ya kupanda, presha ya kushuka, shinikizo la damu, shinikizo la juu la damu, mapigo ya moyo, maumivu ya kifua',
    en: 'heart, blood pressure, high blood pressure, pressure, hypertension, palpitations, chest pain, heartbeat, bp',
    fr: 'cœur, tension, tension artérielle, hypertension, palpitations, douleur à la poitrine, mal à la poitrine',
  },
  {
    topic: 'cancer',
    problem: 'cancer',
    sw: 'saratani, kansa, uvimbe wa saratani',
    en: 'cancer, tumor, tumour, chemotherapy, leukemia, leukaemia, lymphoma',
    fr: 'cancer, tumeur, chimiothérapie, leucémie, lymphome',
  },
  {
    topic: 'diabetes',
    problem: 'diabetes',
    sw: 'sukari, kisukari, ugonjwa wa sukari, unene, uzito, lishe',
    en: 'diabetes, diabetic, sugar, blood sugar, insulin, obesity, overweight, diet',
    fr: 'diabète, diabétique, sucre, glycémie, insuline, obésité, surpoids, régime',
  },
  {
    topic: 'skin',
    problem: 'skin',
    sw: 'ngozi, upele, vipele, mapele, chunusi, mwasho, kuwashwa, muwasho, fangasi, ukurutu, mba, madoa, nywele kukatika, jipu, majipu',
    en: 'skin, rash, rashes, acne, pimple, itch, itching, itchy, eczema, fungus, ringworm, scabies, boil, spots, hair loss, psoriasis, vitiligo',
    fr: 'peau, bouton, boutons, acné, démangeaison, eczéma, mycose, gale, teigne, furoncle, tache, psoriasis, chute de cheveux',
  },
  {
    topic: 'bone',
    problem: 'bone',
    sw: 'mfupa, mifupa, kuvunjika, mgongo, maumivu ya mgongo, uti wa mgongo, kuteguka',
    en: 'bone, bones, fracture, broken, back pain, backache, spine, sprain',
    fr: 'os, fracture, dos, mal de dos, mal au dos, colonne, entorse, lombalgie',
  },
  {
    topic: 'eye',
    problem: 'eye',
    sw: 'jicho, macho, mtoto wa jicho, kutoona, sioni, upofu, macho mekundu, miwani, trakoma',
    en: 'eye, eyes, eyesight, vision, sight, blurred vision, cataract, glasses, red eye, glaucoma, conjunctivitis',
    fr: 'œil, yeux, vue, vision, cataracte, lunettes, glaucome, conjonctivite',
  },
  {
    topic: 'dental',
    problem: 'dental',
    sw: 'jino, meno, maumivu ya jino, fizi, kinywa, mdomo, kung’oa jino, harufu ya kinywa',
    en: 'tooth, teeth, toothache, gum, gums, mouth, dental, cavity, bad breath, wisdom tooth',
    fr: 'dent, dents, mal de dents, rage de dents, gencive, bouche, carie, dentaire, mauvaise haleine',
  },
  {
    topic: 'pregnancy',
    problem: 'pregnancy',
    sw: 'mimba, ujauzito, mjamzito, kliniki ya wajawazito, kuharibika kwa mimba, kujifungua',
    en: 'pregnancy, pregnant, antenatal, miscarriage, morning sickness, delivery, expecting, pregnancy test',
    fr: 'grossesse, enceinte, fausse couche, accouchement, prénatal, test de grossesse',
  },
  {
    topic: 'hiv',
    problem: 'hiv',
    sw: 'vvu, ukimwi, dawa za vvu, arv',
    en: 'hiv, aids, arv, antiretroviral, prep, pep',
    fr: 'vih, sida, antirétroviral, trithérapie',
  },
  {
    topic: 'child',
    problem: 'child',
    sw: 'mtoto, watoto, mtoto mchanga, kichanga, chanjo, utapiamlo, surua, tetekuwanga',
    en: 'child, children, kid, kids, baby, babies, infant, newborn, toddler, vaccination, vaccine, measles, chickenpox',
    fr: 'enfant, enfants, bébé, bébés, nourrisson, nouveau-né, vaccin, vaccination, rougeole, varicelle',
  },
  {
    topic: 'respiratory',
    problem: 'respiratory',
    sw: 'kikohozi, kukohoa, kifua, kifua kikuu, pumu, mafua, kupumua, kubanwa pumzi, mapafu, nimonia, homa ya mapafu, makohozi, uviko, korona, corona',
    en: 'cough, coughing, cold, flu, asthma, breath, breathing, short of breath, shortness of breath, lung, lungs, pneumonia, chest, tb, tuberculosis, bronchitis, covid, corona, coronavirus, wheezing',
    fr: 'toux, tousser, rhume, grippe, asthme, respiration, respirer, essoufflement, poumon, pneumonie, poitrine, tuberculose, bronchite, covid, corona, coronavirus',
  },
  {
    topic: 'blood',
    problem: 'blood',
    sw: 'damu, upungufu wa damu, selimundu, siko seli',
    en: 'blood, anemia, anaemia, sickle cell, bleeding disorder',
    fr: 'sang, anémie, drépanocytose, manque de sang',
  },
  {
    topic: 'kidney',
    problem: 'kidney',
    sw: 'figo, mkojo, uti, kukojoa, kibofu, mawe ya figo',
    en: 'kidney, kidneys, urine, urinary, uti, bladder, kidney stone, kidney stones, peeing',
    fr: 'rein, reins, urine, uriner, vessie, calcul rénal, cystite, infection urinaire',
  },
  {
    topic: 'thyroid',
    problem: 'thyroid',
    sw: 'tezi, goita, rovu, tezi ya shingo',
    en: 'thyroid, goiter, goitre',
    fr: 'thyroïde, goitre',
  },
  {
    topic: 'liver',
    problem: 'liver',
    sw: 'ini, homa ya ini, manjano, macho ya njano',
    en: 'liver, hepatitis, jaundice, cirrhosis',
    fr: 'foie, hépatite, jaunisse, ictère, cirrhose',
  },
  {
    topic: 'joint',
    problem: 'joint',
    sw: 'viungo, maumivu ya viungo, goti, magoti, bega, kiuno, baridi yabisi, jongo, mgongo',
    en: 'joint, joints, knee, knees, shoulder, hip, arthritis, rheumatism, gout, back pain, joint pain',
    fr: 'articulation, articulations, genou, genoux, épaule, hanche, arthrite, arthrose, rhumatisme, goutte, mal de dos',
  },
  {
    topic: 'ear',
    problem: 'ear',
    sw: 'sikio, masikio, pua, koo, maumivu ya koo, tonsi, kutosikia, uziwi, kutokwa damu puani',
    en: 'ear, ears, earache, nose, throat, sore throat, tonsils, tonsillitis, hearing, sinus, nosebleed, deaf',
    fr: 'oreille, oreilles, nez, gorge, mal de gorge, mal d’oreille, amygdales, angine, sinusite, surdité, otite',
  },
  {
    topic: 'allergy',
    problem: 'allergy',
    sw: 'mzio, aleji',
    en: 'allergy, allergies, allergic, hay fever, hives',
    fr: 'allergie, allergique, rhume des foins, urticaire',
  },
  {
    topic: 'sleep',
    problem: 'sleep',
    sw: 'usingizi, kukosa usingizi, kukoroma',
    en: 'sleep, sleeping, insomnia, sleepless, snoring, nightmares',
    fr: 'sommeil, insomnie, dormir, ronflement, cauchemars',
  },
  {
    topic: 'fever',
    problem: 'other',
    sw: 'homa, malaria, taifodi, homa ya matumbo, maambukizi, kutetemeka, joto la mwili, dengi, homa ya dengue',
    en: 'fever, malaria, typhoid, infection, chills, dengue, temperature, fever and chills',
    fr: 'fièvre, paludisme, palu, malaria, typhoïde, infection, frissons, dengue, température',
  },
  {
    topic: 'everyday',
    problem: 'other',
    sw: 'uchovu, udhaifu, kidonda, vidonda, jeraha, uchunguzi, kupungua uzito, mwili kuuma, maumivu ya mwili, daktari wa kawaida',
    en: 'tired, tiredness, fatigue, weakness, wound, check-up, checkup, body pain, losing weight, sick, ill, gp',
    fr: 'fatigue, fatigué, faiblesse, plaie, blessure, bilan de santé, courbatures, malade, perte de poids',
  },
];

/** Words that surround a complaint without describing it. They are ignored once a complaint is recognised. */
export const FILLER_WORDS = {
  sw:
    'daktari, dokta, madaktari, bingwa, wa, ya, za, la, cha, vya, kwa, na, ni, ni kama, nina, nna, ninaumwa, naumwa, anaumwa, unauma, inauma, kinauma, linauma, kuuma, ana, ' +
    'mimi, wangu, yangu, changu, langu, zangu, mke, mume, mama, baba, ugonjwa, magonjwa, maumivu, tatizo, matatizo, dawa, sana, kali, siku, wiki, mwezi, tangu, jana, leo, ' +
    'moja, mbili, tatu, nne, tano, hospitali, kutoka, au, pia',
  en:
    'a, an, the, i, im, my, me, have, has, having, had, am, is, are, feel, feeling, get, getting, with, for, in, on, of, at, to, and, or, from, since, days, day, weeks, week, month, ' +
    'yesterday, today, two, three, four, five, doctor, doctors, specialist, problem, problems, pain, painful, ache, aches, hurts, hurt, hurting, bad, severe, very, disease, ' +
    'medicine, treatment, help, need, want, who, treats, wife, husband, son, daughter, issue, issues, health, strong, high, low',
  fr:
    'un, une, le, la, les, l, de, des, du, d, au, aux, et, ou, à, je, j, jai, ai, a, mon, ma, mes, me, pour, avec, dans, depuis, jour, jours, semaine, semaines, mois, hier, ' +
    'médecin, docteur, spécialiste, problème, problèmes, mal, maux, douleur, douleurs, très, fort, forte, maladie, médicament, traitement, aide, besoin, qui, soigne, ' +
    'femme, mari, fils, fille, est, suis, deux, trois',
} as const;
