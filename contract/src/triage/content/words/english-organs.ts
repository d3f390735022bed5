/** English words of parts of the body and of what befalls them, for patterns that join two or three of them. */
export const englishOrganWords = {
  inhaler: 'inhaler | pump | puffer | puffs | ventolin | salbutamol | asthavent | spacer | nebuliser | nebulizer',
  'chest-part': 'chest | breastbone | sternum | heart',
  'press-word':
    'pressing | pressure | squeez* | crush* | heavy | heaviness | weight | tight | tightness | elephant | band | vice',
  'squash-word': 'squash* | gripping | gripped | grip | clenching | clamped | strangl* | paining | choking',
  sport:
    'football | soccer | rugby | running | race | marathon | training | netball | practice | gym | sprinting | jogging | exercise | match',
  'drop-word': 'collapsed | fainted | dropped down | passed out | blacked out | went down | keeled over',
  'face-part': 'face | mouth | smile | cheek | eyelid | lip',
  'droop-word':
    'droop* | sagg* | sag | sags | hanging | hangs | slid* | slipp* | crooked | lopsided | skew | bent | uneven | dropp* | fallen | melted',
  'limb-word': 'arm | hand | leg | foot | arms | limb | fingers | toes',
  'limb-side':
    'left arm | right arm | left leg | right leg | left hand | right hand | one arm | one hand | left side | right side',
  'gone-weak':
    'weak | dead | useless | paralysed | paralyzed | not moving | not working | will not move | can not move | stopped working | no power | powerless | limp | floppy | will not lift',
  'half-body':
    'half body | half her body | half his body | half of body | half the body | one side | left side | right side',
  'drops-things': 'dropping | drops | keeps dropping | can not hold | can not grip | can not lift | can not raise',
  'sudden-word':
    'sudden | suddenly | all at once | instantly | woke | since this morning | in seconds | out of nowhere',
  'speech-word': 'speech | speaking | talking | talk | words | speaks | speak | talks',
  'bad-speech':
    'slur* | slurry | garbled | jumbled | mumbl* | unclear | thick | drunk | not clear | twisted | gone | not coming out',
  'head-pain': 'headache | head | migraine',
  'never-such':
    'never had | never felt | never in my life | worst ever | worst of my life | like never before | never known | not like any',
  'worst-word':
    'worst | unbearable | terrible | excruciating | agony | screaming | severe | extreme | killing | intense',
  'explode-word': 'explod* | bomb | burst | thunderclap | gunshot | struck',
  'stiff-word': 'stiff | rigid | hard | locked | frozen | solid | like wood',
  'rash-word': 'rash | spots | dots | marks | patches | blotches | spot',
  'purple-word': 'purple | dark red | violet | bruise like | bruises | purplish | maroon',
  bulge: 'bulg* | swollen | swelling | raised | full | sticking up | pushed up | tense | puffed',
  'vomit-word':
    'vomit | vomits | vomited | vomiting | puking | puked | puke | threw up | throwing up | throws up | brought up | retching',
  'stool-word': 'stool | stools | poo | poop | poos | faeces | motions',
  'tar-word': 'tar | tarry | tarlike | pitch black | jet black | sticky black | black as',
  'belly-word': 'belly | stomach | tummy | abdomen | abdominal',
  'hard-thing': 'board | wood | stone | rock | plank | wall | table | brick',
  'belly-pain-word': 'belly | stomach | tummy | abdomen | abdominal pain',
  'hernia-word': 'hernia | groin lump | lump in groin | lump in the groin | groin swelling',
  'stuck-word': 'stuck | trapped | jammed | will not go back | not going back | can not push back',
  'not-come':
    'not coming | will not come | not come out | refuses to come | not coming out | blocked | nothing comes out | nothing comes | not a drop',
  'bladder-full': 'bladder bursting | bladder full | bladder swollen | bladder hard | bladder like',
  'ball-word': 'ball | balls | testicle* | testis | testicular | scrotum | scrotal | ballsack',
  'pain-word': 'pain | pains | paining | painful | hurts | hurting | sore | aching | agony | killing',
  'penis-word': 'penis | manhood | private part | willy',
  'erect-word': 'hard | erect | standing | stiff | erection',
  'hour-word': 'hours | hour | hrs | all night | since last night | since morning | whole night | all day',
  'bottom-word': 'bottom | buttocks | saddle | anus | bum | backside | genitals | crotch',
  'numb-word': 'numb | numbness | no feeling | lost feeling | dead | tingling',
  'eye-side': 'one eye | left eye | right eye | my eye | his eye | her eye | both eyes',
  'blind-word': 'blind | black | dark | can not see | sees nothing | lost sight | no vision | lost vision | gone dark',
  'vision-word': 'vision | sight | eyesight | seeing',
  'gone-word': 'gone | lost | disappeared | went | vanished | left me',
  'eye-chemical':
    'acid | bleach | jik | cement | lime | ammonia | pesticide | chemical | chemicals | caustic | battery | petrol | paraffin | superglue | glue | detergent | pepper spray | teargas | spirit | thinners | hair relaxer | dip | plaster dust | whitewash',
  'eye-place': 'eye | eyes | eyeball',
  'eye-object':
    'nail | thorn | wire | glass | metal | stick | branch | stone | splinter | arrow | pencil | pen | needle | knife | grinder | bottle | fishhook | hook',
  'red-word': 'redness | red',
  'spread-word':
    'spreading | spreads | climbing | creeping | growing bigger | moving up | travelling up | going up | past the line | tracking',
  'skin-part': 'skin | flesh | wound | toe | toes | foot | finger | leg',
  'black-word': 'black | blackish | dark purple | dead',
  going: 'turning | turned | going | gone | becoming | became | patches',
  rotting: 'rotting | rotten | rot | dying | decaying | smells dead',
  'peel-word': 'peel* | sloughing | falling off | coming off | sliding off | stripping',
  'bone-word': 'bone | bones',
  'bone-out': 'sticking | poking | out | through | protruding | exposed | showing | jutting | pierc*',
  'see-word': 'see | seen | visible | seeing',
  'out-joint': 'dislocated | popped out | out of place | out of socket | came out | slipped out | jumped out',
} as const;
