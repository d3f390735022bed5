import type { Language } from '@tabibu/contract/languages';
import type { PrintedSpecialtyId } from '@tabibu/contract/specialties';

type Sentence = Readonly<Record<Language, string>>;

/** What a doctor of each specialty treats, in the first person, because French then needs no gender. */
const FOCUS: Readonly<Record<PrintedSpecialtyId, Sentence>> = {
  'general-practitioner': {
    sw: 'Ninawahudumia watu wazima na watoto kwa homa, malaria, kikohozi, maumivu na maswali ya kila siku ya afya.',
    en: 'I see adults and children with fever, malaria, cough, pain and everyday health questions.',
    fr: 'Je reçois adultes et enfants pour la fièvre, le paludisme, la toux, les douleurs et les questions de santé du quotidien.',
  },
  cardiologist: {
    sw: 'Ninatibu shinikizo la damu, maumivu ya kifua, mapigo ya moyo yasiyo ya kawaida na moyo kushindwa kufanya kazi.',
    en: 'I treat high blood pressure, chest pain, irregular heartbeat and heart failure.',
    fr: 'Je traite l’hypertension, les douleurs thoraciques, les troubles du rythme et l’insuffisance cardiaque.',
  },
  neurologist: {
    sw: 'Ninatibu kifafa, kiharusi, maumivu makali ya kichwa na ganzi ya mikono au miguu.',
    en: 'I treat epilepsy, stroke, severe headache and numbness of the hands or feet.',
    fr: 'Je traite l’épilepsie, les suites d’AVC, les maux de tête sévères et les engourdissements des mains ou des pieds.',
  },
  pediatrician: {
    sw: 'Ninawahudumia watoto tangu kuzaliwa hadi miaka kumi na minane: ukuaji, chanjo, homa na lishe.',
    en: 'I care for children from birth to eighteen: growth, vaccines, fever and feeding.',
    fr: 'Je suis les enfants de la naissance à dix-huit ans : croissance, vaccins, fièvre et alimentation.',
  },
  gynecologist: {
    sw: 'Ninawasaidia wanawake kuhusu ujauzito, uzazi wa mpango, hedhi na afya ya uzazi.',
    en: 'I help women with pregnancy, family planning, periods and reproductive health.',
    fr: 'J’accompagne les femmes pour la grossesse, la planification familiale, les règles et la santé reproductive.',
  },
  dermatologist: {
    sw: 'Ninatibu vipele, chunusi, fangasi, ukurutu na mabadiliko ya ngozi.',
    en: 'I treat rashes, acne, fungal infections, eczema and changes of the skin.',
    fr: 'Je traite les éruptions, l’acné, les mycoses, l’eczéma et les changements de la peau.',
  },
  'orthopedic-surgeon': {
    sw: 'Ninatibu mifupa iliyovunjika, maumivu ya mgongo na magoti, na majeraha ya michezo.',
    en: 'I treat fractures, back and knee pain, and sports injuries.',
    fr: 'Je traite les fractures, les douleurs du dos et du genou et les blessures sportives.',
  },
  oncologist: {
    sw: 'Ninakuwa pamoja na wagonjwa wa saratani tangu uchunguzi hadi matibabu na ufuatiliaji.',
    en: 'I accompany people with cancer through diagnosis, treatment and follow-up.',
    fr: 'J’accompagne les personnes atteintes de cancer, du diagnostic au traitement et au suivi.',
  },
  ophthalmologist: {
    sw: 'Ninatibu macho mekundu, uoni hafifu, mtoto wa jicho na presha ya macho.',
    en: 'I look after red eyes, poor sight, cataract and glaucoma.',
    fr: 'Je m’occupe des yeux rouges, de la baisse de la vue, de la cataracte et du glaucome.',
  },
  endocrinologist: {
    sw: 'Ninatibu kisukari, matatizo ya tezi ya shingo na mvurugiko wa homoni.',
    en: 'I treat diabetes, thyroid problems and hormone disorders.',
    fr: 'Je traite le diabète, les problèmes de thyroïde et les troubles hormonaux.',
  },
  psychiatrist: {
    sw: 'Ninasikiliza na kutibu sonona, wasiwasi, kukosa usingizi na utegemezi wa dawa au pombe.',
    en: 'I listen to and treat depression, anxiety, sleeplessness and dependence on drugs or alcohol.',
    fr: 'J’écoute et je traite la dépression, l’anxiété, l’insomnie et les dépendances.',
  },
  'family-medicine': {
    sw: 'Ninaihudumia familia nzima, wazee, wazazi na watoto, kwa magonjwa ya kawaida na ya muda mrefu.',
    en: 'I look after whole families, from grandparents to children, in everyday and long-term illness.',
    fr: 'Je soigne toute la famille, des grands-parents aux enfants, pour les maladies courantes et chroniques.',
  },
  dentist: {
    sw: 'Ninashauri kuhusu maumivu ya jino, fizi zinazotoka damu, meno ya watoto na usafi wa kinywa.',
    en: 'I advise on toothache, bleeding gums, children’s teeth and care of the mouth.',
    fr: 'Je conseille pour les maux de dents, les gencives qui saignent, les dents des enfants et l’hygiène de la bouche.',
  },
  urologist: {
    sw: 'Ninatibu maambukizi ya njia ya mkojo, mawe ya figo, tezi dume na matatizo ya uzazi ya wanaume.',
    en: 'I treat urinary infections, kidney stones, prostate problems and male infertility.',
    fr: 'Je traite les infections urinaires, les calculs, les problèmes de prostate et l’infertilité masculine.',
  },
  gastroenterologist: {
    sw: 'Ninatibu vidonda vya tumbo, kiungulia, homa ya ini na matatizo ya choo.',
    en: 'I treat stomach ulcers, heartburn, hepatitis and bowel problems.',
    fr: 'Je traite les ulcères, les brûlures d’estomac, les hépatites et les troubles intestinaux.',
  },
  pulmonologist: {
    sw: 'Ninatibu pumu, kikohozi cha muda mrefu, kifua kikuu na shida ya kupumua.',
    en: 'I treat asthma, long-lasting cough, tuberculosis and shortness of breath.',
    fr: 'Je traite l’asthme, la toux persistante, la tuberculose et l’essoufflement.',
  },
  nephrologist: {
    sw: 'Ninawahudumia wenye ugonjwa wa figo, uvimbe wa miguu na wanaosafishwa damu.',
    en: 'I care for people with kidney disease, swollen legs and those on dialysis.',
    fr: 'Je suis les personnes atteintes de maladie rénale, d’œdèmes ou sous dialyse.',
  },
  hematologist: {
    sw: 'Ninatibu selimundu, upungufu wa damu na matatizo ya kuganda kwa damu.',
    en: 'I treat sickle cell disease, anaemia and clotting problems.',
    fr: 'Je traite la drépanocytose, l’anémie et les troubles de la coagulation.',
  },
  rheumatologist: {
    sw: 'Ninatibu maumivu na uvimbe wa viungo, jongo na baridi yabisi.',
    en: 'I treat painful and swollen joints, gout and rheumatoid arthritis.',
    fr: 'Je traite les articulations douloureuses et gonflées, la goutte et la polyarthrite.',
  },
  'ent-specialist': {
    sw: 'Ninatibu maumivu ya sikio, kupungua kwa usikivu, mafua sugu na matatizo ya koo.',
    en: 'I treat earache, hearing loss, blocked noses and throat problems.',
    fr: 'Je traite les otites, la perte d’audition, le nez bouché et les maux de gorge.',
  },
  anaesthesiologist: {
    sw: 'Ninawaandaa wagonjwa kabla ya upasuaji na kusaidia kudhibiti maumivu ya muda mrefu.',
    en: 'I prepare people for operations and help to control long-lasting pain.',
    fr: 'Je prépare les personnes à une opération et j’aide à maîtriser les douleurs chroniques.',
  },
  nutritionist: {
    sw: 'Ninapanga mlo kwa wenye kisukari, shinikizo la damu, uzito mkubwa na kwa wajawazito.',
    en: 'I plan meals for diabetes, high blood pressure, overweight and pregnancy.',
    fr: 'Je prépare des plans alimentaires pour le diabète, l’hypertension, le surpoids et la grossesse.',
  },
};

