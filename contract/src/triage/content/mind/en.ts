/** English ways of saying what concerns mind, violence and exposure: by concept, separated by bars. */
export const english = {
  'suicide-plan': `
    kill myself | end my life | suicide attempt | tried to kill | took pills to die | hang myself | plan to die |
    have a rope | going to die tonight | drank poison to die | ending it tonight | want to end my life |
    =cut my wrists | jump off | goodbye note | wrote a goodbye | going to kill | suicide note | end it all |
    overdose to die | killing myself | tried to hang | attempted suicide | commit suicide |
    tried to commit suicide | better off dead and | end everything tonight
  `,
  'suicide-thoughts': `
    want to die | wish i was dead | wish i were dead | better off dead | life is not worth | tired of living |
    no reason to live | suicidal | do not want to live | thinking about death | thoughts of death |
    rather be dead | not want to be alive | wish i would not wake | thoughts of suicide |
    sometimes think of dying
  `,
  voices: `
    hears voices | hearing voices | hear voices | sees things | seeing things | hallucinat* |
    thinks people are after | people are plotting | paranoi* | gone mad | mad behaviour | talking to himself |
    psychosis | talks to people who are not there | crazy behaviour
  `,
  'danger-to-others': `
    violent | with a knife | threatens people | attacking people | wants to kill | dangerous | aggressive |
    threatening to hurt | threatening to kill | has a weapon | telling him to kill | tell me to hurt |
    attacked us | tell her to kill
  `,
  'stopped-alcohol': `
    stopped drinking | stopped alcohol | quit alcohol | quit drinking | alcohol withdrawal | no alcohol for |
    last drink | heavy drinker stopped | drinks every day and stopped
  `,
  shakes: 'shakes | tremor* | hands shake | shaking hands | trembling | hands trembling | hands are shaking',
  rape: `
    rape* | raped | forced sex | forced me to have sex | sexually assaulted | sexual assault | defiled |
    forced himself on me | abused sexually | molested | forced into sex | made me have sex
  `,
  hurt: 'injured | bleeding | hurt badly | beaten | bruises | wounded',
  unsafe: `
    not safe | unsafe | he is here | will kill me | threatened to kill | afraid to go home | scared to go home |
    afraid for my life | strangled | choked me | weapon | gun | has a knife | holds a knife | pulled a knife |
    knife to my | threatens to kill | he is outside |
    still in the house | scared he will | fear for my life | going to kill me | tried to strangle | held a knife |
    hide from him | locked in
  `,
  'partner-violence': `
    husband beats | beats me | violent partner | husband hits | hits me | boyfriend hit | partner hits |
    husband beat | abusive husband | domestic violence | threatens me | slaps me | husband is violent | kicks me |
    boyfriend beats | punches me | wife beats | beaten by my husband | husband slapped
  `,
  'child-abuse': `
    child is beaten | someone touched my child | touching my daughter | child abuse | abused child |
    injury does not fit | uncle touches | teacher touches | touched her private | touched his private |
    beaten by stepmother | beaten by stepfather | burned with cigarettes | beats the child |
    someone is hurting the child | inappropriately touch*
  `,
  'hiv-exposure': `
    needle prick | needle stick | hiv contact | slept with hiv positive | exposed to hiv | needlestick |
    sex with hiv positive | pep | condom broke with positive | partner is positive | pricked by a needle |
    pricked myself with a needle | found out he is positive | sex with someone who has hiv | used needle
  `,
  'mammal-bite': 'dog bite | bat in room | cat scratch | rabies | bitten by a dog',
  'deep-bite': `
    deep bite | bite on face | bitten on face | bite on neck | face bitten | bitten in the face | torn flesh |
    bite on head | bitten on the head | bitten many times
  `,
  'venom-bite': 'scorpion sting | spider bite',
  'whole-body-signs': 'whole body | all over body | sweating and shaking | muscle cramps all over | sweating all over',
  'low-mood': `
    depress* | sad all the time | hopeless | low mood | crying all the time | anxious | anxiety | panic |
    stressed | stress | feel empty
  `,
  'poor-sleep': 'can not sleep | insomnia | poor sleep | trouble sleeping | sleepless',
  'nobody-ill': `
    nobody is ill | nobody is sick | no one is ill | no one is sick | nobody here is ill | everybody is well |
    everyone is well | we are all well | we are all fine | all of us are well | for a school quiz | for a quiz | for a class |
    for school | for my class | for homework | for a lesson | for a radio | for our group | for a talk |
    nobody has been bitten | nobody has swallowed | everyones well | everyone s well | everybody s well | we are healthy |
    is all made up | it is made up | part in a play | in a play |
    for a play | on stage | crime stories | crime story | in the story | in my story | in my novel | nobody was bitten | nobody was hurt | no patient | i am perfectly well | i am in good health |
    it is homework | its homework | this is homework | science homework | homework question | exam question |
    did not bite anyone | did not bite anybody | bit nobody | bit no one | if i ever get stung | if i ever get bitten
  `,
  'only-asking': 'just curious | just asking | just askin | just wondering | only wondering',
  information: `
    what are the signs of | signs of | symptoms of | what is | how to prevent | how do i prevent |
    how is it spread | if i get | in case i get | how can one | what causes | is it true that | can you explain |
    tell me about | how can i avoid | how do you recognise | how to recognise | how do i recognise | how can i recognise |
    what are the symptoms | what should i keep at home | how do i protect | how can i protect | first aid for |
    can you tell me the signs | warning signs | how do you catch | how do people catch | how do people get | how does one get
  `,
} as const;
