/** French ways of saying what concerns belly, bowel and urine: by concept, separated by bars. */
export const french = {
  'belly-pain': 'mal au ventre | mal de ventre | douleurs abdominales | maux de ventre',
  'belly-pain-severe': 'tres mal au ventre | douleur atroce au ventre | plie en deux',
  'belly-hard': 'ventre dur comme',
  'lower-belly-pain': 'mal au bas ventre | douleur pelvienne | douleur du bas ventre',
  'right-low-pain': 'douleur en bas a droite | appendicite | mal en bas a droite | douleur deplacee a droite',
  vomits: 'vomit',
  'vomits-all': `
    vomit tout | ne garde rien | rejette tout | vomis tout | vomit sans arret | ne retient rien |
    vomit meme l eau | tout ce qu il mange | tout ce qu elle mange il vomit | vomit a chaque | garde rien |
    vomissements incessants | vomit tout ce
  `,
  'vomits-blood': 'vomit du sang | vomissements de sang | marc de cafe',
  'blood-streak-vomit': 'filet de sang dans le vomi',
  'black-stool': 'selles noires | melena',
  'blood-stool': 'diarrhee sanglante | sang dans les selles | diarrhee avec du sang | dysenterie | selles sanglantes',
  'no-stool': 'pas de selles | ni gaz | pas de gaz | ne va plus a la selle | arret des selles',
  constipation: 'constip* | selles dures',
  'belly-swollen': 'ventre gonfle | ballonne*',
  'green-vomit': 'vomi vert | vomit vert | vomissements verts | vomit de la bile | bile',
  'hard-hernia': 'hernie dure | hernie coincee | hernie etranglee | hernie douloureuse | hernie ne rentre plus',
  diarrhoea: 'diarrhee* | selles liquides | selles comme eau | selles molles | courante',
  'much-watery': 'cholera | eau de riz | comme de l eau | selles comme eau de riz',
  'sunken-eyes': 'yeux creux | yeux enfonces | yeux cernes et creux',
  dehydrated: `
    sans larmes | bouche seche | tres soif | deshydrat* | pleure sans larmes | soif intense | langue seche
  `,
  'slow-skin': 'pli cutane | peau revient lentement | pli de la peau',
  thirsty: 'soif | boit avidement',
  'drinking-well': 'boit bien | bois bien | boit normalement | je bois | peut boire | arrive a boire',
  yellow: 'jaunisse | ictere | yeux jaunes | peau jaune',
  'cannot-pass-urine': `
    n arrive pas a uriner | ne peut pas uriner | ne peux pas uriner | impossible d uriner | urine bloquee |
    retention d urine | n arrive plus a uriner
  `,
  'flank-pain': 'douleur au flanc | mal au rein',
  'urine-burns': `
    brulure en urinant | brule quand je pisse | ca brule en urinant | infection urinaire | brulures urinaires |
    cystite
  `,
  'urine-often': 'urine souvent | pipi souvent | envie frequente d uriner',
  'testicle-pain': 'torsion du testicule',
  'long-erection': 'erection qui ne passe pas | priapisme | erection depuis',
  'stuck-foreskin': 'prepuce coince | prepuce bloque',
  heartburn: 'brulures d estomac | reflux | aigreurs | indigestion | remontees acides',
  gas: 'ballonnement* | gaz',
  'not-eating': `
    ne mange plus | ne mange pas | refuse de manger | pas d appetit | perte d appetit | perdu l appetit
  `,
  'stopped-eating': 'ne mange plus | refuse de manger | a arrete de manger',
} as const;
