/**
 * 256 plain Swahili words, one for each value of a byte. The list is the same in every language of the product, so that
 * both participants compare the same words.
 */
export const FINGERPRINT_WORDS: readonly string[] = (
  'asali asubuhi bahari baiskeli bandari bao barabara barafu barua basi bata bati benki bizari bluu bonde bundi bustani chai chini ' +
  'chui chuma chumba chumvi chungwa chuo chupa chura daraja dereva dhahabu dirisha duka duma elfu embe farasi fedha filimbi fundi ' +
  'gari gitaa hariri iliki ishirini jana jangwa jani jiko jioni jirani jiwe jua juu kaa kabati kahawa kalamu kamba kanga kanzu kapu ' +
  'karafuu karatasi karibu karoti kaskazini kasuku kati kengele kesho kiboko kifaru kijani kijiko kijivu kikombe kioo kipepeo kisiwa ' +
  'kitabu kitambaa kitanda kiti kitunguu kituo kobe kofia kondoo korongo kuku kulia kumi kunde kunguru kushoto kusini leo limau ' +
  'maharage mahindi maji majivu mamba mashua maziwa mbali mbao mbegu mbele mbili mbuni mbuzi mbwa mchana mchanga mchele mchezo ' +
  'mdalasini meli meza mfuko mgeni mia mkanda mkate mkulima mlango mlima moja moshi moto mpira mpishi mshumaa msitu mtama mti mto ' +
  "mvua mvuvi mwaka mwalimu mwamba mwezi mzizi nahodha nanasi nane nazi ndani ndege ndizi ndoo ndugu ng'ombe ngamia ngano ngoma ngozi " +
  'njano nje njiwa njugu nne nusu nyama nyangumi nyani nyanya nyasi nyati nyekundu nyoka nyota nyuki nyuma nyumba paa paka pamba ' +
  'panya papa papai picha pikipiki pilau pilipili posta punda pwani pweza radi rafiki ramani redio robo rubani saa saba sabuni sahani ' +
  'saluni samaki sanduku shaba shamba shati sherehe shule siagi simba simu sindano sita soko soksi sokwe sufu sufuria sukari sungura ' +
  'suruali swala taa tai tangawizi tango tano tatu tawi tembo tisa treni twiga udongo ufagio ufunguo ugali uji ukuta umeme upepo ' +
  'usiku uzi viatu viazi wiki wimbo wingu yai zambarau zawadi zeze ziwa zulia'
).split(' ');
