/** More words that are no misspelling of a word of the content, found among the texts of the open cases. */
export const moreOrdinaryWords = `
  fundi naandika kilikuwa trip imekuja writing lilikuwa nilikula drive drives driven driver slime viens natte kuchukua
  nirudi kondo ananiambia wedge solide solides nafungua ripoti pinki nimekuta sacks wananiita anamwita kikaacha coupant
  achy record records liste listes devoir devoirs zilikuwa msimamizi vinapita draws slippery strait eyebrows wringing
  referee rests drole droles relais voulant zimekuja itapita naijua boksi nimejaza mwake kimekuja choisir chart charts
  tray trays booster sleeper visitors prove proves proved relay pensioners souliers cartons dessine dessiner servi
  lors akafungua ninaongea slippers kwisha vitunguu njombe mpanda nimebaki inawaka inalia gardens kissed backward
  glide glides autres rhythm retrouvee retrouves reveilles chaussettes mouchoirs dessins naijua kangu mwangu hayashuki
  unapita mnajua kuziba alipoteza wananiambia naambia
  amevaa nimevaa kuvaa anavaa navaa tumevaa wamevaa alivaa nilivaa anacheka nacheka tunacheka wanacheka kucheka akicheka
  alicheka nilicheka walicheka tulicheka nikicheka nikacheka akacheka wakacheka tukacheka ikicheka unacheka inacheka
  settle settles settled kuugua naugua anaugua aliugua niliugua tuliugua frying fried fries waziwazi wananiiga ananiiga aliteleza
  niliteleza ameteleza nimeteleza ikateleza kikateleza imeteleza kuteleza pareil pareils pareille pareilles rappellent rappelle
  rappel rappels rappelles teleza wears wear wearing gardener gardeners garden gardens gardening rumour rumours rumor upole
  kauliza nikauliza akauliza wakauliza
  blazer blazers hangnail hangnails reissue reissued prom math maths balehe swearing braces
  mistress sneezy tirage tirages
  spotter spotters inspected immobiles maillot maillots teste testes grasses tondu bougies cailloux makande husimama
  halijasimama kuchangia kongo kuteremka symptome symptomes scary brazil foggier sings fettle wonders laughter traveller
  travellers melts bossy handshake handshakes venting flares gaming sleepover sleepovers cheer cheers shaves limes warns
  cheating clous fumait nique bouillir flemme chimie tranches peste quarantieme incense nimfungie nikinusa asuke utundu
  nimeangua kuchonga mpakuaji kutimia nijipake katapila kupimia kurefuka nahamisha kanda mapishi kuahirisha panzi mkazo
  hajambo natazama twinge twinges injections dripped spoiled streams flakes staring stinging tapote craquent rapeuse
  rapeux kiyoyozi zinazosambaa stream
`;
