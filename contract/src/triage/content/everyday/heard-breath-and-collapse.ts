/**
 * Breath, waking, fits, blood that does not stop, shock and swelling as people of many places tell them: by
 * concept.
 */
export const breathAndCollapseHeard = {
  'not-breathing': `
    =hapemi tena | =hapemi hata | =apemi tena | =pumuzi imekwisha | =pumuzi imekata kabisa | =no rise & fall & chest | =mirror by his nose | =mirror by her nose | =mirror & stays clear |
    =mirror & no mist | =mirror & does not fog | =mirror & not fog up | =mirror & his mouth & clear | =mirror & her mouth & clear | =chest stopped going up | =chest stopped moving |
    =chest is not moving | =chest does not move | =chest does not rise | =chest is not rising | =chest no longer moves | =chest no longer rises | =chest & go up or down | =belly & go up or down |
    =chest is still & no breath | =no breath & his mouth | =no breath & her mouth | =feel no breath | =can not feel & breath on | =no air & out of his mouth | =feather & under & nose |
    =feather & nose & not move | =miroir & devant sa bouche | =miroir & devant son nez | =miroir & aucune buee | =miroir & pas de buee | =glace & nez & buee | =plume & sous & nez |
    =poitrine & bouge pas | =poitrine & bouge plus | =poitrine & monte pas | =poitrine & monte plus | =poitrine & souleve plus | =poitrine & souleve pas | =ventre & souleve plus |
    =thorax & bouge plus | =thorax & souleve plus | =poitrine & immobile | =sent rien sortir | =sent aucun souffle | =aucun souffle & bouche | =plus aucun souffle | =main devant & bouche & rien |
    =souffle s est arrete | =kioo puani | =kioo mbele ya pua | =kioo & mdomoni & ukungu | =kioo & hakipati ukungu | =hakuna mvuke & kioo | =hakiingii mvuke | =hakuna ukungu & kioo |
    =kifua & hakipandi | =kifua & hakishuki | =kifua & hakiendi juu | =kifua hakichezi | =kifua hakisogei | =kifua hakiinuki | =kifua hakitembei | =kifua hakimove |
    =tumbo & halipandi & halishuki | =tumbo haliinuki & pumzi | =hakuna pumzi & mdomo* | =sisikii pumzi | =hatusikii pumzi | =hatuhisi pumzi | =sihisi pumzi | =pumzi hazitoki |
    =mkono & pua* & hakuna pumzi | =hahemi kabisa | =hahemi tena | =mirror under his nose | =mirror under her nose | =mirror under the nose | =holding a mirror to | =held a mirror to |
    =held a mirror & nose | =put a mirror & his nose | =put a mirror & her nose | =put a mirror under | =miroir sous son nez | =miroir sous le nez | =miroir sous ses narines |
    =mis un miroir & nez | =kioo karibu na pua yake | =tumemwekea kioo | =nimemwekea kioo | =nimeweka kioo & pua* | =aucun souffle sous | =souffle ne sort & bouche & poitrine
  `,
  choking: `
    =hatoi sauti & machozi | =hatoi sauti & amemeza | =-meza & sarafu & hatoi | =hatoi sauti kabisa & mdomo | =mdomo wazi & haitoki sauti | =no voice & choking | =went down the wrong way & blue |
    =amepaliwa & bluu | =amepaliwa & hapumui | =coughing stopped & blue | =tousse plus & bleu* | =swallow* & denture | =swallow* & dentures | =swallow* & false teeth | =swallow* & false tooth |
    =avale & dentier | =avale & fausse dent | =-meza & meno & bandia | =-meza & jino la bandia | =swallow* & coin & wheez* | =swallow* & wheezing | =swallow* & can not talk |
    =swallow* & turning blue | =swallow* & going blue | =avale & peut pas parler | =avale & devient bleu* | =-meza & hawezi kuongea | =he can not make a sound | =she can not make a sound |
    =he can not make any sound | =she can not make any sound | =makes no sound & her eyes | =makes no sound & his eyes | =no sound comes out & throat | =mouth open & no sound |
    =mouth is open & no sound | =clawing & throat | =clawing at & collar | =clawing at his neck | =clawing at her neck | =clutching & throat | =clutches & throat | =grabbing & throat & can not |
    =grabs & throat & can not | =both hands & throat | =bottle top & throat | =bottle top & went in & mouth | =pen cap & throat | =pen top & throat | =peanut & throat & stuck |
    =groundnut & throat & stuck | =seed & stuck & windpipe | =stuck & windpipe | =bouchon & gorge & coince* | =capuchon & gorge | =disparu dans la bouche | =disparu dans sa bouche |
    =parti de travers & peut pas | =mains a la gorge | =mains sur la gorge & air | =se tient la gorge & air | =se tient la gorge & son | =se tient le cou & son | =aucun son & bouche & ouverte |
    =aucun son & sort & gorge | =marble & throat | =bead & stuck & throat | =bead & down & throat | =bille & gorge | =perle & gorge & coince* | =marumaru & koo* | =shanga & koo* & -kwama |
    =puto & koo* | =balloon & throat & piece | =ballon & gorge & morceau | =coin & stuck & throat | =sarafu & -kwama & -meza | =kameza & imekwama | =amemeza & imekwama | =alimeza & imekwama |
    =amemeza & imenasa | =ameza & imekwama | =imeteleza & kooni | =iliteleza & kooni | =kitu kimemkwama | =kitu kimemkaba | =kitu kimemnasa | =kimemnasa kooni | =kimemkwama kooni |
    =hatoi sauti & shingo | =hatoi sauti & koo* | =mdomo wazi & hakuna sauti | =mdomo uko wazi & sauti | =anatoa macho & sauti | =shingo & yamemtoka | =-meza & macho & yamemtoka |
    =anajishika shingo & sauti | =anajishika koo & hawezi | =anajikuna shingo & sauti | =anashika shingo & sauti | =anashika koo & hawezi | =mikono kooni & hawezi | =-kabwa & koo* & hawezi |
    =-songwa & peremende | =-songwa & chakula | =-songwa & nyama | =-songwa & mfupa | =-songwa & koo* | =-songwa & karanga | =-songwa & pipi | =hakohoi & uso | =hawezi kukohoa & yatoke |
    =hawezi kukohoa & itoke | =hear air & one side | =air entry & one side | =breath sounds & one side only | =air & un seul cote & poitrine | =entend & air & un seul cote |
    =nasikia upepo & upande mmoja | =did & heimlich | =tried & heimlich | =did the heimlich & still | =going purple & throat | =turning purple & throat
  `,
  'noisy-breath': `
    =scie & aspire | =bruit de scie & respire | =air passe & siffl* & gorge | =air passe en sifflant | =akivuta & jogoo | =akivuta hewa & mlio | =akivuta pumzi & mlio | =akivuta & kama filimbi |
    =akivuta pumzi & mluzi | =akivuta hewa & mluzi | =-koroma & yenye maji | =anakoroma tu & sauti | =ronflement mouille | =wet snoring & not wake | =gurgl* & breath & not wake
  `,
  'blue-lips': `
    =mouth & going purple | =mouth & turning purple | =mouth & gone purple | =mouth & turned blue | =face & going purple | =face & turning purple | =face & gone blue | =now he is purple |
    =now she is purple | =levres & ont pris la couleur | =lips & colour of a plum | =levres & couleur de prune | =levres & ardoise | =lips & slate | =levres & cendre |
    =levres & deviennent violettes | =levres & virent au | =uso blu | =uso & umekuwa bluu | =uso & umegeuka bluu | =uso & umekuwa zambarau | =midomo & rangi ya jivu | =mdomo & rangi ya jivu |
    =midomo & imekuwa zambarau | =midomo & kama bilinganya | =midomo & imekuwa kijivu | =lips & imekuwa blue | =lips zimekuwa blue | =midomo & imekuwa blue
  `,
  breathless: `
    =souffle ne vient pas | =souffle ne vient plus | =l air ne vient pas | =l air ne vient plus | =-pema & shida | =-pema mubaya | =anapema na nguvu | =kupema & shida | =kupema inamusumbua |
    =pumuzi inakatika | =pumuzi inamukosa | =pumuzi inamukata | =pumuzi inakata | =hapati pumuzi | =anakosa pumuzi | =nakosa pumuzi | =sipati pumuzi | =-pumua mubaya | =-pumuwa mubaya |
    =souffle inakosa | =souffle inakatika | =souffle inamukosa | =pumzi inamukosa | =gunia & mapafu | =jiwe & mapafu | =sac & sur les poumons | =weight on my lungs |
    =weight on his chest & breath* | =stone on & lungs | =uso umejaa & -hema | =uso umevimba & -hema | =breath inakata | =breath imekata | =breath inaisha | =breath zinaisha | =hawezi breathe |
    =haezi breathe | =haezi pumua | =my breath will not come | =pumzi inakimbia | =pumzi zinanikimbia | =pumzi zinamkimbia | =souffle me lache | =souffle le lache | =ne peut pas respire |
    =arrive plus a respire
  `,
  'breathless-at-rest': `
    =hana pumzi ya kuongea | =sina pumzi ya kuongea | =hana hewa ya kuongea | =sina hewa ya kuongea | =hana breath ya kuongea | =hana breath ya | =anatweta & hawezi | =anatweta & -kaa |
    =anapigania pumzi | =anagombania pumzi | =anahangaika & pumzi | =anaitafuta pumzi | =anaitafuta hewa | =anapigania hewa | =napigania pumzi | =manque de souffle & assis* |
    =souffle manque & assis* | =breath & short & even sitting | =can not breathe & even sitting | =breathless & just sitting | =breathless & even at rest | =out of breath & just sitting |
    =out of breath & doing nothing | =out of breath & lying | =essouffle* & sans bouger | =essouffle* & meme assis* | =-hema & bila kufanya | =-hema & nimekaa tu | =-hema & amekaa tu |
    =-hema & amelala tu | =-hema & hajafanya | =no air to answer | =no air & for talking | =no air left & talk* | =no air to speak | =no air to talk | =no breath to answer | =no breath to talk |
    =no breath to speak | =no breath left & talk* | =too breathless to answer | =answers & with nods | =answers by nodding & breath* | =gulping for air | =heaving like & ran |
    =shoulders going up and down | =shoulders & up and down & breath* | =stop for air between | =stop for breath between | =stopped for air & times | =breath between & words |
    =air between & words | =pause for breath & word* | =cnt get air | =can not get air in | =can not get any air in | =can not pull air in | =word then rest | =1 word then |
    =one word and then gasp* | =one word then rests | =word & breath & another word | =bed & still panting | =sitting & still panting | =chair & still panting | =lie flat & drown* |
    =lies down & drown* | =lie down & drown* | =lying down & drown* | =lie flat & suffocat* | =lies flat & no air | =lie down & air & stops | =elbows on & knees & breath* |
    =elbows on her knees & night | =elbows on his knees & night | =leaning forward & to breathe | =sit up to breathe | =sits up to breathe | =sit upright to breathe | =can only breathe sitting |
    =breathe only when & sit* | =can not lie down & breath* | =can not lie flat & breath* | =breathing through a straw | =breathe through a straw | =straw & breath* & like | =drowning in my own |
    =drowning in his own | =drowning on dry land | =nostrils & flar* & breath* | =s allonge & noie | =allonge & se noie | =allonge & etouffe | =allonge & manque d air | =couche & se noie |
    =entre deux souffles | =entre deux respirations | =respire* & meme assis* | =respirer & meme assis* | =respir* & arive pa* | =arive plu & respir* | =arive plus & respir* |
    =ne peut pas & respire & grave | =peut pas & respir* & meme assis* | =prendre lair & peut pas | =prendre lair & assi | =1 mot & marret* | =un mot puis & souffle | =un mot & souffle & un mot |
    =air & rentre & tres peu | =air & entre tres peu | =epaules & montent & respir* | =plus d air pour parler | =pas d air pour parler | =plus de souffle pour parler |
    =pas de souffle pour parler | =peut respirer qu assis* | =respire qu assis* | =respirer que assis* | =assis pour respirer | =s asseoir pour respirer | =peut pas s allonger & souffle |
    =peut pas se coucher & souffle | =peut pas s allonger & respir* | =respir* & dans une paille | =respir* & travers une paille | =paille & respir* & comme | =noie dans ses poumons |
    =narines & battent & respir* | =maneno mawili & -pumzika | =maneno matatu & -pumzika | =neno moja & -pumzika | =neno moja & anatulia | =neno moja & anastop | =word moja & -stop |
    =word moja & anastop | =word moja & -pumzika | =one word & -pumzika | =neno moja & pumzi | =neno moja & -hema | =ndipo neno jingine | =kisha neno jingine | =-pumzika & ndipo aseme |
    =hewa haimfik* | =hewa hainifik* | =pumzi haimfik* | =pumzi hainifik* | =hewa inamwishia | =hewa inaniishia | =pumzi inamwishia | =pumzi inaniishia | =hewa haiingii & kifua* |
    =akilala & hewa & -katika | =akilala & pumzi & -katika | =akilala & hewa & -isha | =akilala & anakosa hewa | =akilala & anakosa pumzi | =nikilala & hewa & -katika | =nikilala & nakosa hewa |
    =nikilala & nakosa pumzi | =kulala chali & hewa | =-hema & kukimbia & kitand* | =-kaa & -hema & kama & mbio | =-kaa & lakini & -hema & kama | =-kaa & -hema & kama & -kimbia |
    =-lala & -hema & kama & -kimbia | =mabega & -panda & -hema | =mabega & -panda & -pumua | =lazima akae & -pumua | =akae ndio apumue | =akikaa ndio anapumua | =nikikaa ndio napumua |
    =hawezi kulala & pumzi & -kata | =hawezi kulala & hewa & -kosa | =hawezi kulala chini & pumzi | =sentensi & siimalizi | =sentensi & haimalizi | =hawezi maliza sentensi |
    =sentensi & hawezi maliza | =sentensi & hawezi kumaliza | =hawezi finish sentence | =hawezi finish sentensi | =hawezi finish & sentens | =sentence & hamalizi | =maliz sentens | =kumaliz sentens | =kumaliza sentens | =shda kupumwa | =shda kupumua |
    =hata kuongea & pumzi & -kata | =akiongea & pumzi & -kata | =akiongea pumzi inakata | =akiongea pumzi inakatika | =hawezi kuongea & pumzi & -kata | =hawezi ongea & pumzi | =anapant & hawezi |
    =napant & siwezi | =anapant & sentens* | =kama & mrija & -pumua | =kupitia mrija & -pumua | =anahangaika kupata hewa | =anahangaika kupata pumzi
  `,
  unconscious: `
    =he is out cold | =she is out cold | =like a dead person & breath* | =like a corpse & breath* | =kama maiti & -pumua | =kama mfu & -pumua | =kama maiti & -hema | =comme un mort & respire |
    =comme morte & respire | =tunamwita & haitiki | =tumemwita & haitiki | =amelala & hatikisiki | =on le secoue & bouge plus | =on la secoue & bouge plus | =on le secoue & reagit plus |
    =on la secoue & reagit plus | =yeux ouverts & repond pas | =yeux ouverts & repond plus | =eyes open but not respond* | =eyes are open but & not respond* | =macho wazi lakini hajibu |
    =macho wazi lakini hasikii | =macho wazi lakini haongei | =macho wazi & haongei | =wnt wake | =will not rouse | =can not rouse | =can not be roused | =pinched him & nothing |
    =pinched her & nothing | =no matter & will not come round | =no matter & not come round | =will not come to & shak* | =lies & like a sack | =he is like a sack | =she is like a sack |
    =lies there like a log | =lies there like a stone | =heavy like a gunia | =heavy kama gunia | =not even a blink | =does not blink & pinch* | =not even a twitch & pinch* | =not even an eyelid |
    =only stares & not look | =just stares & not answer | =stares at the ceiling & not | =breathing but no answer | =breathing but not answer* | =breathing but does not answer |
    =breathing but not respond* | =breathing but no response | =breathing & but not waking | =breathes but does not answer | =breathes but does not wake | =breathing yes but no |
    =respire mais repond pas | =respire mais ne repond | =respire mais ne reagit | =respire mais pas un geste | =one pupil & saucer | =one pupil & bigger | =one pupil & huge |
    =one pupil & larger | =one pupil & dilated | =one pupil & blown | =pupil is a saucer | =pupils & different sizes | =pupils & not the same size | =unequal pupils | =pupils unequal |
    =pupille & plus grande | =pupille & plus grosse | =pupilles & pas la meme taille | =anisocorie | =mboni & kubwa & kuliko | =mboni & hazilingani | =gcs 3 | =gcs 4 | =gcs 5 | =gcs 6 | =gcs 7 |
    =gcs 8 | =gcs 9 | =gcs 10 | =glasgow 5 | =glasgow 6 | =glasgow 7 | =glasgow 8 | =glasgow 9 | =responds only to pain | =only responds to pain | =repond qu a la douleur | =anaitikia maumivu tu |
    =sternal rub | =arm drops when & lift* | =arm falls back & lift* | =hand drops & lift* & not wake | =bras retombe & leve | =bras retombe & souleve | =mkono unaanguka & -inua |
    =mkono unadondoka & -inua | =call* & her name & no answer | =call* & his name & no answer | =tunamwita & kimya | =namwita & kimya | =-shout & haamki | =ameblackout kabisa |
    =ame blackout & haamki | =reste comme un tronc | =comme un tronc de bananier | =pas un clignement | =bouge pas un cil | =pas un sourcil | =pas un geste & secou* | =ouvre pas un oeil |
    =ouvre meme pas un oeil | =retire pas & pince | =retire pas & main & pinc* | =reagit pas & pinc* | =ronfle & repond pas | =ronfle & reagit pas | =ronfle & ne repond | =se reveil pa* & ronfle |
    =regarde le plafond & tourne pas la tete | =regarde le plafond & repond pas | =regarde le plafond & ne repond | =revient pas a lui | =revient pas a elle | =revient plus a lui |
    =revient plus a elle | =revien pas a lui | =revien pas a elle | =revien pa a lui | =kope & haichezi | =kope & hazichezi | =kope & haitingiki | =kope & haitikisiki | =kope & haisogei |
    =kofi & hafumbui | =kofi & haamki | =kofi & hashtuki | =kofi & hafeel | =makofi & haamki | =makofi & hafeel | =makofi & hashtuki | =makofi & hafumbui | =-finya & hafeel | =-finya & haamki |
    =-finya & hafumbui | =-mwagia maji & hafumbui | =maji & harespond | =shake & harespond | =-shake & haamki | =tunashake & haamki | =yuko kama gogo | =yupo kama gogo | =amekuwa kama gogo |
    =tunamutikisa & hapana | =tunamuita & hapana jibu | =anapumua lakini hajibu | =anapumua lakini haamki | =anapumua lakini hasikii | =anapumua ila haamki | =anapumua ila hajibu |
    =anahema lakini haamki | =anapumua & but & haamki | =anabreathe & harespond | =anapumua & harespond | =anapumua & but & harespond | =lies there snoring & funny |
    =lies there snoring & strange* | =lies there snoring & odd* | =une pupille enorme | =une pupille dilatee | =une pupille & plus grande | =mboni moja & kubwa & kuliko
  `,
  confused: `
    =can not say & own name | =can not tell & own name | =forgot his own name | =forgot her own name | =oublie son propre nom | =thinks i am his mother | =thinks i am her mother |
    =thinks i am his wife | =thinks i am her husband | =thinks i am her sister | =thinks i am the nurse | =anadhani mimi ni mama yake | =anafikiri mimi ni mama yake | =anadhani mimi ni dada yake |
    =anadhani mimi ni mtu mwingine | =croit que je suis sa mere | =croit que je suis son pere | =croit que je suis son frere | =croit que je suis sa soeur | =m appelle par le nom & mort* |
    =m appelle du nom & defunt* | =ananiita jina la & aliyekufa | =ananiita kwa jina la & marehemu | =haijui nyumba yake | =does not know his own house | =does not know her own house |
    =reconnait plus sa maison | =reconnait pas sa maison | =reconnait plus sa propre maison | =parle & gens qui & pas la & depuis | =jupe & sur la tete | =anavaa & kichwani & suruali |
    =asks me who i am & mother | =she asks me who i am | =he asks me who i am | =she asked me who i am | =he asked me who i am | =he was sharp & yesterday | =she was sharp & yesterday |
    =was sharp as a pin | =gogo was sharp | =yesterday she was sharp | =yesterday he was sharp | =mind was clear yesterday | =lucid yesterday | =pushes us away & strangers |
    =pushes me away & stranger | =asks where & own mother | =asking for & dead husband | =asking for & dead wife | =calling for & dead husband | =asking for & late husband |
    =asking for & late wife | =looking for & dead & mother | =picking at the air | =picks at the air | =picks at the sheets | =picking at the sheets | =picking at & not there |
    =talk* to people who are not there | =sees people who are not there | =seeing people who are not there | =talk* to someone who is not there | =money that is not there |
    =picking & things that are not there | =seeing things that are not there | =can not tell me the year | =can not tell me what year | =can not tell me what day | =can not say what year |
    =can not say what day | =what a spoon is for | =what the spoon is for | =what a fork is for | =answers every question with the word | =answers every question with the same |
    =she talks to the wall | =he talks to the wall | =talking to the walls | =shoes in the oven | =puts & shoes & oven | =shoes & freezer | =viatu ndani ya fridge | =viatu & kwa fridge |
    =viatu & oven | =lost in her own house | =lost in his own house | =speaking nonsense since | =talking nonsense since | =since morning & talking to himself |
    =since morning & talking to herself | =il me demande qui je suis | =elle me demande qui je suis | =il ne sait plus qui je suis | =elle ne sait plus qui je suis | =ne nous reconnait plus |
    =reconnait plus ses enfants | =reconnait plus sa femme | =reconnait plus son mari | =ce matin & reconnait plus | =ce matin & reconnait pas | =depuis hier & reconnait plus |
    =hier & toute sa tete | =hier & toute ma tete | =lucide hier | =hier & lucide | =hier & etait vif | =ramasse & fils invisibles | =fils invisibles & couverture | =attrape & dans le vide |
    =parle avec des gens qui & pas la | =insulte & gens & pas la | =voit des gens qui & pas la | =a quoi sert la cuillere | =a quoi sert une cuillere | =a quoi sert la fourchette |
    =fourchet* pour & cle | =prend mon fils pour son | =prend ma fille pour sa | =chemise & au pied | =chemise & aux pieds | =pantalon & aux bras | =rentrer chez ses parents & mort* |
    =chez & parents morts & rentrer | =perdu dans sa propre maison | =se perd dans sa maison | =depuis ce matin & parle tout seul | =depuis ce matin & parle toute seule |
    =depuis hier & parle tout seul | =cherche sa mere morte | =appelle sa mere morte | =cherche son mari mort | =ananiuliza mimi ni nani | =ameniuliza mimi ni nani | =anauliza mimi ni nani |
    =aliniuliza mimi ni nani | =hajui mimi ni nani | =ajuwi niko nani | =hajui niko nani | =hajui yuko kwake | =anamwita & aliyekufa | =anamwita & alokufa | =anamwita & marehemu |
    =anamuita & marehemu | =-tafuta & mama yake & aliyekufa | =jana & akili timamu | =jana alikuwa na akili | =jana & na akili zake | =jana alikuwa sharp | =jana & alikuwa sharp |
    =jana alikuwa bien & leo | =anajibu & yasiyohusika | =-ongea & head wala tail | =anaongea na ukuta | =anaongea na kuta | =-ongea na watu wasiokuwepo | =anaona watu wasiokuwepo |
    =-ongea na watu ambao hawapo | =anaona watu ambao hawapo | =anaokota & visivyoonekana | =anashika vitu & hewani | =anaokota vitu & hewani | =leo & hanitambui | =leo & hatutambui |
    =tangu asubuhi & hatutambui | =tangu asubuhi & hanitambui | =tangu asubuhi & -ongea peke yake | =tangu jana & -ongea peke yake | =toka jana & -ongea peke yake |
    =amepotea & ndani ya nyumba yake | =amesahau jina lake mwenyewe | =not recogn* her own daughter | =not recogn* her own son | =not recogn* his own son | =not recogn* his own wife |
    =not recogn* her own husband | =not recogn* his own children | =not recogn* her own children | =dit n importe quoi depuis | =raconte n importe quoi depuis | =parle n importe quoi depuis |
    =anaongea & n importe quoi | =anaongeya & n importe quoi | =depui midi & nimporte koi | =chemise & au pie
  `,
  fit: `
    =froth* & mouth & shak* | =froth & mouth & jerk* | =bave & tremble & partout | =white of & eyes & shak* | =whites of & eyes & jerk* | =povu & anakakamaa | =-kakamaa & povu |
    =tremble & mousse & bouche | =tremble & mouse & bouche | =mousse a la bouche & secou* | =secouee depuis & minutes | =secoue depuis & minutes | =corps s est mis a battre |
    =corps s est mis a secouer | =corps & mis a sauter | =raide & puis & secou* | =secousses & tout le corps | =tout son corps & secousses | =-tetemeka & povu | =-tetemeka & pofu |
    =-kauka kama mti & -tetemeka | =-kakamaa & then & -tetemeka | =faint & shek | =faint & shake & mwili | =stiff and then & shook | =stiff and then & jerk* | =stiff then & jerk* |
    =went stiff & shaking | =went stiff & shook | =foam* & mouth & shak* | =foam & mouth & jerk* | =jerking all over | =bit his tongue & wet | =bit her tongue & wet |
    =bitten & tongue & wet himself | =mordu la langue & urin* | =mordu la langue & pipi | =ameuma ulimi & -kojolea | =-uma ulimi & amejikojolea | =anatupatupa & miguu & macho |
    =mousse & bouche & partou* | =mouse & bouche & partou*
  `,
  'fit-repeated': `
    =not come back in between | =not come back between | =not come round between | =not wake between | =not waking between | =without waking between | =without waking in between | =third fit |
    =fourth fit | =3 rd fit | =4 th fit | =third seizure | =fourth seizure | =3 rd seizure | =4 th seizure | =fits back to back | =fits & one after another | =seizures & one after another |
    =3 rd one since | =4 th one since | =revient pas entre | =revien pas entre | =reveille pas entre | =sans se reveiller entre | =sans reprendre & entre | =troisieme crise & heure |
    =quatrieme crise & heure | =4 e crise | =4 e secousse | =3 e secousse | =3 e crise | =quatrieme crise aujourd hui | =crises & l une apres l autre | =crises & coup sur coup | =bila kuzinduka |
    =hazinduki & katikati | =harudi & akili & kati | =harudiake akili | =harudi akili & entre | =crise ya ine | =crise ya nne | =crise ya tatu | =kifafa & mara ya tatu leo |
    =kifafa & mara ya nne leo | =kifafa & mfululizo | =degedege & mfululizo
  `,
  'fit-now': `
    =crise dure & quart d heure | =crise dure depuis & minutes | =crise & depuis & quart d heure | =this fit & not stopped | =this seizure & not stopped | =still seizing | =seizing for & minutes |
    =degedege & haliachi | =kifafa & hakiachi | =degedege & bado linaendelea | =convuls* & depuis & minutes
  `,
  'heavy-bleeding': `
    =press* & blood & will not stop | =press* & still bleeding | =press* & still pouring & blood | =held it & minutes & still bleeding | =appuie & saigne encore | =appuie & saigne toujours |
    =appuie & coule encore | =appuie & coule toujours | =comprime & coule toujours | =comprime & saigne encore | =serre & saigne toujours | =-kandamiza & damu & inaendelea |
    =-press & damu & bado | =tunapress & damu & bado | =sukari & kidonda & damu & bado | =coffee & wound & still bleed* | =ash & wound & still bleed* | =sugar & wound & still bleed* |
    =cafe & plaie & saigne encore | =second & {cloth-word} & {soak-word} & blood | =third dressing & soaked | =third dressing & through | =third bandage & soaked | =pumping with each beat |
    =pumping with every beat | =each heartbeat & jet | =every heartbeat & jet | =heartbeat & shoots | =heartbeat & squirt* | =jet of blood | =third towel & soaked | =fourth towel & soaked |
    =second towel & soaked & blood | =on the third towel & blood | =it still runs & shoe | =still runs into & shoe | =been pressing & minutes & still bleed* | =pressing & minutes & and it still |
    =pressed & minutes & still bleed* | =pinching & nose & hour & still | =nose & still bleeding & hour | =thumb on it & minutes | =let go & spurts | =let go & squirts | =let go & blood & pours |
    =shoe full of blood | =shoes full of blood | =mattress & soaked & blood | =blood & will not clot | =tied a belt & blood | =belt around & blood & leg | =belt around & blood & arm |
    =jet & gicl* & mur | =jet & gicl* & sang | =jet repart & souleve | =jet repart des qu | =mur devient rouge | =en est & troisieme serviette | =en est & quatrieme serviette |
    =en sommes & troisieme serviette | =en sommes & quatrieme serviette | =en sommes & troisieme linge | =en est & troisieme linge | =en est & troisieme pansement | =minutes que j appuie |
    =minutes qu on appuie | =minutes qu il appuie | =minutes qu elle appuie | =appuie & toutes mes forces | =appuie & toutes ses forces | =pagne se remplit | =presse & change & linge |
    =on presse & linge & minute* | =pouce & dessus & minutes | =des qu il relache & sang | =des que je lache & sang | =des qu on lache & sang | =des qu on lache & gicle |
    =des qu on enleve & sang | =nez & saigne toujours & heure* | =chaussure pleine de sang | =matelas & trempe & sang | =flaque de sang | =nimebana & haiachi | =nimebana & haikomi |
    =tumebana & haiachi | =-bana & bado & -lowa | =nimeibana & nusu saa | =nimeibana & bado & -mwagika | =-bana & bado & -mwagika | =-kandamiza & bado & -churuzika |
    =-kandamiza & bado & -tiririka | =-kandamiza & bado & damu | =-kandamiza & bado & -lowa | =-funga kitambaa & -lowa | =-funga kanga & -lowa | =-funga leso & -lowa |
    =-lowa & inaruka & nikifungua | =akilegeza & inaruka | =nikilegeza & inaruka | =tukiachia & damu | =nikiachia & damu | =tukitoa & kitambaa & damu | =nikitoa & kitambaa & damu |
    =kwa mapigo mapigo | =shuka & limejaa wekundu | =kioevu chekundu | =nameza damu tu | =anameza damu tu | =jino & damu & bado & -churuzika | =damu & haiachi kuvuja |
    =pua & damu & bado inatoka & dakika | =pua & bado & damu & nusu saa | =kiatu kimejaa damu | =viatu vimejaa damu | =godoro & -lowa & damu | =dimbwi la damu | =nimebana & damu & bado |
    =tumebana & damu & bado | =nimebana & damu & inaendelea | =tumebana & damu & inaendelea | =kahawa & damu & bado & -toka | =majivu & damu & bado & -toka | =third & bandage & {soak-word} |
    =third & gauze & {soak-word} | =third & cloth & {soak-word} & blood | =damu yake haigandi | =kidonda & damu haigandi
  `,
  bleeding: `
    =nicked & still running | =still running & dishcloth | =still running & towel | =warfarin & dripping | =warfarin & keeps on | =nose has run red | =heure & trois serviettes |
    =coupe en se rasant | =cut & shaving & hour
  `,
  'blood-thinner': `
    =kufanya damu nyepesi | =tabs & damu nyepesi | =vidonge & damu nyepesi | =kufanya damu iwe nyepesi | =kulainisha damu | =cachets & fluidifient | =cachets pour fluidifier | =thinner pill |
    =thinning pill | =blood thinning
  `,
  'cold-clammy': `
    =white as paper & sweat* | =white as a sheet & sweat* | =grey as ash & sweat* | =lips are white & sweat* | =levres blanches & sueur* | =midomo myeupe & jasho | =mweupe kama karatasi & jasho |
    =blanc* comme un linge & sueur* | =amelowa jasho & baridi | =skin like wet clay | =skin & wet clay | =hands like ice & wet | =hands like ice & sweat* | =soaked & hands like ice |
    =cold like a fish & wet | =cold like fish | =cold like & fridge & sweat* | =cold like meat | =skin & like a fridge | =wet & cold like a fish | =like a fish out of the fridge |
    =skin & cold like a frog | =wet and cold like | =grey and dripping | =grey & drenched & cold | =trempe* et froid* | =froid* et trempe* | =glace* et trempe* | =glace et ruissel* |
    =front glace et | =moite & glace* | =froid* comme un poisson | =sueur glacee | =sueur & comme de la glace | =visage & de cire | =face & candle wax | =face like wax | =gris* & sueur* froid* |
    =jasho la barafu | =jasho baridi | =baridi kama samaki | =baridi chapa & samaki | =baridi na majimaji | =ngozi & baridi na jasho | =mikono & kama ya maiti | =cold kama ice |
    =cold kama barafu | =cold na wet | =ngozi & maji ya friji | =ngozi & kama friji | =uso umekuwa karatasi | =uso & kama karatasi & jasho | =vidole barafu | =ameloa jasho & baridi
  `,
  'very-weak': `
    =folds up & sit | =slides off & chair | =slides down the wall | =slid to the ground | =can not stay on & feet | =can not keep & feet | =weak as water | =weak like water |
    =everything goes white & stand | =everything goes white & climb | =everything goes white & slide | =s affaisse & redresse | =se plie & redresse | =tombe & quand on l assoit |
    =tout devient blanc & leve | =can not lift & own head | =akisimama anaenda chini | =akiinuliwa & anaanguka | =tukimkalisha & anajikunja | =anajikunja anaanguka | =kusimama naanguka |
    =nikisimama naanguka | =magoti hayanibebi | =miguu hainibebi | =miguu hayanibebi | =magoti hayambebi | =miguu haimbebi | =hawezi kuinua kichwa | =hawezi & kuinua kichwa |
    =dunia inaenda mbali | =glisse de sa chaise comme | =slid off his chair twice | =slides off the seat
  `,
  fainted: `
    =she passes out | =he passes out | =passes out when | =passes out each | =i pass out when | =going off every time & sits | =goes off every time & sits | =la tete qui part | =akiketi anazima |
    =akisimama anazima | =anazimiazimia | =ameghumiwa | =ameghumiwa mara
  `,
  'minor-fall': `
    =slid off the chair | =slid off the bench | =slid off the bed | =glisse de la chaise | =glisse du banc
  `,
  'racing-heart': `
    =can not feel & pulse & wrist | =no pulse at & wrist | =sens pas & pouls | =pouls & imperceptible | =mapigo & hayasikiki | =pulse & haisikiki | =pulse fast and weak |
    =pulse weak and fast | =pouls faible & rapide | =pouls rapide & faible | =mapigo dhaifu & haraka | =pulse & barely feel | =pulse & thready | =thready pulse | =thready & bp |
    =pr & thready | =pulse & thread | =pulse runs away | =pouls filant | =pouls file | =pouls & comme un fil | =pouls & imprenable | =ta imprenable | =tension imprenable |
    =mapigo hayashikiki | =mapigo hayaguswi | =mapigo hayapatikani | =pigo & haligusiki | =pulse nyembamba | =mapigo & nyembamba
  `,
  'tongue-swelling': `
    =lips & twice & size | =lips & double & size | =lips & twice their | =lips like balloons | =lips & blown up like | =levre & saucisse* | =levre com & saucisse* | =levres & comme des ballons |
    =langue remplit & bouche | =langue & remplit la bouche | =langue & trop grosse & bouche | =langue & double de volume | =lang gonfle | =lang gonfl* | =tongue & fills & mouth |
    =tongue & too big for | =throat & tight & since & ate | =gorge & serre & depuis & mange | =koo limebana & baada ya kula | =ulimi umejaa mdomo* | =ulimi unajaa mdomo* | =midomo & mara mbili |
    =lips & mara mbili | =midomo & kama puto | =midomo & kama maandazi | =mdomoni & panaumuka | =nyuki & ndani ya shavu | =ndani ya shavu & -dunga | =nyuki & kwenye ulimi | =nyuki & ulimi & -uma |
    =nyuki & ulimi & -dunga | =nyuki & ulimi & -choma | =nyuki & urimi | =kamuuma & urimi | =nyuki & ndani ya mdomo | =nyuki & kooni & -uma | =nyuki & kooni & -dunga |
    =bee & inside & mouth & stung | =wasp & tongue | =wasp & throat | =wasp & inside & mouth | =abeille & langue | =abeille & gorge & pique* | =abeille & dans la bouche |
    =pique* & dans la bouche & abeille* | =guepe & langue | =guepe & gorge | =guepe & dans la bouche | =throat tight after eating | =throat tightening after eating |
    =koo linabana & baada ya kula | =langue & prend toute la bouche | =langue qui prend & bouche | =bee & stung & tongue | =bee & sting & tongue | =bee & stung & throat |
    =bee & stung & inside & cheek | =wasp & stung & inside & mouth
  `,
  wheeze: `
    =-kohoa & mlio | =anakohoa kwa mlio | =-hema kwa sauti | =-hema & mlio | =sibilants | =sibilances
  `,
  vomits: `
    =natapikatapika | =anatapikatapika | =brought up & breakfast | =brought up & lunch | =brought up her food | =brought up his food
  `,
  hives: `
    =lumps everywhere & skin | =lumps everywhere on & skin | =lumps & everywhere on my skin | =lumps all over & itch* | =welts everywhere
  `,
} as const;
