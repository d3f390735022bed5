/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=2 above+arm=-8 above+eye=3 above+head=9 above+pain=-3 above+swell=3 acid=3 acid+after=-10 acid+child=13
acid+drink=14 after=-9 after+all=8 after+belly=-11 after+below=-4 after+birth=6 after+blood=-8 after+bone=5
after+both=2 after+day=2 after+dog=5 after+double=-2 after+drink=7 after+eat=-5 after+faint=-7 after+fall=8
after+fit=6 after+food=-9 after+head=-14 after+keep=3 after+labour=-5 after+leg=-5 after+less=-8 after+lift=-4
after+medicine=10 after+minute=-4 after+night=-15 after+not:sleep=5 after+outside=-5 after+pain=-10 after+pale=3
after+pill=5 after+press=-3 after+run=-4 after+shiver=7 after+since=2 after+stand=-13 after+sting=6 after+stool=-8
after+stop=6 after+sudden=3 after+swell=-6 after+thigh=-7 after+throat=-3 after+tooth=5 after+vehicle=5
after+want=-5 after+week=17 after+yesterday=-10 again=-2 age:child=2 age:grown=-10 age:newborn=20 age:old=13 air=11
air+burn=2 air+pull=-8 air+sit=15 air+still=13 alcohol=-6 alcohol+day=11 alcohol+since=-9 alcohol+stop=-2
alcohol+yesterday=-9 all=10 all+become=9 all+below=-4 all+body=15 all+both=-2 all+breast=9 all+burn=4 all+child=9
all+cold=3 all+day=-8 all+dizzy=4 all+drink=-3 all+each=8 all+eat=-2 all+eye=12 all+faint=3 all+fever=7 all+force=3
all+head=-2 all+hour=-2 all+jerk=9 all+labour=6 all+leg=10 all+less=-5 all+minute=4 all+month=-4 all+morning=-3
all+move=5 all+night=13 all+noise=8 all+not:more=4 all+pad=-6 all+pain=4 all+pale=6 all+palm=4 all+pill=9
all+rash=18 all+room=8 all+shake=5 all+since=-10 all+sleep=2 all+stiff=9 all+still=7 all+stop=5 all+strength=3
all+suck=9 all+sudden=4 all+swallow=8 all+throat=7 all+unconscious=3 all+vomit=7 all+wake=-2 all+want=6 all+water=9
all+weak=7 all+woman=3 all+yesterday=-5 ankle=8 ankle+leg=4 ankle+less=-11 ankle+swell=5 ankle+twist=-9 arm=-2
arm+become=3 arm+bee=-10 arm+before=-3 arm+below=5 arm+both=-8 arm+break=3 arm+burn=-7 arm+child=11 arm+cold=3
arm+crying=3 arm+cut=2 arm+die=6 arm+face=14 arm+force=-3 arm+hour=4 arm+inside=6 arm+jerk=4 arm+left=15 arm+leg=9
arm+lip=3 arm+minute=8 arm+monkey=11 arm+mouth=5 arm+not:lift=7 arm+numb=8 arm+outside=16 arm+pain=-2 arm+pale=8
arm+right=5 arm+scratch=-9 arm+see=9 arm+shake=-6 arm+shiver=-2 arm+side=4 arm+sleep=-6 arm+sting=-2 arm+strength=-3
arm+sweat=-2 arm+swell=-5 arm+very=-10 arm+wake=-8 arm+yesterday=4 back=2 back+become=8 back+below=-13
back+fever=-14 back+foreskin=7 back+knife=14 back+leg=9 back+lift=-7 back+night=-7 back+not:become=7 back+not:open=4
back+numb=10 back+pain=-12 back+pull=-2 back+since=-9 back+stiff=-5 back+water=-13 back+yesterday=-7 battery=4
battery+swallow=14 battery+water=10 beat=2 beat+weak=6 become=12 become+below=-10 become+big=3 become+black=7
become+blister=2 become+blue=12 become+body=3 become+breast=-4 become+child=4 become+die=2 become+finger=4
become+hard=8 become+hour=8 become+inside=7 become+jaw=3 become+left=2 become+leg=6 become+lip=5 become+minute=-2
become+month=2 become+morning=5 become+mouth=3 become+neck=2 become+now=11 become+one=2 become+outside=3
become+pain=-4 become+pale=14 become+pill=6 become+see=13 become+skin=4 become+smell=4 become+stiff=7
become+sudden=2 become+swell=2 become+thigh=6 become+voice=7 become+yellow=2 bed=7 bed+move=4 bed+shake=5
bed+since=-3 bee=3 bee+mouth=8 bee+pain=2 before=-11 before+chest=-9 before+day=-4 before+heart=8 before+outside=11
before+rape=-6 before+yesterday=-15 behind=6 behind+ear=7 behind+foreskin=8 behind+pain=-5 belly=8 belly+below=5
belly+blood=10 belly+cut=4 belly+discharge=5 belly+drink=3 belly+each=-6 belly+fall=8 belly+hard=6 belly+hit=7
belly+hot=7 belly+knife=5 belly+less=-3 belly+month=-6 belly+morning=-7 belly+night=-8 belly+not:pain=-10
belly+now=3 belly+one=5 belly+pain=5 belly+red=10 belly+side=5 belly+since=-13 belly+skin=8 belly+stairs=6
belly+start=8 belly+stiff=6 belly+swell=-3 belly+touch=7 belly+very=6 belly+yesterday=-7 below=8 below+blood=13
below+breathe=5 below+chest=9 below+crying=-2 below+cut=6 below+eye=8 below+fall=8 below+fluid=8 below+hour=4
below+knee=-11 below+left=7 below+leg=-4 below+lip=-5 below+month=-3 below+mouth=-3 below+move=5 below+navel=10
below+neck=6 below+night=-2 below+nose=6 below+not:become=5 below+not:keep=-11 below+now=6 below+one=-3
below+pain=-5 below+rape=8 below+rib=11 below+right=5 below+run=4 below+shoulder=6 below+side=5 below+since=-3
below+skin=8 below+smell=10 below+start=7 below+suck=8 below+sudden=5 below+swell=-2 below+very=2 below+water=-10
below+week=13 below+wound=-7 below+yesterday=7 bend=13 bend+crying=5 bend+less=-4 bend+lip=4 bend+mouth=4
bend+pain=2 big=16 big+black=3 big+finger=2 birth=20 birth+child=8 birth+day=14 birth+fit=5 birth+not:sleep=6
birth+since=8 birth+week=14 birth+woman=4 birth+yesterday=9 bite=8 bite+blood=4 bite+dog=8 bite+leg=4 bite+month=8
bite+neck=4 bite+snake=4 black=21 black+blood=4 black+finger=7 black+smell=7 black+stool=15 black+urine=7
black+vomit=6 blister=-16 blister+blue=2 blister+chest=9 blister+face=9 blister+skin=2 blocked=10 blocked+blue=3
blocked+less=-8 blocked+nose=-10 blocked+not:lift=4 blocked+not:open=6 blocked+open=-6 blocked+rib=8 blocked+twist=5
blood=5 blood+cough=5 blood+diarrhoea=-17 blood+die=2 blood+dog=5 blood+double=-9 blood+fever=6 blood+gum=12
blood+half=8 blood+hit=6 blood+leak=6 blood+leg=6 blood+many=17 blood+medicine=7 blood+minute=-8 blood+month=11
blood+morning=4 blood+mouth=9 blood+neck=5 blood+not:stop=10 blood+pain=8 blood+people=2 blood+period=17
blood+pour=6 blood+pregnant=-2 blood+press=-3 blood+rape=8 blood+red=18 blood+run=4 blood+saliva=-15 blood+since=7
blood+sputum=-12 blood+still=9 blood+stool=-2 blood+stop=-15 blood+urine=7 blood+very=11 blood+vomit=17
blood+week=-2 blood+yesterday=-2 blue=19 blue+face=8 blue+keep=4 blue+lip=4 blue+mouth=3 blue+now=3 blue+patches=5
blue+pill=2 blue+skin=2 blue+sweat=7 blue+swell=2 blur=10 blur+head=9 blur+very=6 body=-5 body+both=7 body+cold=9
body+faint=3 body+fever=7 body+hot=-7 body+jerk=7 body+move=5 body+noise=8 body+since=-12 body+stiff=9 body+today=10
body+unconscious=3 body+yesterday=-12 bone=13 bone+fever=2 bone+leg=11 bone+outside=5 bone+pain=3 bone+severe=3
bone+skin=10 bone+very=3 born=8 born+child=6 born+yesterday=4 both=7 both+child=11 both+day=-6 both+dizzy=5
both+hour=3 both+knee=7 both+leak=-6 both+leg=20 both+minute=-3 both+month=8 both+night=5 both+now=5 both+pour=-6
both+pus=2 both+since=-2 both+sleep=-6 both+stool=-5 both+suck=2 both+swell=10 both+tooth=-2 both+wake=-8
both+week=9 both+yesterday=-3 break=-8 break+condom=-9 break+fall=-5 break+less=-6 break+skin=-6 breast=-3
breast+cancer=7 breast+child=6 breast+day=9 breast+fever=7 breast+hot=-6 breast+lump=-3 breast+month=-3
breast+night=5 breast+one=-7 breast+red=-6 breast+refuse=7 breast+since=5 breast+yesterday=4 breathe=2
breathe+breathe=5 breathe+burn=2 breathe+chest=8 breathe+cough=-6 breathe+cut=9 breathe+deep=16 breathe+each=17
breathe+fast=-2 breathe+force=4 breathe+keep=10 breathe+less=-2 breathe+minute=-6 breathe+nose=7 breathe+now=9
breathe+one=10 breathe+outside=-2 breathe+pain=11 breathe+pull=4 breathe+rib=10 breathe+run=5 breathe+side=12
breathe+sit=10 breathe+skin=5 breathe+sleep=5 breathe+smell=10 breathe+stop=14 breathe+strength=4 breathe+suck=5
breathe+sudden=6 breathe+today=8 breathe+very=12 breathe+vomit=12 breathe+week=-16 burn=7 burn+child=5
burn+crying=-11 burn+electricity=11 burn+eye=14 burn+face=7 burn+fever=-8 burn+finger=-12 burn+heart=8 burn+hot=9
burn+knife=5 burn+night=12 burn+pull=2 burn+sudden=2 burn+urine=-16 burst=12 burst+charcoal=7 burst+condom=-9
burst+head=14 burst+hiv=-4 burst+night=-4 burst+see=7 burst+sudden=3 burst+today=6 burst+yesterday=-16 calf=-17
calf+left=-11 calf+one=-8 calf+pain=-8 calf+since=-4 calf+swell=-12 calf+wound=-7 cancer=11 cancer+fever=7
charcoal=15 charcoal+charcoal=4 charcoal+close=4 charcoal+cold=3 charcoal+inside=5 charcoal+sleep=6 cheek=4
cheek+dog=14 cheek+morning=-8 cheek+open=9 cheek+pain=-5 cheek+swell=-11 cheek+tooth=-9 chest=12 chest+child=11
chest+day=-8 chest+eye=4 chest+face=11 chest+fire=3 chest+half=-7 chest+hold=5 chest+hour=-7 chest+jaw=12
chest+keep=4 chest+lip=2 chest+many=2 chest+minute=6 chest+morning=7 chest+not:keep=-12 chest+not:pain=6
chest+one=-7 chest+pain=7 chest+pull=4 chest+sit=6 chest+sudden=2 chest+sweat=4 chest+vehicle=3 chest+very=4
chest+yesterday=-8 child=13 child+cloth=8 child+cold=2 child+cord=7 child+cough=-10 child+day=4 child+double=5
child+each=9 child+eat=8 child+fever=4 child+fire=3 child+fit=6 child+half=10 child+head=-12 child+hit=3
child+hold=7 child+hot=5 child+inside=8 child+less=-4 child+many=-3 child+month=2 child+morning=4 child+move=-11
child+night=16 child+not:breast=3 child+not:move=5 child+not:play=5 child+not:sleep=11 child+not:suck=2 child+one=6
child+pain=6 child+palm=10 child+people=4 child+pill=3 child+pool=2 child+pus=6 child+rash=-3 child+red=-5
child+rib=-9 child+severe=4 child+sickle=-8 child+since=8 child+speak=5 child+still=8 child+suck=-4 child+swallow=6
child+touch=10 child+vehicle=3 child+voice=4 child+want=7 child+week=-2 child+yesterday=10 choke=15 choke+man=10
clear=-24 clear+eye=-12 clear+head=-10 clear+knife=-7 clear+less=-4 clear+suck=-4 clear+wound=-6 close=11
close+eye=7 close+skin=-4 cloth=14 cloth+hour=3 cloth+still=3 cold=13 cold+day=-3 cold+drink=8 cold+fall=5
cold+inside=3 cold+leg=5 cold+pale=5 cold+since=-8 cold+sleep=7 cold+soak=3 cold+sweat=5 cold+touch=3
cold+yesterday=-8 condom=-6 condom+head=4 condom+hit=8 condom+hiv=-4 condom+leak=3 condom+man=-3 condom+move=3
condom+night=-9 condom+play=3 condom+sudden=3 condom+yesterday=-17 confused=18 confused+eyelid=6 confused+now=13
confused+one=5 confused+severe=4 confused+week=4 consciousness=15 consciousness+fall=3 consciousness+heart=4
consciousness+lost=10 consciousness+not:lost=-8 cord+cut=2 cord+dry=-6 cord+house=2 cord+knife=2 cord+leak=7
cough=-11 cough+day=-11 cough+double=-3 cough+fast=-11 cough+fever=-8 cough+half=8 cough+leak=-2 cough+less=-9
cough+month=-12 cough+nose=-2 cough+now=11 cough+pour=-2 cough+rib=9 cough+since=-12 cough+sputum=-10 cough+week=-14
crying=-2 crying+eye=-9 crying+fall=4 crying+lip=4 crying+mouth=4 crying+navel=3 crying+side=3 crying+twist=5
crying+very=4 crying+voice=3 cut+deep=-8 cut+die=6 cut+fall=4 cut+finger=-6 cut+house=2 cut+knife=-15 cut+less=-4
cut+machete=5 cut+month=9 cut+one=5 cut+side=5 day=-6 day+diarrhoea=8 day+double=7 day+drink=12 day+each=-14
day+eat=7 day+eye=13 day+fit=5 day+half=-8 day+head=-5 day+hiv=-12 day+hot=2 day+leak=-9 day+less=-5 day+medicine=-6
day+month=6 day+night=-5 day+nose=-8 day+not:eat=10 day+not:see=4 day+not:sleep=6 day+now=-13 day+open=7 day+pain=-9
day+period=-16 day+pill=6 day+pour=-6 day+pregnant=3 day+pus=-4 day+since=3 day+start=-4 day+stool=6 day+stop=12
day+sudden=5 day+throat=-2 day+today=-3 day+urine=15 day+vomit=13 day+woman=4 day+yesterday=-4 deep=-17 deep+fast=12
deep+wound=-15 diabetes+leg=-9 diabetes+wound=-9 diarrhoea+double=-12 diarrhoea+less=-3 diarrhoea+night=6
diarrhoea+since=-16 diarrhoea+today=-11 diarrhoea+water=18 diarrhoea+weak=9 diarrhoea+yesterday=-15 die=10
die+fever=2 die+gum=2 die+help=13 die+hour=3 die+left=5 die+numb=2 die+people=5 discharge=-5 discharge+hot=11
discharge+red=5 discharge+smell=14 dislocate=-8 dizzy=24 dizzy+hear=6 dog=10 dog+leg=-14 dog+less=-5 dog+month=6
dog+neck=5 dog+open=9 dog+scratch=-9 dog+week=5 double=-4 double+double=-7 double+each=5 double+hit=-8
double+inhaler=11 double+minute=-10 double+one=-10 double+press=-3 double+since=5 double+sleep=15 double+today=7
double+week=3 double+yesterday=2 draws-in=7 draws-in+eye=5 drink=-5 drink+keep=-3 drink+less=5 drink+many=-3
drink+medicine=14 drink+milk=-7 drink+not:want=9 drink+play=-15 drink+since=9 drink+sleep=6 drink+stop=6
drink+thirst=-5 drink+urine=-9 drink+vomit=-6 drink+water=-3 drink+weak=12 drink+yesterday=-6 dry=-4 dry+navel=-4
each=-3 each+head=4 each+hour=9 each+less=4 each+minute=8 each+month=-7 each+morning=-13 each+now=-6 each+pain=4
each+period=-8 each+rib=9 each+see=3 each+since=-10 each+skin=8 each+stool=-4 each+vomit=-6 each+water=2 each+week=3
ear=8 ear+pus=-5 ear+since=-9 ear+swell=8 ear+yesterday=-7 eat=-13 eat+move=-5 eat+play=-10 eat+since=-2
eat+sleep=-9 eat+yesterday=-11 electricity=15 eye=6 eye+head=9 eye+hit=10 eye+hour=6 eye+inside=13 eye+itch=-13
eye+jaw=8 eye+left=7 eye+less=9 eye+light=-6 eye+lost=7 eye+not:pain=-11 eye+one=8 eye+open=8 eye+pain=-9
eye+pale=-8 eye+rash=-3 eye+red=-11 eye+right=11 eye+saliva=4 eye+since=14 eye+skin=10 eye+sleep=8 eye+snake=8
eye+sudden=10 eye+sunken=17 eye+swell=8 eye+urine=11 eye+very=10 eye+wake=4 eyelid=6 eyelid+one=5 face=-5
face+rash=-15 face+see=7 face+speak=-9 face+swell=15 faint=13 faint+heart=8 faint+stand=-7 fall+head=13 fall+heart=5
fall+hit=10 fall+leg=8 fall+lift=3 fall+lost=3 fall+move=7 fall+not:pill=-5 fall+outside=7 fall+pale=5 fall+play=3
fall+right=8 fall+roof=10 fall+run=3 fall+shoulder=9 fall+side=3 fall+sleep=8 fall+stairs=7 fall+suck=8
fall+sudden=3 fall+vehicle=5 fall+very=3 fall+yesterday=-5 fast=-3 fast+fast=-6 fast+less=-8 fast+nose=7 fast+very=7
fast+weak=3 fear=7 fever=4 fever+fit=13 fever+gum=6 fever+hot=9 fever+leg=9 fever+month=-5 fever+now=2 fever+pad=2
fever+pain=-11 fever+people=2 fever+pregnant=-5 fever+rash=11 fever+severe=6 fever+shiver=9 fever+since=-12
fever+smell=10 fever+soak=2 fever+swell=8 fever+today=7 fever+very=5 fever+vomit=8 fever+waist=2 fever+weak=7
fever+yesterday=-7 finger=-11 finger+heart=11 finger+hot=-12 finger+leg=5 finger+move=-5 finger+scorpion=-2
finger+smell=7 finger+snake=9 finger+sting=-5 fire+one=-9 fit=17 fit+minute=11 fit+morning=-6 fit+since=10
fit+woman=9 fluid=14 fluid+since=3 foam=11 foam+mouth=3 foam+people=12 food=-14 force=5 force+leg=-7 force+smell=4
force+yesterday=3 forehead=2 forehead+morning=-7 foreskin=7 foreskin+less=-10 foreskin+now=8 foreskin+pull=12
gland=-8 green=6 green+vomit=15 green+water=7 grow=-14 gum=12 gun=10 half=3 half+hour=-3 half+month=6
half+outside=11 half+pad=7 hang=17 hang+outside=4 hang+rope=4 hard=18 hard+pain=5 hard+since=3 head=2 head+hit=-2
head+hiv=-9 head+less=-2 head+light=2 head+morning=2 head+not:pain=-11 head+one=5 head+pain=4 head+see=8
head+severe=10 head+since=10 head+start=-12 head+sudden=6 head+swell=9 head+today=6 head+very=9 head+wake=-6
head+water=4 hear=-16 hear+kill=5 hear+knife=5 hear+night=-11 hear+voice=-7 heart=19 heart+hit=3 heart+lost=4
heart+play=7 heart+very=3 help=-11 help+inhaler=-14 help+speak=-7 hit=4 hit+hold=2 hit+itch=-12 hit+leg=6
hit+less=-6 hit+morning=-10 hit+nose=-5 hit+one=11 hit+outside=6 hit+snake=9 hit+vehicle=5 hit+very=4 hit+woman=6
hiv=-7 hiv+pain=-9 hiv+since=-10 hiv+yesterday=-5 hold=8 hold+man=4 hold+neck=4 hold+since=9 hold+want=-8 hot=-4
hot+knee=5 hot+move=-5 hot+now=15 hot+pain=-8 hot+red=-3 hot+severe=6 hot+shiver=9 hot+since=-12 hot+smell=8
hot+swell=2 hot+very=5 hot+vomit=5 hot+weak=9 hot+yesterday=-10 hour=11 hour+left=6 hour+more=5 hour+night=5
hour+now=5 hour+one=2 hour+pad=-2 hour+pale=2 hour+pill=6 hour+press=7 hour+since=11 hour+sleep=4 hour+stand=7
hour+still=5 hour+suck=9 hour+swallow=7 hour+yesterday=-2 house=8 house+knife=2 house+roof=11 inhaler=6 inside=13
inside+one=9 inside+pale=6 inside+rib=13 inside+sleep=-6 inside+very=6 itch=-24 itch+nose=-7 itch+rash=7
itch+since=-2 itch+swell=-7 itch+throat=-2 itch+yesterday=-2 jaw=13 jaw+neck=4 jaw+not:open=9 jaw+now=8 jaw+pain=8
jaw+since=9 jaw+swell=4 jaw+yesterday=11 jerk=14 joint=-6 joint+pain=-4 keep=-4 keep+press=3 keep+skin=7
keep+stop=10 keep+water=-9 kill=24 kill+knife=5 kill+voice=5 knee+leg=-9 knee+one=-6 knee+pain=-8 knee+stairs=-5
knife=13 knife+less=-4 knife+sudden=4 knife+voice=5 know=-16 labour=11 labour+minute=13 labour+morning=8
labour+pain=5 labour+since=8 labour+yesterday=8 leak=4 leak+leg=6 leak+move=3 leak+play=3 leak+red=10 leak+saliva=9
leak+sweat=2 left=11 left+minute=9 left+morning=4 left+numb=7 left+pain=14 left+side=6 left+start=3 left+sudden=8
left+swell=-11 leg=4 leg+less=-9 leg+more=10 leg+night=8 leg+not:move=8 leg+not:want=12 leg+now=6 leg+one=-7
leg+outside=3 leg+pain=-2 leg+pale=5 leg+pour=6 leg+rope=5 leg+run=-3 leg+scratch=-5 leg+since=2 leg+skin=6
leg+slow=-4 leg+snake=10 leg+spread=-4 leg+strength=-7 leg+sudden=5 leg+swell=3 leg+twist=8 leg+week=4 leg+wound=-9
leg+yellow=9 less=-18 less+month=-4 less+nose=-12 less+open=4 less+pain=-4 less+saliva=11 less+scratch=-5
less+since=-4 less+skin=-9 less+sleep=9 less+sputum=-6 less+suck=17 less+swell=-10 less+throat=-3 less+twist=-9
less+wake=4 less+wound=-6 less+yesterday=-3 life=-6 lift=-8 lift+pale=-9 lift+weak=-7 lift+yesterday=-7 light=-9
light+lost=7 light+neck=7 light+pain=-8 light+red=-6 light+see=-12 light+stiff=7 lip=2 lip+medicine=4 lip+not:open=6
lip+now=9 lip+open=-6 lip+peel=4 lip+red=-9 lip+right=3 lip+side=3 lip+skin=6 lip+stiff=3 lip+swell=6 lip+touch=2
lip+twist=4 lip+wound=2 lost=3 lost+run=3 lost+since=-5 lost+soak=-4 lost+urine=7 lost+yesterday=5 lump=-8
lump+month=-7 lump+neck=-6 lump+now=-4 lump+since=-9 machete=20 machete+thigh=8 man=-10 man+mouth=6 man+night=7
man+side=6 man+since=-6 man+stop=-5 man+yesterday=-3 many=-4 many+since=7 many+sweat=5 many+vomit=-6 many+water=3
medicine=4 medicine+mouth=4 medicine+peel=3 medicine+pull=-13 medicine+since=-3 medicine+skin=3 medicine+week=2
medicine+yesterday=6 milk=11 minute=3 minute+morning=-12 minute+not:stop=4 minute+one=-10 minute+outside=13
minute+pain=8 minute+press=-3 minute+since=4 minute+stop=-11 minute+week=9 monkey=11 month=-10 month+more=-13
month+neck=-7 month+not:see=4 month+now=-8 month+one=-8 month+pain=2 month+period=-3 month+pregnant=6 month+since=-7
month+suck=-7 month+wound=-11 more=-5 more+week=-2 morning=-7 morning+nose=-5 morning+not:know=6 morning+one=-8
morning+pain=2 morning+pale=5 morning+right=-4 morning+see=11 morning+since=9 morning+start=11 morning+stool=-6
morning+stop=-5 morning+sudden=4 morning+today=4 morning+tooth=-3 morning+vomit=-9 morning+week=-2
morning+yesterday=8 mouth=2 mouth+nose=-5 mouth+not:lift=4 mouth+not:open=8 mouth+now=10 mouth+one=8 mouth+open=-11
mouth+peel=4 mouth+rib=8 mouth+right=5 mouth+side=13 mouth+skin=6 mouth+sting=8 mouth+swallow=-7 mouth+swell=3
mouth+today=7 mouth+twist=8 mouth+voice=4 move=-12 move+neck=-5 move+pain=-7 move+right=5 move+shake=4 move+since=11
move+start=6 move+sudden=3 move+yesterday=11 muscle+stiff=3 muscle+thigh=-4 navel=6 navel+pain=7 navel+right=11
navel+start=10 neck=12 neck+not:become=5 neck+not:open=6 neck+now=-4 neck+pain=10 neck+stiff=13 needle=-6
needle+sting=-9 night+not:breast=3 night+now=-8 night+one=5 night+pain=-5 night+room=8 night+since=-3 night+soak=-7
night+stand=5 night+sudden=5 night+sweat=-15 night+today=8 night+urine=-6 night+wake=-5 night+weak=-8
night+yesterday=-10 noise=-7 nose=-12 nose+pour=2 nose+since=2 nose+very=7 not:all=-16 not:all+not:pain=-7
not:back=2 not:become=2 not:before=-4 not:behind=-9 not:behind+not:ear=-4 not:behind+not:swell=-7 not:bend=4
not:black=-15 not:black+not:fever=-3 not:blood=-25 not:blood+not:pain=-6 not:blur=-7 not:blur+not:breathe=-5
not:break=-5 not:breast=3 not:breast+since=3 not:breathe=9 not:cancer=-5 not:chest=-6 not:chest+not:pain=-6
not:confused+not:know=-14 not:confused+not:sit=11 not:consciousness=-5 not:consciousness+not:lost=-5 not:cough=5
not:die=-21 not:die+not:pain=-8 not:die+not:want=-7 not:dizzy=-12 not:draws-in=-6 not:drink=-4 not:drink+now=11
not:drink+since=5 not:ear=-4 not:eat=10 not:faint=-7 not:fall=-7 not:fever=-39 not:fever+not:pain=-8
not:fever+not:rash=-4 not:fit=-4 not:fit+not:shake=-4 not:force=3 not:head=-5 not:head+not:pain=-8 not:hear=5
not:help=8 not:hit=-8 not:hold=18 not:hold+stand=4 not:hot=-6 not:hot+not:swell=-5 not:keep=-2 not:keep+since=-3
not:know=3 not:know+since=6 not:know+speak=7 not:know+today=7 not:know+urine=9 not:leg=-3 not:life=-12 not:lift=8
not:lift+right=4 not:lift+twist=7 not:lost=-12 not:lump=-10 not:more=5 not:move=14 not:move+since=3 not:move+touch=4
not:noise=8 not:open=8 not:open+now=10 not:open+skin=-11 not:open+stiff=5 not:open+swell=5 not:outside=-5
not:pain=-28 not:pain+not:see=-9 not:pain+not:very=9 not:pain+now=-3 not:pill=-5 not:pill+yesterday=-5 not:play=7
not:play+since=3 not:pregnant=-17 not:pus=-6 not:pus+not:red=-6 not:rash=-7 not:red=-6 not:respond=22 not:see=9
not:sex=-11 not:shake=-20 not:shake+not:sweat=-11 not:shiver=-11 not:since=11 not:sit=18 not:sit+not:swallow=4
not:sit+today=10 not:sleep+not:vomit=-8 not:sleep+since=12 not:speak=17 not:spread=-9 not:stand=11 not:stool=-6
not:stool+not:urine=-12 not:stop=5 not:stop+since=6 not:strength=3 not:stuck=-7 not:suck=16 not:suck+since=9
not:suck+yesterday=6 not:swallow=2 not:swallow+saliva=13 not:sweat=-11 not:swell=-17 not:threat=-12 not:today=-6
not:touch=-3 not:twist=-4 not:urine+since=10 not:urine+yesterday=5 not:very=9 not:vomit=-12 not:wake+now=17
not:walk=18 not:want=6 not:want+now=6 not:want+sleep=3 not:weak=-13 not:whistle=-10 not:wound=-18 not:yesterday=2
now=-2 now+pain=-6 now+right=6 now+run=10 now+see=13 now+shake=4 now+since=8 now+sleep=5 now+speak=-9 now+stand=4
now+stiff=2 now+sweat=8 now+swell=8 now+touch=2 now+wake=-6 now+water=-10 now+week=-8 numb=16 one+pain=-4 one+rib=-8
one+severe=8 one+side=7 one+since=-5 one+speak=13 one+sudden=7 one+swell=-6 one+testicle=7 one+twist=2
one+vehicle=-9 one+very=4 one+vomit=-6 one+wake=-2 one+week=6 one+wound=-7 open=-2 open+since=2 open+sleep=6
open+swallow=-10 open+wake=4 open+week=9 outside=12 outside+pain=8 outside+rope=4 outside+run=8 outside+vehicle=5
pad+soak=3 pain+pale=-4 pain+period=-4 pain+pregnant=7 pain+press=-8 pain+red=-4 pain+rib=-15 pain+right=5
pain+run=-4 pain+scorpion=8 pain+see=2 pain+severe=13 pain+shiver=12 pain+shoulder=10 pain+side=-3 pain+stairs=-5
pain+start=-10 pain+stiff=9 pain+sudden=7 pain+sweat=6 pain+swell=-7 pain+testicle=7 pain+thigh=-4 pain+throat=-2
pain+today=3 pain+tooth=-7 pain+very=17 pain+waist=-5 pain+wake=6 pain+woman=5 pale=6 pale+palm=4 pale+play=6
pale+very=7 palm=9 palm+sole=4 patches=12 patches+press=11 patches+skin=9 peel=-6 peel+skin=-6 peel+wound=4 penis=5
penis+stand=5 people=-4 people+speak=5 people+want=4 period=-3 period+pour=10 period+since=-6 period+week=8 pill=25
pill+pregnant=2 pill+skin=4 pill+sleep=2 pill+swallow=7 pill+week=8 play=-12 play+sudden=3 play+swell=-6 poison=4
pool=12 pool+pull=11 pool+week=2 pour=-2 pour+red=8 pour+soak=7 pour+water=7 pregnant=-2 pregnant+severe=6
pregnant+since=-6 pregnant+week=2 pregnant+yesterday=-2 press=2 press+rib=-8 press+side=-5 pull=9 pull+skin=6 pus=5
pus+rash=4 pus+since=-5 rape=-3 rape+yesterday=2 rash=4 red=-7 red+skin=13 red+slow=-4 red+week=3 refuse=4
refuse+since=7 rib=-8 rib+skin=12 rib+sleep=-4 rib+suck=5 rib+sudden=10 right=7 right+side=3 right+since=-4
right+sudden=5 right+twist=2 roof=15 room=-3 rope=22 run=14 run+yesterday=-4 saliva=8 saliva+sweat=16
scorpion+sting=-5 scratch=-12 see=-2 see+shake=6 see+swell=7 see+today=8 see+very=6 see+water=9 severe=23
severe+severe=3 severe+since=7 severe+sudden=3 severe+swell=5 severe+very=4 severe+wake=6 severe+week=4 sex=-10
shake=13 shiver=22 shiver+sweat=-2 shiver+tooth=5 shiver+week=4 shoulder=11 shoulder+very=2 side+sudden=11
since+sleep=6 since+speak=8 since+stand=5 since+start=6 since+stool=-2 since+stop=-3 since+suck=14 since+sudden=4
since+swell=-5 since+throat=-9 since+tooth=-6 since+urine=16 since+very=5 since+water=-7 since+woman=4
since+yellow=9 since+yesterday=3 sit+water=-7 skin=6 skin+sunken=7 skin+swell=3 skin+thigh=2 skin+week=4
skin+wound=6 sleep=6 sleep+suck=13 sleep+vomit=7 sleep+wake=-8 slow=-7 slow+spread=-4 smell=-9 smell+strength=4
snake=23 soak=10 soak+speak=6 soak+sweat=14 soft-spot=14 soft-spot+swell=3 sole=-2 speak=-4 speak+sweat=8
speak+tired=6 speak+today=13 speak+very=6 speak+wake=-6 speak+woman=5 spread=-15 sputum=-15 stairs=-2 stand=-3
start=4 start+sudden=3 start+week=-6 start+yesterday=9 stiff=2 stiff+touch=3 still+week=7 sting=-2 sting+want=13
stool=-13 stool+today=-16 stool+urine=-7 stool+vomit=6 stool+yesterday=-6 stop=4 stop+yesterday=-6 strange=11
strength=5 stuck=2 stuck+throat=7 suck=-17 sudden=24 sudden+testicle=5 sudden+today=4 sudden+very=2 sudden+week=4
sudden+woman=4 sudden+yesterday=5 sugar=-2 sunken=20 swallow=6 swallow+water=9 sweat=13 sweat+very=4 sweaty=13
swell=7 swell+thigh=2 swell+tooth=-5 swell+twist=-7 swell+wound=-2 swell+yesterday=-4 testicle=11 thirst=-14
thirst+very=-8 throat=9 throat+yesterday=-9 tired+very=8 today+vomit=8 today+water=4 today+worse=-14 today+yellow=8
tongue=4 tooth=5 tooth+yesterday=9 touch=10 twist=10 unconscious=14 urine=3 urine+water=-3 urine+weak=-8
urine+yellow=11 urine+yesterday=6 vehicle=11 very=3 very+vomit=-8 very+weak=10 voice=8 vomit=16 vomit+yesterday=-9
waist=-11 wake=-6 walk=-11 walk+week=12 want=-19 water=9 water+water=6 weak=9 week+yesterday=7 wet=13 whistle=11
who:after-abortion=16 who:asthma=5 who:epilepsy=-6 who:gave-birth=-11 who:hiv=4 who:recent-surgery=12
who:sickle-cell=6 wound+yesterday=-4 yellow=2 yesterday=-6
`;
