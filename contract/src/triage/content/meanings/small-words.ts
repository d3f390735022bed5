/** Words that carry no meaning of their own when words are compared without their order. */
export const smallWords = `
 the a an my his her hers our your their its of in on at to from with and or is are am was were be been being has have
 had having do does did i he she it we they you him them me us that this these those there so just 
 will would shall should may might can could as by for when while if than then which who whom what where also some
 even get gets got getting gotten come comes coming came keeps pass passes passing
 passed make makes making made take takes taking took looks look feels feel felt feeling
 seems like about onto myself himself herself itself own mine
 le la les l un une des du de d au aux en dans sur a et ou est sont ai as ont suis etait etaient ete etre avoir avait j je
 tu il elle on nous vous ils elles m me t te s se mon ma mes ton ta tes son sa ses notre nos leur leurs lui ce cet cette ces
 c cela ca que qu qui quand dont y avec par pour aussi fait faire va vais vont aller peut peux peuvent
 comme si sens
 ya wa la za cha vya kwa na ni yangu wangu langu zangu changu vyangu yake wake lake zake chake vyake yetu wetu letu zetu
 chetu yao wao lao kwenye katika hapa huyu hii hili hilo hiyo hizi huo huu yule ile lile ana nina una tuna wana ina lina
 kina vina zina yana kuna niko yuko uko iko liko kiko ziko kama tu pia lakini mimi yeye sisi ambaye ambayo 
 akiwa nikiwa huwa hata 
`;
/** Words that deny the next word that has a meaning. */
export const denyingWords =
  'not no never ne n pas hawezi hataki hana sina hakuna hamna haina hauna hayana hawana hatuna halina hakina hazina havina bila sans aucun aucune without nil denies';
/** Words after which a part speaks of nobody who is ill. */
export const nobodyWords = 'nobody noone personne';
/** Words that deny the word before them: 'ne garde rien', 'keeps nothing down', 'il respire plus'. */
export const denyingAfter = 'nothing rien pas';
/** Words that carry a denial on to the next word: 'hawezi kula wala kunywa'. */
export const joiningWords = 'or nor wala au ou ni na et and';
/**
 * Meanings that say little: time, amount, order, people. A pattern with a single other meaning is found only in its own
 * order and with no other meaning between.
 */
export const commonMeanings =
  'become child woman man people body side all each one both very still again more now after since before yesterday today night ' +
  'morning hour minute day week month many less big start want know keep hold touch help house bed room half left right ' +
  'below above behind inside outside sudden severe worse fast slow open close stop move press grow noise one back food water ' +
  'medicine hot cold see fall';
/** What somebody cannot do, or what does not happen: its denial says enough alone. */
export const telling = 'breathe wake respond suck stand strength consciousness';
/** Words with which people say that something is not grave. */
export const softeningWords = `
 mild mildly slight slightly normal normally fine well ok okay better usual usually sometimes occasionally
 kidogo kiasi kawaida vizuri sawa poa nafuu hafifu
 peu leger legere legerement bien mieux parfois normale normalement
`;