const APPROACHES: readonly Sentence[] = [
  {
    sw: 'Ninaeleza kila hatua kwa lugha rahisi, na mwisho wa mazungumzo utajua la kufanya.',
    en: 'I explain each step in plain words, and at the end of the call you know what to do next.',
    fr: 'J’explique chaque étape avec des mots simples, et à la fin de l’appel vous savez quoi faire.',
  },
  {
    sw: 'Tafadhali uwe na orodha ya dawa zako karibu tunapozungumza.',
    en: 'Please have a list of your medicines at hand when we talk.',
    fr: 'Gardez la liste de vos médicaments près de vous pendant notre entretien.',
  },
  {
    sw: 'Simu isipotosha, nitakuambia wazi kwamba unahitaji kuonana na daktari ana kwa ana.',
    en: 'When a call is not enough, I will tell you plainly that you need to be seen in person.',
    fr: 'Quand un appel ne suffit pas, je vous dis clairement qu’il faut consulter sur place.',
  },
  {
    sw: 'Ninasikiliza kwanza kabla ya kuandika dawa yoyote.',
    en: 'I listen first, before I prescribe anything.',
    fr: 'J’écoute d’abord, avant de prescrire quoi que ce soit.',
  },
  {
    sw: 'Unaweza kuniuliza chochote; faragha yako inaheshimiwa.',
    en: 'You may ask me anything; your privacy is respected.',
    fr: 'Vous pouvez tout me demander ; votre intimité est respectée.',
  },
  {
    sw: 'Ndugu au mlezi wako anaweza kushiriki kwenye simu ukipenda.',
    en: 'A relative or carer may join the call if you wish.',
    fr: 'Un proche peut participer à l’appel si vous le souhaitez.',
  },
];

/** Returns a bio of three sentences in each of the three languages. `years` must be at least two. */
export function demoBio(specialty: PrintedSpecialtyId, city: string, years: number, turn: number): Sentence {
  const focus = FOCUS[specialty];
  const approach = APPROACHES[turn % APPROACHES.length]!;
  return {
    sw: `${focus.sw} Nilipata mafunzo yangu ${city} na nina uzoefu wa miaka ${years}. ${approach.sw}`,
    en: `${focus.en} I trained in ${city} and have ${years} years of experience. ${approach.en}`,
    fr: `${focus.fr} Ma formation s’est faite à ${city} ; j’exerce depuis ${years} ans. ${approach.fr}`,
  };
}
