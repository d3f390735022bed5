import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { foldText } from './normalise.ts';
import { readFacts } from './read-facts.ts';

describe('dangers that are told by comparisons, tools and what was tried', () => {
  test.each([
    ['they stuck a bike spoke in his ribs', 'major-trauma'],
    ['amechomwa mkuki begani', 'major-trauma'],
    ['on lui a enfoncé des ciseaux dans le ventre', 'major-trauma'],
    ['the baboon tore his cheek', 'deep-bite'],
    ['huile chaude, brûlé tout autour de la jambe', 'burn-serious'],
    ['blood is running down her legs into her shoes', 'heavy-bleeding'],
    ['son tibia sort de la peau', 'open-break'],
    ['two small holes above the foot', 'snake-bite'],
    ['amekunywa dawa ya kuogeshea mifugo', 'swallowed-poison'],
    ['he breathes like a dog', 'breathless-at-rest'],
    ['hawezi kumaliza sentensi', 'breathless-at-rest'],
    ['une scie dans la gorge quand elle inspire', 'noisy-breath'],
    ['on lui pince le bras et aucune réaction', 'unconscious'],
    ['tunamtekenya kimya', 'unconscious'],
    ['il parle avec des morts', 'confused'],
    ['kikombe kimemponyoka mkono wa kulia', 'one-side-weak'],
    ['anaongea kama mlevi', 'slurred'],
    ['the soft spot is puffed up', 'bulging-soft-spot'],
    ['ameza visumaku', 'swallowed-battery'],
    ['mon pistolet est sur la table', 'suicide-plan'],
    ['sumu iko tayari, bunduki iko mezani', 'suicide-plan'],
    ['naogopa nitamuua mtoto, nataka kumziba pua', 'harm-thoughts'],
    ['les taches restent quand on appuie le verre', 'non-fading-rash'],
    ['she vomits, every sip comes back', 'vomits-all'],
  ])('%s: %s', (text, concept) => expect(readFacts(text).present).toContain(concept));

  test.each([
    ['she put the knife on the shelf', 'major-trauma'],
    ['it feels like someone stuck a knife in my back when I bend', 'major-trauma'],
    ['mal au dos comme si on m’enfonçait un couteau', 'major-trauma'],
    ['mgongo unachoma kama nimechomwa kisu mgongoni', 'major-trauma'],
    ['my hands are cold, I wear gloves', 'burn-serious'],
    ['the rat is on the table in the kitchen', 'suicide-plan'],
    ['I gave the dog to my neighbour for the holiday', 'suicide-plan'],
    ['nimemwagia maji mkono halafu hana maumivu', 'unconscious'],
  ])('%s: no %s', (text, concept) => expect(readFacts(text).present).not.toContain(concept));
});

describe('words as they are heard', () => {
  test.each([
    ['il respire com un chien', 'il respire comme un chien'],
    ['g jamè mal', 'j ai jamais mal'],
    ['planté dan loeil', 'plante dans l oeil'],
    ['jgrelot', 'j grelot'],
    ['kila nusu sa dm inatoka', 'kila nusu saa damu inatoka'],
    ['mto hajaja', 'mtoto hajaja'],
    // A unit, a river, a disease.
    ['5 mm and 3 g of it', '5 mm and 3 g of it'],
    ['mto umejaa', 'mto umejaa'],
    ['dm na presha', 'dm na presha'],
  ])('%s', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('who tells of now beside a story, a wish or somebody well', () => {
  test('an old man who reads the paper, and a child whom its cartoon does not wake', () => {
    const stroke = 'babu alikuwa anasoma gazeti, ghafla anaongea kama mlevi';
    expect(readFacts(stroke).present).toContain('slurred');
    expect(readFacts('hata katuni hafungui macho, anazama tena').present).toContain('drowsy');
    expect(readFacts('in the film he talks like a drunk').present).not.toContain('slurred');
  });

  test('what was once so and now is otherwise', () => {
    const lump = 'the lump in my groin I used to push back is now hard and will not go in';
    expect(readFacts(lump).present).toContain('hard-hernia');
    expect(readFacts('now I am well, I used to have chest pain').present).not.toContain('chest-pain');
  });

  test('who only asks for a beer may bleed', () => {
    const cut =
      'Le couteau a glissé, le sang sort par petits jets et a traversé deux pagnes. Il demande juste une bière.';
    expect(readFacts(cut).onlyAsks).toBe(false);
  });

  test("'comme si' denies nothing, and two nouns in turn are denied", () => {
    expect(readFacts('comme si on cassait une bouteille sur ma tête').denied).not.toContain('headache-worst');
    expect(readFacts('niko wiki 9, damu hamna, maji hamna').present).not.toContain('bleeding');
    expect(readFacts('mimba miezi saba damu hamna maji hamna').present).not.toContain('bleeding');
  });

  test.for([
    'At home everybody is well. I fainted twice while climbing the hill with the water.',
    'We are all fine, thank God. Only my chest is tight and my left arm heavy since morning.',
    'Tuko wazima wote. Baba amezima ghafla na mdomo umepinda.',
    'Tout le monde va bien à la maison. Moi je saigne beaucoup depuis l’accouchement.',
    'He fainted on stage in the middle of the dance.',
    'Alianguka ghafla kwenye mbio za shule, sare ya shuleni imechanika, hakujua alipo.',
  ])('a greeting or a school takes no danger back: %s', (text) => {
    expect(assess(text).level).toBe('emergency');
  });

  test('who writes a play or a quiz reads no emergency', () => {
    expect(assess('It is for a school quiz: what happens when somebody faints on the pitch?').level).toBe('routine');
    expect(assess('I am writing a play, a man on stage is poisoned. Nobody is ill.').level).toBe('routine');
  });
});
