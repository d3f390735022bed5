/** English ways of saying what concerns belly, bowel and urine: by concept, separated by bars. */
export const english = {
  'belly-pain': 'stomach ache | stomachache | tummy ache | abdominal pain | belly ache | stomach pains',
  'belly-pain-severe': 'severe stomach pain | severe abdominal pain | can not stand straight from belly | doubled over',
  'belly-hard': 'rigid abdomen',
  'lower-belly-pain': 'pelvic pain | lower abdominal pain',
  'right-low-pain': `
    pain moved to right | appendi* | pain started at navel and moved | pain in right lower | lower right pain |
    pain from navel to right
  `,
  vomits: 'vomiting',
  'vomits-all': `
    vomits everything | vomiting everything | keeps nothing down | can not keep anything down |
    can not keep food | can not keep water | can not keep fluids | vomits all | throws up everything |
    brings up everything | can not hold anything down | vomits each time | vomits whatever | vomiting all food |
    can not keep down | keep nothing down | everything comes back up | vomits after every | nothing stays down |
    vomiting nonstop | can not stop vomiting | not keep anything down | not keep water down
  `,
  'vomits-blood': 'vomit looks like coffee | coffee grounds | vomiting blood | throwing up blood',
  'blood-streak-vomit': 'streak of blood in vomit | streaks of blood in vomit | little blood in vomit',
  'black-stool': 'black tarry | melaena | melena',
  'blood-stool': 'bloody diarrh* | blood in diarrh* | dysentery | blood when i poo',
  'no-stool': `
    no stool | not passed stool | constipat* and | not pass gas | no gas | can not pass stool | can not pass gas |
    not opened bowels | no bowel movement
  `,
  constipation: 'constipat* | hard stool* | difficult to pass stool',
  'belly-swollen': 'bloated belly | distended',
  'green-vomit': 'green vomit | vomit* green | bile vomit* | vomit* bile | yellow green vomit',
  'hard-hernia': `
    hernia hard | hernia painful | hernia stuck | hernia will not go | hernia swollen | hard lump in groin |
    hernia does not go back
  `,
  diarrhoea: `
    diarrh* | running stomach | watery stool* | loose stool* | runny stool* | running tummy | loose motion* |
    runs
  `,
  'much-watery': `
    rice water | watery stool* many | pouring water stool* | like water | profuse watery | cholera |
    too many times to count | every few minutes
  `,
  'sunken-eyes': 'eyes sunken | sunken eyes',
  dehydrated: `
    no tears | dry mouth | very thirsty | dehydrat* | cries without tears | mouth is dry | tongue is dry
  `,
  'slow-skin': `
    skin stays pinched | skin pinch slow* | skin goes back slow* | skin returns slow* |
    skin goes back very slow*
  `,
  thirsty: 'thirsty | drinks eagerly | drinking eagerly',
  'drinking-well': `
    drinking well | drinks well | drinking fine | can drink | drinking water | drinking fluids |
    keeping fluids down | drinking and passing urine | able to drink | drinks normally | drinking plenty
  `,
  yellow: 'jaundice* | turned yellow | yellow all over',
  'cannot-pass-urine': `
    can not pass urine | can not urinate | unable to urinate | unable to pass urine | urine will not come |
    can not pee | blocked urine | bladder full | urine retention
  `,
  'flank-pain': 'kidney pain | pain in side',
  'urine-burns': `
    burning urine | burning when peeing | painful urination | burning pee | urine infection | uti |
    stings to pee | burning sensation when urinating
  `,
  'urine-often': 'peeing often | frequent urination | urinating often | going to pee all the time | urine often',
  'testicle-pain': 'torsion | twisted testicle',
  'long-erection': 'erection for | erection will not go | priapism | erection not go* | erection hours',
  'stuck-foreskin': 'foreskin stuck | foreskin will not go back | paraphimosis',
  heartburn: `
    heartburn | acid reflux | indigestion | acidity | acid stomach | burning after eating | ulcers burn |
    sour taste
  `,
  gas: 'bloated | gas | bloating | wind',
  'not-eating': `
    not eating | will not eat | no appetite | stopped eating | refuses food | lost appetite | poor appetite
  `,
  'stopped-eating': 'stopped eating | not eaten for days | refuses all food | refuses food',
} as const;
