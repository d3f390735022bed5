/**
 * More signs of danger, said in everyday ways and roundabout, in words of one language each: their meanings are looked
 * for in Swahili, English and French, in any order (`~`). By concept, separated by bars.
 */
export const dangerAnyLanguage = {
  unconscious: `
    ~ shake only groans | ~ only groans call | ~ secoue gemit | ~ tunamtikisa anaguna | ~ sleeps like log |
    ~ eyes rolled not respond | ~ lies still not respond | ~ not open eyes call | ~ not open eyes respond |
    ~ not wake since | ~ pinch not respond | ~ pinch not move
  `,
  confused: `
    ~ not recognise mother | ~ not recognise children | ~ speaks nonsense |
    ~ sees things not there | ~ anaongea ovyo | ~ raconte importe quoi | ~ puts clothes wrong | ~ not sense words
  `,
  'not-breathing': '~ chest not rise | ~ not breath mouth | ~ breath ceased | ~ gasps then stops breathing',
  choking: `
    ~ food stuck throat | ~ bone stuck throat | ~ peanut stuck throat | ~ meat stuck throat | ~ coin stuck throat |
    ~ chokes turns blue | ~ went down wrong way | ~ avale travers | ~ choking not speak | ~ choking not cough
  `,
  'noisy-breath': `
    ~ noise breathes in | ~ crowing breath | ~ whistle neck breathe | ~ bruit rauque inspiration | ~ loud noise breathing
  `,
  breathless: `
    ~ only two words breath | ~ not finish sentence | ~ not speak sentence breath | ~ fights for air | ~ hungry for air |
    ~ sits forward breathe | ~ not lie breathe | ~ lies not breathe | ~ chest sucks in | ~ nostrils flare breathe |
    ~ shoulders up breathe | ~ puff not help | ~ inhaler not help | ~ ventoline ne fait rien | ~ blue pump not help
  `,
  'heavy-bleeding': `
    ~ blood flows floor | ~ blood runs leg | ~ pressed blood continues | ~ blood continues hour | ~ blood keeps coming |
    ~ blood shoes full | ~ towel soaked blood | ~ shirt soaked blood | ~ mattress soaked blood | ~ blood like tap |
    ~ blood pumping | ~ nosebleed hour | ~ nosebleed not stop | ~ blood through bandage
  `,
  bleeding: 'nosebleed | nose bleed* | nose bleeding | damu puani | saigne du nez | saignement de nez | epistaxis',
  'cold-clammy': `
    ~ cold soaked sweat | ~ grey cold sweat | ~ pale sweat | ~ skin cold wet | ~ hands feet icy pale | ~ extremites glacees |
    ~ cold moist pale
  `,
  fainted:
    '~ fading out | ~ keeps fainting | ~ passes out stands | ~ faints stands | ~ blacks out stands | tombe dans les pommes',
  'tongue-swelling': `
    ~ lips double size | ~ lips like balloon | ~ face swells throat | ~ voice hoarse throat swell | ~ throat tight eating |
    ~ throat closes sting | ~ tongue not fit mouth | ~ throat tight injection | ~ face eyes swollen sudden
  `,
  'swallowed-poison': `
    ~ ate rat poison | ~ licked rat bait | ~ rat bait | ~ ate poison | ~ drank drain cleaner | ~ drank detergent | ~ drank petrol |
    ~ drank acid | ~ drank chemical | ~ took many tablets | ~ took all tablets | ~ swallowed box pills | ~ pills missing child |
    ~ ate grandmother pills | ~ ate berries wild sick | ~ drank spray farm | ~ drank weed killer |
    ~ drank dip cattle | ~ tablets missing bottle | ~ took grandfather pills | ~ took grandmother pills | ~ ate granules | ~ ate slug |
    ~ drank stuff latrine | ~ drank toilet cleaner | ~ ate mothball | ~ mange granules | ~ amelamba dawa | ~ drank hair dye |
    ~ swallowed mosquito coil | ~ drank methanol | ~ drank turpentine | ~ took pills not know many | ~ swallowed strip | ~ swallowed tablets many
  `,
  'snake-bite': '~ snake fangs | ~ puma snake leg | ~ snake spat eyes | ~ snake venom eyes | ~ fang marks',
  'major-trauma': `
    ~ hit truck | ~ hit bus | ~ hit motorbike | ~ fell balcony | ~ fell stairs head | ~ fell scaffold | ~ wall collapsed |
    ~ pulled out river | ~ pulled out water | ~ nearly drowned | ~ under water pulled | ~ stabbed bottle | ~ thrown electricity |
    ~ touched wire shock | ~ vehicle rolled | ~ vehicle overturned | ~ run over car | ~ crushed under | ~ gored bull | ~ horse kicked belly |
    ~ gun leg | ~ car overturned | ~ voiture retournee | ~ gari pinduka | ~ thrown off motorbike | ~ hit by train | ~ gun belly | ~ machete head | ~ machete cut arm
  `,
  'locked-jaw':
    '~ mouth stuck shut | ~ mouth stuck wound | ~ mouth not open thorn | ~ mouth not open nail | ~ face grin stiff | ~ jaw not open bite | ~ not chew jaw stiff | ~ meno yamengangana',
  spasms: `
    ~ muscles cramp wound | ~ body stiff wound | ~ muscles stiff noise | ~ back bends bow | ~ body bow | ~ cramps whole body wound |
    ~ muscles stiff wound | ~ muscles stiff nail | ~ body rigid touch | ~ cambre bruit | ~ back bends noise | ~ cramps body nail |
    ~ muscles cramp all body | ~ body stiff nail | ~ baby rigid touch
  `,
  'fear-of-water': `
    ~ panic water | ~ panics sees water | ~ agitated saliva bite | ~ not swallow water bite | ~ saliva dog bite month |
    ~ fear wind bite
  `,
  infection:
    '~ urine infection | ~ wound infected | ~ plaie infectee | ~ kidonda kimeoza | ~ infection leg | ~ infection blood',
  mottled: '~ skin blotchy | ~ skin patches blue | ~ skin marble | ~ marbrures genoux | ~ ngozi madoa bluu',
  'violent-shivers': '~ shakes bed moves | ~ shiver not stop | ~ frissons terribles | ~ shivering teeth',
  smoke: `
    ~ generator inside | ~ generator shop | ~ generator closed | ~ jiko inside slept | ~ charcoal slept | ~ brazier room |
    ~ gas heater closed | ~ smoke breathed fire | ~ house fire smoke | ~ charcoal bedroom | ~ groupe electrogene ferme |
    ~ car running garage | ~ charcoal tent
  `,
  'outbreak-contact': `
    ~ touched body ebola | ~ washed body dead | ~ funeral ebola | ~ cared ebola patient | ~ contact ebola | ~ contact marburg |
    ~ funeral marburg | kaka alikufa & ebola | ~ burying bled death | ~ died ebola week | ~ brother died ebola | ~ sister died ebola | ~ died ebola | ~ died marburg | ~ died bleeding house |
    ~ others house died fever | ~ buried bled death | ~ nurse ebola | ~ neighbour ebola died | ~ ate bat bush sick
  `,
  'cannot-pass-urine': `
    ~ not urine bladder | globe vesical | ~ mkojo hautoki tone |
    ~ bladder bursts
  `,
  'long-erection':
    '~ penis hard hours | ~ penis hard pain | ~ penis not go down | ~ stayed hard since night hurts | ~ erection hours',
  'stuck-foreskin': '~ foreskin stuck | ~ foreskin behind | ~ foreskin not forward | ~ foreskin not back swollen',
  'belly-hard': '~ belly like wood | ~ belly like stone | ~ belly rigid | ~ belly hard like board | ~ ventre de bois',
  'belly-pain-severe': `
    ~ belly pain not stand | ~ belly pain curled | ~ belly tearing | ~ belly stab knife pain | ~ worst belly pain | ~ belly pain screaming |
    ~ belly pain rolling floor | ~ douleur ventre atroce
  `,
  'face-droop':
    '~ mouth side hang | ~ tea dribbles mouth side | ~ bouche part cote | ~ smile crooked | ~ eyelid mouth dropped',
  slurred: `
    ~ words jumbled | ~ words not come | ~ not find words | ~ cherche mots | ~ speech drunk not drink | ~ tongue not move speak |
    ~ speaks like drunk
  `,
  'one-side-weak': `
    ~ hand useless sudden | ~ right hand not work | ~ left hand not work | ~ right arm drops | ~ left arm drops | ~ right leg drags |
    ~ left leg drags | ~ drags one leg | ~ arm dead sudden | ~ right side dead | ~ left side dead | ~ main droite ne repond plus |
    ~ arm falls back
  `,
  'double-vision': '~ sees two things | ~ sees double | ~ voit double | ~ double vision | ~ sees two people',
  'numb-saddle': `
    ~ not feel wipe | ~ not feel sitting | ~ between legs numb | ~ siege insensible | ~ numb private parts | ~ not feel buttocks |
    ~ numb bottom back
  `,
  'chest-pain': `
    ~ elephant chest | ~ weight chest | ~ chest stone sits | ~ squeezing behind breastbone | ~ etau poitrine | ~ band around chest |
    ~ chest pain left arm | ~ poids poitrine | ~ chest crushed | ~ chest pressure | ~ breastbone burns sweat | ~ left arm heavy chest
  `,
  'stopped-eating':
    '~ not eat not drink days | ~ refuses food days | ~ refuse toute nourriture | ~ not eaten days bed | ~ not eaten anything days',
  'asthma-tiring': '~ too tired speak | ~ too tired breathe | ~ tired breathing',
  'jaw-pain': '~ chewing hurts | ~ jaw pain eating | ~ temple pain chew',
  'sunken-eyes': '~ eyes deep | ~ eyes gone inside | ~ yeux enfonces | ~ macho yamedumbukia',
  'eye-injury':
    '~ metal eye | ~ glass eye | ~ stick poked eye | ~ thorn eye blood | ~ eye leaks fluid | ~ nail eye | ~ wire eye | ~ eclat oeil',
  'black-skin':
    '~ skin black smell | ~ flesh rotting | ~ skin dead black | ~ genitals black smell | ~ pain severe skin purple',
  'weak-immunity':
    '~ leukaemia treatment | ~ treated cancer | ~ cancer treatment | ~ natibiwa saratani | ~ traitement cancer | ~ cancer drip | ~ spleen removed | ~ rate enlevee | ~ bandama limetolewa',
  'closed-break':
    '~ fell screams lift leg | ~ fell foot turned | ~ fell hip pain | ~ leg turned out fell | ~ not lift leg fell | ~ fell not stand | ~ fell not walk | ~ fell leg shorter | ~ fell not weight leg',
  'child-abuse': `
    ~ stepfather whips child | ~ stepmother beats child | ~ cigarette burns child | ~ father beats child cable | ~ whipped cable |
    ~ uncle touches child private | ~ belt marks child | ~ scars belt child | ~ stepfather burned child | ~ teacher touches child |
    ~ father burned child | ~ father hits child | ~ mother hits child | ~ son pere le bat | ~ baba yake anampiga | ~ dad hits him |
    ~ dad beats him | ~ flinches when dad | ~ touches my private parts | ~ uncle touches me | ~ ananigusa siri | ~ me touche la nuit |
    ~ comes in my bed night | ~ cousin touches me | ~ stepfather hits
  `,
  unsafe: `
    ~ choked me | ~ strangled me | ~ squeezed my neck | ~ locked me in knife | ~ gun home husband | ~ fears go home | ~ fear return home |
    ~ next time kill | ~ serre le cou | ~ amenikaba koo | ~ hold knife my neck | ~ says kill me | ~ sleeps outside fears husband |
    ~ hides from husband | ~ follows me threatens | ~ burns house threatens
  `,
  'danger-to-others': `
    ~ voices kill people | ~ voices stab | ~ holds machete shouts | ~ knife threatens everyone | ~ voices order kill | ~ attacks everyone |
    ~ wants kill neighbour | ~ burn house voices
  `,
  'deep-bite': `
    ~ dog bite ear | ~ dog bite nose | ~ dog bite cheek | ~ dog bite head | ~ dog bite lip | ~ bite bone | ~ bite flesh out | ~ bite meat torn | ~ bite holes deep |
    ~ nyama imetoka mbwa | ~ dog torn flesh | ~ bite fingers torn | ~ monkey bite neck | ~ bitten face | ~ dog tore ear | ~ dog tore face | ~ dog tore cheek | ~ dog tore arm | ~ bat teeth face |
    ~ teeth marks face | =dog ripped | =mbwa amerarua
  `,
  'fast-breath': '~ breathes like running | ~ breath short quick baby | ~ belly goes up down fast breathe',
  grunting: '~ baby groans breath | ~ grunts breath | ~ geint respire | ~ anaguna akipumua',
  'not-feeding': `
    ~ few sucks sleeps | ~ baby sucks less | ~ newborn sucks little | ~ baby not eaten since | ~ newborn not fed | ~ not fed since night |
    =tete de moins en moins | ~ baby leaves breast | ~ baby too weak suck | ~ hataki ziwa | ~ lets go breast sleeps | ~ baby not wake feed |
    ~ not interested breast | ~ breast gives up tired | ~ breast tired minute | ~ not wake milk | ~ baby not ask milk | ~ ne reclame plus |
    ~ se fatigue au sein | ~ baby sleeps breast not suck | ~ bottle refuses baby | ~ drinks half usual newborn | ~ baby not cry hunger
  `,
  'baby-moves-less': `
    ~ not felt little one since | ~ not felt baby since | ~ baby not moved since | ~ baby inside still | ~ baby quiet belly |
    ~ baby lazy belly | ~ not feel baby since | ~ inside gone quiet | ~ one inside quiet | ~ plus aucun coup de pied | ~ baby sleeps all day belly | ~ not felt move since | ~ no movement womb
  `,
  'postpartum-voices': `
    ~ baby demon | ~ baby possessed | ~ baby not mine devil | ~ birth not sleep strange | ~ mtoto jini | ~ birth baby devil | ~ birth thinks poisoned
  `,
  'suicide-plan':
    '~ goodbye letter kill | ~ took rope | ~ poison ready | ~ bought pills die | ~ said goodbye die | ~ jump roof die',
} as const;
