/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=6 above+arm=-3 above+back=2 above+become=2 above+belly=4 above+below=4 above+chest=7 above+eye=3 above+hit=5
above+press=2 above+rib=4 above+severe=2 above+side=2 above+swell=5 above+very=-5 above+walk=-5 acid=3 acid+after=-7
acid+battery=5 acid+bottle=12 acid+child=11 acid+drink=14 acid+eye=12 acid+pour=7 after+all-well=-4 after+arm=3
after+asks=-4 after+back=-4 after+belly=-6 after+below=-2 after+birth=5 after+blood=-4 after+bone=6 after+both=4
after+checked=-2 after+chest=-8 after+child=7 after+dog=5 after+eat=5 after+electricity=6 after+exercise=-15
after+eye=-2 after+fall=13 after+fit=5 after+food=-5 after+forehead=-3 after+gas=-8 after+head=-10 after+headache=-3
after+heartburn=-11 after+hour=-2 after+house=-5 after+labour=-6 after+late=-5 after+leak=-6 after+leg=-6
after+less=-9 after+lift=-2 after+many=-5 after+medicine=6 after+minute=-5 after+morning=-2 after+muscle=-5
after+nail=8 after+night=-8 after+not:sleep=3 after+operation=8 after+outside=2 after+pain=-13 after+pale=3
after+past=-5 after+pill=2 after+pour=5 after+press=-4 after+second-long=-7 after+shiver=6 after+shoulder=11
after+spirits=7 after+sputum=-2 after+stand=-7 after+start=-2 after+sting=7 after+stool=-7 after+stop=5
after+swell=-9 after+thigh=-8 after+throat=-5 after+tired=-4 after+tooth=5 after+twist=-3 after+vomit=-6
after+want=2 after+week=7 after+work=-10 after+yesterday=-13 again=-3 again+kin=2 again+night=6 again+now=2
again+says=7 again+water=3 age:child=5 age:grown=-9 age:newborn=21 age:old=9 air=9 air+all-well=-9 air+hit=4
air+keep=7 air+noise=3 air+sit=9 air+snores=4 air+still=11 air+sudden=3 air+voice=3 alcohol=-9 alcohol+day=11
alcohol+drink=4 alcohol+past=5 alcohol+since=-6 alcohol+yesterday=-6 all=9 all+all-well=-8 all+arm=2 all+asks=2
all+back=6 all+become=7 all+belly=6 all+blur=10 all+body=9 all+both=4 all+breast=4 all+burn=6 all+chest=2
all+child=6 all+day=-3 all+diarrhoea=2 all+dizzy=5 all+double=6 all+dropped=-5 all+eases=5 all+eat=-7 all+eye=12
all+faint=-2 all+fever=4 all+force=4 all+forehead=-5 all+hardly=4 all+head=-3 all+jaw=3 all+jerk=7 all+keep=-2
all+kin=4 all+labour=4 all+leg=5 all+less=-5 all+lost=2 all+minute=8 all+month=-8 all+morning=4 all+neck=3
all+night=17 all+not:pain=-3 all+now=-10 all+pad=-5 all+pain=5 all+pale=4 all+palm=3 all+past=-8 all+pill=12
all+press=3 all+pressure=2 all+rash=10 all+red=-5 all+right=6 all+room=8 all+run=7 all+see=6 all+shake=5
all+shiver=8 all+since=-5 all+sit=-8 all+sleep=4 all+smell=5 all+spread=3 all+start=-4 all+stiff=4 all+still=8
all+stop=-7 all+strength=4 all+suck=8 all+sudden=2 all+swallow=6 all+swell=5 all+throat=9 all+today=-4
all+unconscious=-2 all+vomit=4 all+wake=-6 all+walk=-2 all+water=2 all+weak=4 all+woman=2 all+word-said=2
all-well=-24 all-well+asks=-8 all-well+asthma=-4 all-well+become=-7 all-well+before=-4 all-well+belly=-4
all-well+below=5 all-well+both=-7 all-well+breathe=-16 all-well+chest=-4 all-well+child=13 all-well+cord=2
all-well+cramps=-2 all-well+drink=-12 all-well+dry=2 all-well+eat=-2 all-well+eye=-17 all-well+face=-7
all-well+fast=-5 all-well+head=-7 all-well+headache=-3 all-well+hear=-13 all-well+hour=3 all-well+house=-6
all-well+keep=-7 all-well+kin=2 all-well+leg=-18 all-well+less=-5 all-well+light=-4 all-well+lip=-9
all-well+lively=4 all-well+medicine=-4 all-well+minute=-12 all-well+month=-6 all-well+more=-3 all-well+morning=5
all-well+mouth=-6 all-well+move=5 all-well+navel=2 all-well+nearly=-3 all-well+neck=-3 all-well+night=14
all-well+not:fever=-4 all-well+not:pain=-8 all-well+not:see=-6 all-well+not:wake=13 all-well+now=6 all-well+one=2
all-well+open=-8 all-well+outside=7 all-well+people=-6 all-well+period=-6 all-well+play=3 all-well+plays=-5
all-well+pressure=-8 all-well+pull=-8 all-well+respond=-4 all-well+says=11 all-well+see=-6 all-well+sit=-14
all-well+sleep=7 all-well+small=6 all-well+speak=-19 all-well+still=11 all-well+stool=-6 all-well+suck=-14
all-well+sugar=-10 all-well+today=-7 all-well+urine=-10 all-well+very=-6 all-well+wake=-9 all-well+walk=-6
all-well+water=-6 all-well+week=-3 all-well+word-said=2 all-well+work=-4 all-well+yesterday=11 ankle=-2
ankle+bend=-7 ankle+dislocate=-5 ankle+leg=2 ankle+less=-8 ankle+pain=-6 ankle+small=5 ankle+swell=6 ankle+twist=-11
ankle+yesterday=-3 arm=-6 arm+bat=-3 arm+beat=-3 arm+become=3 arm+bee=-9 arm+before=-4 arm+bend=-7 arm+blood=-2
arm+blue=11 arm+bone=10 arm+both=-7 arm+break=3 arm+burn=3 arm+child=15 arm+cold=7 arm+comes-out=-7 arm+crying=4
arm+cut=4 arm+die=7 arm+dog=-11 arm+dropped=9 arm+face=10 arm+fall=-3 arm+force=-4 arm+hit=-3 arm+inside=6
arm+itch=-3 arm+jerk=6 arm+kin=-2 arm+left=12 arm+leg=3 arm+less=-2 arm+lift=-4 arm+lip=3 arm+man=4 arm+minute=8
arm+monkey=9 arm+month=-2 arm+mouth=6 arm+neck=5 arm+night=6 arm+not:fever=-7 arm+not:lift=11 arm+now=5 arm+numb=4
arm+one=6 arm+outside=14 arm+pain=-2 arm+pale=13 arm+past=-9 arm+rash=2 arm+red=-5 arm+right=13 arm+says=9
arm+scratch=-11 arm+see=4 arm+shake=-2 arm+side=6 arm+since=-6 arm+skin=2 arm+snake=11 arm+stiff=-2 arm+strength=-4
arm+sweat=-2 arm+swell=-4 arm+today=-2 arm+very=-10 arm+wake=-8 arm+washed=-6 arm+weapon=6 arm+woman=-7
arm+word-said=6 arm+wound=-6 arm+yesterday=3 asks=-22 asks+asks=-18 asks+before=-4 asks+checked=-12 asks+child=-14
asks+contacts=-3 asks+day=-9 asks+each=-2 asks+exercise=-5 asks+food=-9 asks+head=14 asks+heart=-9 asks+hit=4
asks+hiv=-4 asks+hold=-11 asks+house=-7 asks+keep=-9 asks+kill=9 asks+kin=12 asks+know=-15 asks+late=3 asks+many=-4
asks+medicine=-5 asks+not:know=8 asks+one=-5 asks+outside=-8 asks+pain=3 asks+past=-3 asks+people=-10
asks+plain-cold=-2 asks+pregnant=-10 asks+pressure=10 asks+run=-4 asks+sit=-3 asks+sleep=-11 asks+small=10
asks+speak=3 asks+spirits=12 asks+start=-4 asks+stroke=-7 asks+swallow=-3 asks+today=10 asks+vaccine=-4 asks+walk=-2
asks+want=-7 asks+washed=-3 asks+water=5 asks+word-said=-3 asthma=3 asthma+blue=4 asthma+child=5 asthma+fit=8
asthma+past=4 asthma+severe=5 asthma+since=-4 asthma+today=-10 asthma+week=-4 asthma+worse=-14 back+bad=11
back+become=6 back+below=-8 back+bend=-2 back+big=-9 back+day=4 back+exercise=-3 back+fever=-14 back+foreskin=5
back+head=10 back+hit=10 back+hot=-2 back+inside=2 back+knife=13 back+leg=7 back+lift=-12 back+night=-4
back+not:become=3 back+not:open=4 back+outside=5 back+pain=-11 back+pull=-4 back+side=-2 back+since=3 back+stiff=-2
back+stuck=5 back+sudden=4 back+twist=2 back+very=-5 back+water=-4 back+week=4 back+yesterday=-9 bad=4 bad+below=-2
bad+black=2 bad+chest=7 bad+fever=-2 bad+headache=7 bad+now=5 bad+pain=-2 bad+says=5 bad+small=-2 bad+smell=9
bad+still=-10 band=-4 band+chest=13 band+day=-6 band+head=-6 band+since=10 bat=-8 bat+scratch=-3 battery=3
battery+hour=4 battery+kin=6 battery+small=11 battery+swallow=16 battery+vehicle=9 battery+water=6 beat=-2
beat+fast=8 beat+head=8 beat+kin=10 beat+scratch=-3 beat+weak=7 become=7 become+belly=3 become+black=14
become+blister=2 become+blue=9 become+body=5 become+breast=-7 become+burn=3 become+chest=7 become+child=5
become+cold=4 become+cough=-8 become+crying=-2 become+day=-5 become+die=3 become+dropped=6 become+each=-5
become+eat=-5 become+eye=-2 become+fever=-8 become+finger=3 become+fire=-6 become+fit=7 become+half=4 become+hard=5
become+hold=7 become+hour=7 become+inside=10 become+jaw=3 become+kin=-3 become+left=3 become+lip=7 become+man=5
become+minute=5 become+month=5 become+morning=9 become+mouth=8 become+neck=2 become+not:pain=7 become+outside=4
become+pale=12 become+palm=3 become+past=-2 become+period=6 become+pill=7 become+red=-5 become+right=-2
become+see=12 become+since=-6 become+skin=6 become+small=2 become+smell=3 become+sole=3 become+start=-3
become+stiff=13 become+stuck=3 become+sudden=3 become+swallow=-5 become+swell=2 become+thigh=5 become+tooth=-4
become+vehicle=-6 become+vessel=5 become+voice=8 become+weak=3 become+week=4 become+wood=3 become+wound=2
become+yellow=3 become+yesterday=5 bed=5 bed+fall=5 bed+kin=6 bed+move=4 bed+shake=6 bed+shiver=3 bed+since=-4
bed+soak=4 bee+mouth=5 bee+pain=-2 before=-7 before+chest=-9 before+child=3 before+day=-6 before+eat=-4
before+heart=7 before+keep=3 before+morning=2 before+outside=7 before+people=-4 before+rape=-7 before+since=-4
before+sit=6 before+small=3 before+sugar=-7 before+vaccine=-4 before+yesterday=-10 behind=15 behind+below=-6
behind+blood=7 behind+ear=9 behind+head=3 behind+hit=7 behind+keep=7 behind+knee=-7 behind+lump=8 behind+morning=9
behind+not:swell=-5 behind+pain=-7 behind+stuck=4 behind+swell=2 belly=10 belly+below=2 belly+blood=10 belly+both=2
belly+breathe=2 belly+burn=-4 belly+child=3 belly+cord=3 belly+cramps=-8 belly+cut=3 belly+deep=2 belly+discharge=2
belly+drink=5 belly+each=-4 belly+eat=-4 belly+face=-6 belly+fall=11 belly+gas=-4 belly+hard=7 belly+hit=5
belly+hot=9 belly+hour=6 belly+inside=3 belly+keep=4 belly+kin=5 belly+knife=6 belly+leg=3 belly+less=7
belly+minute=5 belly+morning=-8 belly+not:move=7 belly+not:pain=-10 belly+one=6 belly+outside=2 belly+pain=6
belly+pale=7 belly+period=-4 belly+pregnant=4 belly+rash=-3 belly+red=11 belly+refuse=3 belly+rib=4
belly+second-long=3 belly+severe=4 belly+side=6 belly+since=-10 belly+small=3 belly+speak=3 belly+spread=7
belly+stairs=5 belly+start=8 belly+stiff=8 belly+sudden=2 belly+sunken=4 belly+sweat=3 belly+swell=-2 belly+today=-3
belly+vehicle=3 belly+very=7 belly+vomit=3 belly+water=9 belly+week=2 belly+wood=8 belly+worse=7 belly+wound=2
belly+yesterday=3 below=4 below+big=5 below+black=2 below+blood=13 below+breast=3 below+breathe=4 below+burn=5
below+chemo=10 below+chest=8 below+cord=5 below+cough=2 below+crying=2 below+cut=4 below+day=-9 below+double=-6
below+dropped=7 below+each=-3 below+eye=8 below+faint=6 below+fall=5 below+fluid=4 below+found=-2 below+goes-in=3
below+hardly=5 below+head=8 below+hot=-3 below+hour=4 below+inside=3 below+jaw=3 below+kin=7 below+knee=-11
below+left=6 below+lip=-4 below+lump=3 below+month=-7 below+mouth=-3 below+move=6 below+navel=7 below+neck=3
below+night=4 below+nose=3 below+not:become=7 below+not:keep=-10 below+now=6 below+one=-6 below+pain=-7 below+pour=5
below+pull=4 below+rape=9 below+rib=3 below+right=7 below+run=7 below+second-long=-10 below+severe=4 below+sharp=6
below+shoulder=4 below+side=6 below+since=-6 below+sit=4 below+skin=7 below+sleep=3 below+stand=2 below+start=7
below+stiff=-4 below+stuck=-5 below+suck=6 below+sudden=6 below+thigh=2 below+thinner=5 below+tooth=5 below+tree=-3
below+very=-2 below+water=-11 below+week=10 below+woman=-4 below+wound=-7 below+yesterday=8 bend+both=2
bend+crying=5 bend+leg=-2 bend+less=-3 bend+lip=3 bend+mouth=3 bend+pain=-4 bend+sleep=2 bend+stiff=2 bend+swell=-8
bend+walk=3 big=8 big+black=-9 big+blister=-7 big+blood=5 big+clot=5 big+comes-out=3 big+each=4 big+fall=4
big+finger=-7 big+joint=-8 big+kin=8 big+morning=4 big+not:breathe=9 big+pain=2 big+says=4 big+swell=3 birth=12
birth+both=2 birth+child=7 birth+day=17 birth+eases=7 birth+fit=4 birth+house=11 birth+month=-8 birth+not:sleep=5
birth+past=8 birth+says=4 birth+since=3 birth+spirits=4 birth+week=4 birth+woman=10 birth+yesterday=9 bite=7
bite+blood=-2 bite+calf=-9 bite+cheek=5 bite+child=4 bite+leg=4 bite+month=7 bite+neck=4 bite+snake=11
bite+yesterday=-7 black=19 black+blood=7 black+dark-as=7 black+face=3 black+finger=7 black+leg=11 black+lip=2
black+neck=4 black+severe=3 black+skin=7 black+smell=4 black+stool=6 black+swell=3 black+urine=6 black+vomit=4
bladder=8 bladder+burst=10 bladder+pain=5 bladder+since=6 blind=-4 blind+eye=-4 blister=-12 blister+blue=10
blister+both=-6 blister+chest=6 blister+comes-out=-6 blister+face=6 blister+one=-9 blister+shoes=-8 blister+skin=2
blister+small=-13 blocked=4 blocked+blood=4 blocked+child=3 blocked+eye=7 blocked+less=-6 blocked+lively=7
blocked+nose=-8 blocked+not:lift=3 blocked+not:open=4 blocked+open=-4 blocked+rib=6 blocked+right=5 blocked+skin=5
blocked+small=6 blocked+swallow=-3 blocked+twist=5 blocked+wound=5 blood=4 blood+both=-5 blood+clot=5 blood+cloth=4
blood+comes-out=3 blood+cough=8 blood+cramps=9 blood+dark-as=4 blood+diarrhoea=-19 blood+dog=10 blood+dry=-4
blood+eye=5 blood+fever=6 blood+gum=10 blood+half=4 blood+hit=5 blood+hold=-8 blood+inside=5 blood+kin=-2
blood+late=7 blood+leak=8 blood+leg=7 blood+less=-10 blood+many=12 blood+medicine=4 blood+minute=-3 blood+month=8
blood+mouth=7 blood+neck=8 blood+night=3 blood+nose=2 blood+not:many=-3 blood+not:stop=5 blood+not:want=-5
blood+now=4 blood+outbreak=2 blood+pain=10 blood+period=9 blood+pour=8 blood+pregnant=7 blood+press=-4 blood+rape=9
blood+red=6 blood+run=9 blood+saliva=-9 blood+scratch=-5 blood+see=7 blood+since=2 blood+small=-14 blood+soak=12
blood+sputum=-15 blood+start=3 blood+still=5 blood+stool=-4 blood+stop=-19 blood+swallow=3 blood+swell=5
blood+thermometer=-6 blood+thinner=3 blood+urine=6 blood+vehicle=6 blood+very=6 blood+vessel=12 blood+vomit=16
blood+week=4 blood+yesterday=-6 blue=23 blue+face=4 blue+keep=3 blue+leg=2 blue+lip=6 blue+past=4 blue+patches=4
blue+pill=3 blue+press=3 blue+skin=4 blue+sweat=7 blue+swell=2 blur+eye=9 blur+head=9 blur+less=-5 blur+light=-8
blur+pain=2 blur+severe=2 blur+very=5 body=-4 body+both=5 body+checked=5 body+cold=13 body+faint=4 body+fever=4
body+fire=-6 body+hot=-8 body+jerk=6 body+move=4 body+noise=6 body+pain=-4 body+patches=5 body+press=5 body+shake=4
body+shiver=4 body+since=-10 body+smell=7 body+sudden=3 body+today=4 body+unconscious=4 body+vehicle=-6
body+yesterday=-10 bone=14 bone+chest=5 bone+fever=3 bone+leg=9 bone+outside=5 bone+skin=6 bone+week=3 bored=-9
born=10 born+child=3 born+yesterday=6 both=7 both+burn=6 both+child=15 both+dizzy=6 both+eye=7 both+face=4
both+faint=-6 both+hit=-4 both+hour=4 both+keep=-4 both+knee=3 both+leak=-4 both+leg=13 both+less=-3 both+man=7
both+minute=-6 both+night=4 both+pain=2 both+past=-13 both+people=-8 both+plain-cold=-5 both+pour=-4
both+pregnant=-6 both+press=2 both+pus=-2 both+since=-4 both+sleep=-8 both+small=-4 both+smell=8 both+stool=-8
both+stuck=-3 both+suck=-3 both+swell=9 both+twist=-3 both+wake=-8 both+walk=7 both+want=4 both+water=2 both+week=-2
bottle=7 bottle+burst=7 bottle+child=6 bottle+drink=-9 bottle+found=8 bottle+hold=3 bottle+hot=-3 bottle+inside=6
bottle+sleep=2 bottle+small=5 bottle+water=3 break+condom=-9 break+fall=-9 break+hang=5 break+leg=3 break+less=-4
break+night=-3 break+outside=6 break+rope=5 break+skin=-4 break+yesterday=-4 breast=-4 breast+cancer=-2
breast+chemo=5 breast+child=2 breast+crying=2 breast+day=8 breast+fever=5 breast+hard=-5 breast+hot=-5
breast+lump=-4 breast+month=-3 breast+night=6 breast+now=-2 breast+one=-9 breast+past=-3 breast+red=-8
breast+refuse=8 breast+since=5 breast+small=-6 breast+week=-5 breast+yesterday=9 breathe=8 breathe+breathe=12
breathe+burn=3 breathe+chest=9 breathe+child=9 breathe+cough=-6 breathe+cut=5 breathe+deep=12 breathe+double=-5
breathe+draws-in=3 breathe+each=13 breathe+fast=-6 breathe+force=5 breathe+keep=11 breathe+kin=4 breathe+less=-10
breathe+minute=-8 breathe+nose=8 breathe+not:hardly=-3 breathe+now=10 breathe+outside=4 breathe+pain=11
breathe+pull=2 breathe+rib=7 breathe+run=6 breathe+sharp=5 breathe+side=5 breathe+since=4 breathe+sit=7
breathe+skin=5 breathe+small=-6 breathe+smell=11 breathe+snores=6 breathe+stop=10 breathe+strength=5 breathe+suck=5
breathe+sudden=3 breathe+swell=3 breathe+very=9 breathe+voice=4 breathe+vomit=10 breathe+week=-10
breathe+word-said=7 bruise=11 burn+child=6 burn+crying=-11 burn+cut=2 burn+day=-7 burn+each=-3 burn+electricity=10
burn+eye=7 burn+face=7 burn+fever=-14 burn+finger=-9 burn+food=4 burn+heart=8 burn+hit=3 burn+hot=9 burn+kin=-2
burn+knife=4 burn+leg=5 burn+light=-3 burn+lip=3 burn+medicine=4 burn+night=-3 burn+one=-5 burn+outside=11
burn+pain=-3 burn+rib=3 burn+says=10 burn+since=-3 burn+small=-8 burn+smell=11 burn+thigh=-3 burn+urine=-15
burn+weapon=7 burst=4 burst+charcoal=6 burst+cloudy=2 burst+condom=-8 burst+gas=6 burst+head=16 burst+hiv=-4
burst+inside=3 burst+night=-5 burst+pain=4 burst+see=5 burst+suck=9 burst+sudden=2 burst+today=6 burst+yesterday=-13
calf=-15 calf+left=-11 calf+one=-6 calf+pain=-6 calf+swell=-16 calf+wound=-4 cancer=2 cancer+chemo=5 cancer+fever=5
cancer+gland=-9 cancer+leak=10 cancer+suck=3 carried+fever=5 carried+night=-5 carried+red=5 carried+vessel=5 cat=6
cat+scratch=-5 charcoal=15 charcoal+charcoal=4 charcoal+close=4 charcoal+cold=4 charcoal+gas=6 charcoal+inside=5
charcoal+room=2 charcoal+sleep=5 checked=-12 checked+checked=-5 checked+eye=-3 checked+hiv=-2 checked+know=-4
checked+past=4 checked+people=-6 checked+pregnant=11 checked+pressure=-5 checked+small=-8 checked+start=4
checked+thermometer=-3 checked+today=-8 checked+want=-6 checked+week=5 cheek=-3 cheek+dog=13 cheek+drink=-11
cheek+eat=-6 cheek+kin=-2 cheek+morning=-7 cheek+neck=4 cheek+open=9 cheek+pain=-4 cheek+small=11 cheek+swell=-12
cheek+tooth=-6 chemo=15 chemo+fever=5 chemo+past=2 chest=9 chest+child=9 chest+cut=2 chest+day=-7 chest+eye=5
chest+face=16 chest+fever=11 chest+fire=5 chest+half=-6 chest+hold=6 chest+hot=3 chest+hour=-9 chest+jaw=5
chest+keep=2 chest+kin=-7 chest+left=5 chest+light=4 chest+lip=2 chest+many=6 chest+minute=-2 chest+morning=4
chest+not:below=6 chest+not:keep=-5 chest+not:pain=-7 chest+pain=8 chest+past=-4 chest+people=7 chest+pull=4
chest+run=-4 chest+sickle=4 chest+since=11 chest+sit=3 chest+small=7 chest+sudden=3 chest+today=4 chest+vehicle=5
chest+very=5 chest+wood=4 chest+yesterday=-10 child=6 child+cloth=8 child+cold=2 child+comes-out=5 child+condom=-3
child+cord=5 child+cough=-13 child+day=9 child+diarrhoea=6 child+dog=4 child+double=7 child+drink=9 child+each=13
child+eat=7 child+eye=-4 child+face=2 child+fast=3 child+fever=5 child+fit=4 child+forehead=-4 child+goodbye=5
child+half=11 child+head=-10 child+hear=9 child+heart=5 child+hit=4 child+hour=7 child+inside=3 child+kin=18
child+less=9 child+man=4 child+many=6 child+month=-2 child+morning=3 child+move=-5 child+navel=2 child+neck=2
child+night=11 child+nose=-8 child+not:breast=3 child+not:know=6 child+not:more=-2 child+not:move=7 child+not:play=7
child+not:sleep=7 child+not:suck=6 child+now=-8 child+one=10 child+open=-3 child+pain=4 child+palm=9 child+past=-4
child+people=3 child+pill=7 child+plain-cold=-8 child+play=9 child+pool=4 child+pregnant=8 child+pull=3 child+pus=4
child+rash=-4 child+red=-6 child+refuse=3 child+rib=-3 child+run=-7 child+says=-3 child+see=-7 child+severe=4
child+sickle=-3 child+since=4 child+skin=3 child+sleep=4 child+small=7 child+smell=5 child+speak=12 child+spirits=7
child+still=4 child+sudden=3 child+swallow=7 child+thermometer=12 child+tooth=8 child+touch=9 child+vehicle=-3
child+very=-4 child+voice=-2 child+vomit=8 child+wake=7 child+want=8 child+water=3 child+weak=3 child+week=10
child+yellow=-9 choke=9 choke+man=10 choke+see=6 clear=-27 clear+eye=-12 clear+head=-17 clear+knife=-2 clear+less=-3
clear+see=-5 clear+spirits=-7 clear+suck=-3 clear+wound=-2 close=11 close+cold=2 close+double=5 close+eye=7
close+inside=2 close+medicine=3 close+mouth=3 close+nose=-5 close+skin=-7 close+yesterday=3 clot=18 clot+comes-out=3
clot+each=2 cloth=8 cloth+hour=11 cloth+pour=-2 cloth+soak=-2 cloth+still=3 cloth+weak=3 cloudy+cloudy=4
cloudy+eye=6 cloudy+face=2 cloudy+head=7 cloudy+hit=6 cloudy+see=11 cloudy+swell=2 cold=4 cold+drink=8 cold+fall=5
cold+fever=7 cold+finger=6 cold+hear=-4 cold+inside=3 cold+kin=6 cold+leg=4 cold+less=-6 cold+morning=-5
cold+night=9 cold+not:speak=6 cold+now=6 cold+pale=3 cold+shake=6 cold+since=-10 cold+sleep=7 cold+small=2
cold+smell=4 cold+soak=2 cold+sudden=3 cold+sweat=10 cold+sweaty=2 cold+thermometer=9 cold+today=7 cold+touch=9
cold+walk=-7 comes-out=15 comes-out+discharge=2 comes-out+fever=3 comes-out+gum=3 comes-out+kin=3 comes-out+less=-5
comes-out+many=5 comes-out+morning=6 comes-out+nose=4 comes-out+not:know=4 comes-out+pain=3 comes-out+rash=4
comes-out+since=7 comes-out+small=-6 comes-out+today=7 comes-out+urine=10 comes-out+very=3 comes-out+water=8
condom=-11 condom+fall=-3 condom+head=5 condom+hit=5 condom+hiv=-11 condom+leak=3 condom+man=-5 condom+move=4
condom+night=-11 condom+play=4 condom+sudden=3 condom+yesterday=-14 confused=20 confused+double=4 confused+eyelid=3
confused+now=7 confused+one=5 confused+see=6 confused+today=7 confused+week=3 consciousness=12 consciousness+fall=5
consciousness+heart=6 consciousness+lost=15 consciousness+not:lost=-6 contacts=-8 contacts+leg=2 contacts+press=9
contacts+want=-6 cord=7 cord+cut=4 cord+house=3 cord+leak=4 cord+skin=3 cord+smell=3 cough=-8 cough+day=3
cough+double=-10 cough+fast=-11 cough+fever=7 cough+half=4 cough+kin=-10 cough+less=-10 cough+many=6 cough+month=-15
cough+night=-5 cough+nose=-4 cough+now=5 cough+past=-5 cough+plain-cold=-6 cough+pour=-5 cough+red=5 cough+rib=5
cough+since=-19 cough+small=-9 cough+sputum=-12 cough+sunken=4 cough+thermometer=-10 cough+vessel=8 cough+week=-22
cramps+day=-13 cramps+each=-2 cramps+month=-2 cramps+pain=-8 crying=-3 crying+eye=-6 crying+fall=3 crying+lip=3
crying+mouth=3 crying+navel=4 crying+side=5 crying+since=-7 crying+sweat=7 crying+today=6 crying+touch=7
crying+twist=5 crying+very=4 crying+voice=5 crying+wake=2 cut+deep=-11 cut+die=5 cut+fall=3 cut+finger=-3
cut+help=12 cut+hit=5 cut+house=3 cut+keep=-2 cut+knife=-12 cut+leg=-14 cut+less=-6 cut+machete=4 cut+month=8
cut+nail=4 cut+one=2 cut+past=8 cut+says=6 cut+side=2 cut+since=2 cut+sit=-2 cut+small=-10 cut+sudden=2 cut+swell=4
cut+thigh=-4 cut+weapon=7 cut+yesterday=2 dark=6 dark+see=6 dark-as=14 dark-as+dark-as=6 dark-as+day=6
dark-as+drink=-10 dark-as+eye=6 dark-as+stool=14 dark-as+urine=13 dark-as+vomit=9 dark-as+yellow=6 day=-3 day+day=-2
day+double=-11 day+drink=7 day+dropped=-3 day+dry=-4 day+each=-18 day+ear=-2 day+eat=6 day+eye=-2 day+fever=-3
day+fit=7 day+food=5 day+gas=5 day+half=-9 day+head=-6 day+headache=-6 day+heartburn=-5 day+hiv=-13 day+hot=-4
day+insulin=13 day+kin=8 day+late=3 day+leg=-2 day+less=-6 day+light=-6 day+malaria=-5 day+man=4 day+medicine=-5
day+more=2 day+morning=6 day+nail=3 day+night=-3 day+nose=-5 day+not:eat=8 day+not:gas=9 day+not:know=4
day+not:see=8 day+not:sleep=12 day+not:stool=9 day+now=-9 day+one=-5 day+open=9 day+operation=3 day+outbreak=5
day+pain=-9 day+past=16 day+period=-10 day+pill=3 day+pour=4 day+pregnant=5 day+pus=-7 day+refuse=8 day+says=5
day+small=4 day+speak=4 day+start=-6 day+still=-4 day+stool=3 day+stop=2 day+sweat=-5 day+thermometer=-10
day+throat=-3 day+today=-7 day+tooth=-4 day+urine=4 day+vaccine=-8 day+want=7 day+water=-2 day+week=-4 day+woman=5
day+wound=-4 day+yellow=2 day+yesterday=-6 deep=-12 deep+fast=12 deep+leg=-6 deep+nail=-5 deep+pain=2 deep+vomit=4
deep+wound=-15 diabetes=6 diabetes+finger=5 diabetes+kin=6 diabetes+leg=-5 diabetes+pain=-4 diabetes+small=-9
diabetes+wound=-8 diarrhoea+double=-11 diarrhoea+less=-2 diarrhoea+morning=-2 diarrhoea+night=6 diarrhoea+since=-7
diarrhoea+stool=-4 diarrhoea+today=-9 diarrhoea+water=10 diarrhoea+weak=6 diarrhoea+yesterday=-8 die=9 die+fever=2
die+help=10 die+hour=4 die+kin=14 die+left=5 die+numb=3 die+outbreak=7 die+people=-4 discharge+eye=-4
discharge+hot=10 discharge+morning=-4 discharge+red=2 discharge+shiver=6 discharge+smell=16 dislocate=-8 dizzy=26
dizzy+hear=5 dog=3 dog+kin=7 dog+leg=-13 dog+less=-5 dog+month=7 dog+neck=8 dog+open=11 dog+pain=5 dog+past=6
dog+play=8 dog+scratch=-8 dog+small=16 dog+tooth=-5 dog+week=5 double=2 double+each=4 double+fever=6 double+hit=-9
double+hold=3 double+hour=5 double+inhaler=-2 double+man=-7 double+medicine=3 double+minute=-8 double+morning=2
double+night=4 double+not:see=6 double+one=-4 double+past=5 double+plain-cold=-4 double+press=-4 double+pressure=-6
double+see=2 double+sleep=7 double+small=-4 double+stool=-2 double+stop=-2 double+suck=6 double+thermometer=-6
double+wake=-6 double+water=-6 double+week=10 double+yesterday=-2 draws-in=8 draws-in+eye=2 draws-in+inside=2
draws-in+rib=4 draws-in+skin=2 drink=-8 drink+each=-5 drink+eases=-11 drink+hard=4 drink+hear=-5 drink+inside=11
drink+keep=-10 drink+kin=10 drink+less=7 drink+man=-8 drink+many=-6 drink+medicine=12 drink+morning=8 drink+move=-3
drink+night=2 drink+not:vomit=-3 drink+not:want=12 drink+now=7 drink+past=5 drink+play=-16 drink+poison=15
drink+since=11 drink+sit=-7 drink+sleep=6 drink+speak=2 drink+spirits=10 drink+stop=5 drink+thirst=-7 drink+today=5
drink+urine=-8 drink+very=2 drink+vessel=9 drink+vomit=-5 drink+wake=-3 drink+water=-2 drink+weak=9
drink+yesterday=5 dropped+keep=9 dropped+kin=5 dropped+pain=3 dropped+right=8 dropped+suck=6 dropped+today=6
dropped+week=-2 dry=-4 dry+navel=-2 dry+plain-cold=-3 dry+small=-4 each=-2 each+half=3 each+head=2 each+headache=-5
each+hear=-4 each+heartburn=-6 each+hit=5 each+labour=7 each+leg=4 each+less=2 each+minute=14 each+month=-5
each+morning=-5 each+night=-6 each+noise=5 each+not:keep=-3 each+not:sit=-3 each+now=-7 each+pad=6 each+past=-5
each+people=6 each+period=-5 each+pregnant=-8 each+rib=6 each+see=2 each+shoulder=3 each+since=-4 each+sleep=3
each+small=6 each+snores=2 each+stand=7 each+stiff=4 each+stool=-2 each+swell=4 each+thermometer=-7 each+today=4
each+vomit=-3 each+water=-2 each+week=-5 each+yesterday=-9 ear=10 ear+ear=4 ear+not:pain=-6 ear+not:swell=-5
ear+pain=-4 ear+pus=-9 ear+since=-12 ear+swell=8 ear+yesterday=-10 eases=-9 eases+not:more=-7 eases+not:pain=2
eases+now=-5 eases+sleep=-9 eases+sometimes=-8 eases+water=-10 eases+week=8 eat=-10 eat+kin=2 eat+lively=-4
eat+move=-4 eat+past=7 eat+play=-11 eat+plays=4 eat+run=8 eat+since=-3 eat+small=-5 eat+speak=-3 eat+suck=-7
eat+vomit=-6 eat+yesterday=-8 electricity=20 electricity+touch=5 exercise+fever=3 exercise+heart=4 exercise+knee=2
exercise+leg=-11 exercise+less=-2 exercise+lift=-4 exercise+minute=8 exercise+morning=-5 exercise+now=-5
exercise+pain=-5 exercise+since=-11 exercise+small=4 exercise+stiff=-4 exercise+thigh=-10 exercise+yesterday=-8
eye=10 eye+face=9 eye+fall=6 eye+goes-in=9 eye+hardly=4 eye+head=3 eye+hit=-5 eye+hour=4 eye+inside=13 eye+itch=-10
eye+jaw=5 eye+keep=4 eye+kin=4 eye+left=12 eye+less=4 eye+light=-6 eye+lip=7 eye+lost=4 eye+lump=3 eye+mouth=7
eye+not:draws-in=-6 eye+not:open=4 eye+not:pain=-10 eye+not:see=4 eye+not:sunken=-6 eye+one=-2 eye+open=7
eye+pain=-15 eye+pale=-4 eye+past=6 eye+people=11 eye+plain-cold=-6 eye+pour=11 eye+rash=-4 eye+red=-13 eye+right=6
eye+saliva=4 eye+says=7 eye+see=-2 eye+since=-5 eye+skin=12 eye+sleep=7 eye+small=5 eye+snake=10 eye+speak=-5
eye+start=3 eye+sudden=6 eye+sunken=18 eye+sweat=-2 eye+swell=9 eye+tears=-5 eye+today=3 eye+urine=5 eye+very=6
eye+vomit=5 eye+washed=17 eye+water=2 eye+weapon=4 eye+week=-3 eye+wood=5 eye+yellow=-5 eye+yesterday=2 eyelid=9
eyelid+inside=6 eyelid+one=3 face=4 face+hit=6 face+leg=11 face+less=5 face+lip=4 face+morning=9 face+neck=9
face+now=5 face+pain=5 face+rash=-15 face+see=2 face+side=7 face+skin-mild=-12 face+speak=-3 face+swell=11
face+twist=5 face+yellow=4 faint=11 faint+heart=6 faint+hour=4 faint+kin=7 faint+one=-4 faint+second-long=-8
faint+sit=2 faint+small=-4 faint+soak=3 faint+sweat=3 fall=6 fall+fall=9 fall+heart=6 fall+hit=4 fall+hour=5
fall+house=-2 fall+kin=18 fall+leg=12 fall+lift=4 fall+lost=5 fall+many=-2 fall+month=5 fall+mouth=3 fall+move=5
fall+nearly=4 fall+not:pill=-6 fall+outside=4 fall+pain=7 fall+pale=2 fall+play=-3 fall+right=6 fall+roof=10
fall+says=5 fall+shoulder=8 fall+since=6 fall+sleep=7 fall+small=-14 fall+stairs=5 fall+stand=5 fall+sting=-8
fall+suck=7 fall+sudden=3 fall+today=6 fall+tree=11 fall+vehicle=5 fall+very=3 fall+yesterday=-6 fast=-8
fast+fast=-7 fast+kin=9 fast+less=-12 fast+nose=7 fast+pain=4 fast+run=4 fast+very=4 fast+weak=4 fever=9
fever+fit=13 fever+gum=4 fever+hard=-5 fever+head=7 fever+hot=7 fever+kin=4 fever+leg=6 fever+month=-4
fever+morning=-15 fever+now=-8 fever+outbreak=2 fever+pain=-15 fever+patches=3 fever+rash=13 fever+right=3
fever+severe=5 fever+shake=7 fever+shiver=8 fever+side=-13 fever+since=-22 fever+sleep=8 fever+smell=11
fever+start=-2 fever+suck=4 fever+swell=10 fever+urine=-5 fever+vagina=7 fever+very=11 fever+vomit=6 fever+waist=6
fever+weak=10 fever+yesterday=-10 finger+heart=8 finger+hit=-3 finger+hot=-19 finger+hour=-7 finger+joint=2
finger+move=-8 finger+needle=-7 finger+not:smell=4 finger+pain=-2 finger+past=-7 finger+red=-6 finger+small=-11
finger+smell=3 finger+snake=8 finger+sting=-2 finger+swell=8 finger+wound=-4 fire+knee=6 fire+one=-4 fire+since=-6
fire+swell=6 fire+yesterday=-8 fit=21 fit+medicine=3 fit+minute=8 fit+one=-2 fit+people=9 fit+since=8 fit+today=4
fluid=14 fluid+leg=7 fluid+lost=5 fluid+since=10 fluid+yesterday=7 foam=15 foam+mouth=5 foam+people=11 food=-2
food+heartburn=-5 food+kin=6 food+refuse=5 food+water=2 force=3 force+hour=2 force+leg=-7 force+lip=3 force+mouth=3
force+night=6 force+not:more=7 force+now=6 force+since=2 force+smell=2 force+swallow=4 force+yesterday=-5
forced+yesterday=11 forehead=2 forehead+hit=-9 forehead+morning=-9 forehead+pain=-5 forehead+small=-2 foreskin=9
foreskin+less=-9 foreskin+now=6 foreskin+pull=11 found=4 found+height=4 funeral=5 gas=-3 gas+gas=-11 gas+more=6
gas+says=4 gas+since=5 gas+stool=5 gas+swell=-10 gas+woman=2 gland=-7 goes-in=5 goes-in+inside=5 goes-in+rib=10
goodbye=6 goodbye+goodbye=13 goodbye+night=9 goodbye+rope=8 grape=9 grave-note=20 grave-note+knee=4
grave-note+nose=3 grave-note+skin=2 grave-note+sudden=5 grave-note+very=3 green=8 green+vomit=13 green+water=5
grow+since=-5 grow+yesterday=-5 gum=10 gum+kin=2 gun=15 gun+head=10 half+hour=3 half+minute=6 half+month=10
half+one=7 half+pad=5 half+past=-4 half+since=5 half+vessel=4 half+week=-11 half+yesterday=-2 hang=18 hang+man=9
hang+outside=3 hang+rope=5 hard=13 hard+hernia=9 hard+minute=3 hard+neck=8 hard+now=2 hard+pain=7 hard+stool=-2
hard+very=2 hard+wood=6 hard+yesterday=-2 hardly=5 hardly+now=4 hardly+open=4 hardly+since=7 hardly+sleep=4
hardly+weak=4 hardly+yesterday=7 head=5 head+hiv=-4 head+hold=3 head+kin=-3 head+leak=-3 head+less=-7 head+lift=7
head+light=3 head+minute=4 head+night=5 head+not:hit=-4 head+not:lift=3 head+not:pain=-14 head+now=9
head+pressure=13 head+second-long=9 head+see=10 head+severe=9 head+since=3 head+skin=-8 head+skin-mild=-5
head+sleep=4 head+start=-12 head+sudden=7 head+swell=9 head+today=4 head+vehicle=5 head+very=8 head+wake=-2
head+water=2 head+weapon=6 head+week=2 head+woman=-3 head+work=-10 head+yesterday=6 headache=7 headache+hit=5
headache+now=2 headache+severe=4 headache+since=3 headache+small=-12 headache+sudden=6 headache+today=7
headache+weapon=5 headache+week=-6 hear=-6 hear+kill=3 hear+kin=4 hear+night=-4 hear+people=7 hear+says=5
hear+severe=6 hear+since=2 hear+voice=-6 hear+vomit=6 heart=15 heart+hit=5 heart+pill=6 heart+play=8 heart+severe=2
heart+very=6 heartburn=-9 heartburn+heartburn=-8 heartburn+night=-8 height=20 help=-6 help+inhaler=-10 help+small=6
help+speak=-5 hernia=3 hernia+pull=3 hides=14 hit=5 hit+itch=-7 hit+kin=2 hit+leg=4 hit+less=-12 hit+man=6
hit+morning=-8 hit+move=4 hit+noise=5 hit+nose=-4 hit+one=7 hit+outside=4 hit+pain=3 hit+past=-3 hit+people=-4
hit+plain-cold=-8 hit+pressure=-4 hit+rib=7 hit+says=2 hit+see=3 hit+severe=4 hit+since=-7 hit+small=-3 hit+snake=4
hit+suck=6 hit+sudden=2 hit+swell=11 hit+today=5 hit+vehicle=4 hit+very=2 hit+voice=5 hit+walk=10 hit+weapon=14
hit+woman=3 hit+yesterday=4 hiv=-5 hiv+life=3 hiv+medicine=-6 hiv+pain=-12 hiv+people=-4 hiv+since=-10 hiv+start=-4
hiv+vessel=-7 hiv+week=10 hiv+yesterday=-7 hold=7 hold+lost=7 hold+man=2 hold+medicine=3 hold+neck=4
hold+pressure=-5 hold+see=4 hold+since=8 hold+stand=2 hold+stop=8 hold+swell=2 hold+want=-6 hold+weapon=9
hold+yesterday=3 hot=-3 hot+joint=-4 hot+leg=3 hot+less=-7 hot+move=-7 hot+now=8 hot+pain=-5 hot+severe=12
hot+shiver=6 hot+since=-2 hot+smell=5 hot+speak=7 hot+suck=-10 hot+swell=-3 hot+thermometer=-4 hot+today=9
hot+very=3 hot+vomit=6 hot+water=2 hot+weak=5 hot+yesterday=-3 hour=12 hour+kin=-7 hour+left=4 hour+many=2
hour+more=5 hour+morning=4 hour+needle=-5 hour+night=6 hour+not:urine=6 hour+now=4 hour+one=-4 hour+pad=4
hour+pain=7 hour+past=6 hour+penis=3 hour+pill=7 hour+press=4 hour+severe=5 hour+since=9 hour+sleep=-8 hour+small=4
hour+stand=7 hour+start=2 hour+still=7 hour+strength=2 hour+suck=6 hour+swallow=4 hour+walk=2 hour+yesterday=-7
house=2 house+kin=-7 house+roof=12 house+walk=7 hunger=-4 infection=11 infection+kin=3 inhaler+past=3
inhaler+word-said=5 inside=12 inside+less=5 inside+lip=3 inside+one=9 inside+pale=-6 inside+palm=3 inside+pull=5
inside+rib=6 inside+sleep=-4 inside+small=5 inside+snake=2 inside+sunken=2 inside+today=7 inside+very=4
inside+walk=9 insulin=17 insulin+kin=2 itch=-22 itch+less=-2 itch+nose=-4 itch+pain=6 itch+past=-3
itch+plain-cold=-5 itch+red=-9 itch+since=-5 itch+skin=-5 itch+skin-mild=-10 itch+small=-9 itch+swell=-2
itch+tears=-5 itch+throat=6 itch+week=-5 itch+yesterday=-3 itself=-8 itself+minute=-5 itself+morning=-4
itself+pain=4 itself+stop=-4 itself+sudden=4 jaw=18 jaw+lump=3 jaw+neck=3 jaw+not:open=8 jaw+now=8 jaw+pain=9
jaw+since=11 jaw+start=3 jaw+swell=3 jaw+yesterday=10 jerk=16 jerk+leg=5 joint=-5 joint+pain=-4 keep=-7 keep+kin=8
keep+not:drink=7 keep+now=2 keep+one=5 keep+pain=3 keep+past=-6 keep+press=3 keep+since=5 keep+skin=8 keep+stop=8
keep+today=3 keep+water=-7 keep+work=2 keep+yesterday=4 kill=7 kill+kin=5 kill+knife=3 kill+man=4 kill+night=11
kill+says=5 kill+speak=7 kill+today=9 kill+voice=3 kill+want=11 kin=9 kin+kin=-6 kin+knife=5 kin+lip=-6 kin+man=9
kin+medicine=5 kin+month=-3 kin+more=-8 kin+morning=5 kin+mouth=2 kin+neck=4 kin+night=8 kin+not:eat=6
kin+not:know=-2 kin+not:pain=-7 kin+now=-12 kin+one=3 kin+outbreak=7 kin+outside=4 kin+pain=-3 kin+past=8
kin+people=8 kin+pill=5 kin+pressure=5 kin+pull=4 kin+refuse=7 kin+rib=9 kin+says=13 kin+see=5 kin+side=4
kin+since=-6 kin+sit=7 kin+sleep=-3 kin+spirits=12 kin+stand=5 kin+stool=5 kin+stop=-6 kin+sudden=3 kin+sugar=4
kin+swallow=5 kin+sweat=6 kin+swell=-3 kin+thinner=5 kin+threat=6 kin+threatens=3 kin+today=8 kin+touch=4
kin+twist=7 kin+very=-4 kin+voice=11 kin+vomit=-5 kin+water=8 kin+weapon=8 kin+week=-7 kin+wound=-9 kin+yellow=4
kin+yesterday=7 knee=2 knee+leg=-5 knee+less=-4 knee+one=2 knee+pain=-9 knee+past=-3 knee+since=-5 knee+small=-7
knee+stairs=-5 knee+swell=-7 knee+vehicle=6 knife=17 knife+less=-6 knife+rib=2 knife+sudden=4 knife+voice=3
knife+weapon=5 know=-12 know+pregnant=-3 know+says=4 know+small=3 know+vaccine=-5 know+want=-4 labour=10
labour+minute=9 labour+morning=7 labour+pain=5 labour+since=7 labour+start=3 labour+yesterday=7 late=5 late+now=5
late+period=6 late+throat=-5 late+week=5 leak=4 leak+leg=4 leak+many=-2 leak+not:stop=6 leak+past=2
leak+plain-cold=-4 leak+red=6 leak+saliva=6 leak+still=7 leak+sudden=4 leak+sweat=3 leak+very=2 leak+vessel=5
left=13 left+leg=5 left+minute=5 left+morning=9 left+numb=5 left+pain=4 left+pale=5 left+past=6 left+sharp=3
left+side=4 left+since=-4 left+start=3 left+sudden=6 left+swell=-11 left+testicle=5 left+waist=-10 left+yesterday=-2
leg+leg=5 leg+less=-13 leg+more=12 leg+morning=6 leg+move=9 leg+neck=5 leg+night=8 leg+not:move=5 leg+not:stand=4
leg+not:want=14 leg+not:wound=-3 leg+now=7 leg+one=-9 leg+outside=3 leg+pale=3 leg+past=-2 leg+patches=6 leg+pour=6
leg+press=2 leg+red=-10 leg+refuse=8 leg+rope=6 leg+scratch=-7 leg+shoes=7 leg+side=2 leg+since=6 leg+skin=5
leg+slow=-5 leg+small=14 leg+snake=17 leg+spread=-5 leg+sting=2 leg+strength=-7 leg+sudden=5 leg+swell=7 leg+thigh=5
leg+tooth=-5 leg+twist=4 leg+urine=7 leg+vehicle=4 leg+weak=7 leg+week=4 leg+wound=-9 leg+yellow=8 leg+yesterday=-4
less=-11 less+month=-11 less+morning=-3 less+night=-3 less+nose=-7 less+one=7 less+open=4 less+peel=-5
less+plain-cold=-8 less+red=-6 less+scratch=-5 less+see=-11 less+since=-11 less+skin=-6 less+sleep=9 less+small=-4
less+sputum=-5 less+still=-5 less+suck=7 less+swallow=12 less+swell=-10 less+throat=4 less+today=6 less+twist=-9
less+urine=-5 less+wake=4 less+walk=-4 less+week=3 less+work=-2 less+wound=-2 less+yellow=3 less+yesterday=-2
lift=-2 lift+pale=-10 lift+shoulder=-4 lift+since=9 lift+very=2 lift+weak=-10 lift+yesterday=-9 light=-15
light+lost=4 light+neck=10 light+pain=-7 light+red=-6 light+see=-6 light+stiff=7 light+yesterday=-2 lip=8
lip+minute=3 lip+not:open=4 lip+now=6 lip+open=-7 lip+pale=2 lip+palm=-5 lip+peel=4 lip+red=-3 lip+skin=10
lip+stiff=3 lip+strength=3 lip+swell=7 lip+touch=3 lip+twist=3 lip+very=2 lively=-16 lively+mouth=7 lively+now=-8
lost=11 lost+month=6 lost+night=-6 lost+pregnant=2 lost+run=5 lost+since=-5 lost+soak=-5 lost+sudden=2 lost+urine=9
lost+walk=8 lost+water=9 lost+week=2 lost+yesterday=4 lump=-2 lump+month=-10 lump+neck=-9 lump+now=-4 lump+since=-8
lump+small=-7 lump+suck=-3 lump+week=-5 machete=19 machete+says=3 machete+thigh=8 malaria=3 malaria+month=-3
malaria+past=-3 malaria+pill=2 malaria+since=12 malaria+yesterday=8 man=-5 man+mouth=3 man+night=4 man+not:fear=-3
man+not:hit=-6 man+not:threat=-3 man+says=10 man+sex=-7 man+side=3 man+sometimes=-5 man+stop=-5 man+throat=-4
man+week=6 man+word-said=5 man+yesterday=-3 many=4 many+people=2 many+plain-cold=-3 many+pour=-2 many+says=3
many+since=5 many+skin-mild=-5 many+sleep=-3 many+small=-3 many+soak=4 many+sweat=4 many+vessel=4 many+vomit=-2
many+water=8 many+week=4 medicine=9 medicine+month=2 medicine+not:help=2 medicine+one=2 medicine+past=-3
medicine+pressure=-7 medicine+pull=-6 medicine+since=-5 medicine+skin=3 medicine+speak=-2 medicine+spirits=8
medicine+start=5 medicine+yesterday=4 milk=10 minute=8 minute+morning=-13 minute+not:respond=3 minute+not:stop=3
minute+numb=5 minute+one=-11 minute+outside=10 minute+pad=7 minute+pain=5 minute+press=-4 minute+since=5
minute+small=6 minute+stop=-12 minute+swell=5 minute+today=-6 minute+week=8 minute+yesterday=-5 monkey=9
monkey+scratch=-5 month=-11 month+more=-12 month+mouth=-7 month+neck=-9 month+night=-6 month+not:pain=-8
month+not:see=8 month+now=-13 month+one=-3 month+past=-12 month+period=3 month+pregnant=8 month+pressure=6
month+see=6 month+sex=-6 month+since=-9 month+stop=-8 month+suck=-8 month+very=4 month+woman=-4 month+wound=-11
month+yesterday=2 more=-8 more+mouth=-4 more+says=5 more+since=-4 more+week=-3 morning=-6 morning+nose=-4
morning+not:know=7 morning+now=2 morning+one=-11 morning+pain=3 morning+play=-4 morning+right=-7 morning+see=14
morning+shiver=-8 morning+since=7 morning+small=-3 morning+sputum=-4 morning+start=10 morning+stool=-7
morning+stop=-5 morning+sudden=3 morning+sugar=-11 morning+swell=-4 morning+thermometer=4 morning+today=4
morning+very=-5 morning+vomit=-8 morning+water=-3 morning+week=-2 morning+yellow=6 morning+yesterday=7 mouth=10
mouth+nose=-3 mouth+not:hold=5 mouth+not:lift=3 mouth+not:open=6 mouth+now=5 mouth+one=7 mouth+open=-13 mouth+peel=3
mouth+rib=6 mouth+right=6 mouth+saliva=4 mouth+side=6 mouth+skin=6 mouth+small=9 mouth+speak=4 mouth+sting=10
mouth+strength=3 mouth+swallow=-10 mouth+swell=3 mouth+today=4 mouth+twist=9 mouth+voice=4 mouth+wound=6 move=-11
move+neck=-5 move+past=2 move+right=6 move+shake=4 move+since=8 move+stiff=-3 move+still=-5 move+sudden=3
move+today=3 move+yesterday=2 muscle=-4 muscle+pain=-5 muscle+stiff=2 muscle+thigh=-4 muscle+today=-4 nail=-14
nail+past=-3 nail+shoes=-8 nail+since=-3 nail+sting=7 nail+walk=-2 nail+week=10 navel=13 navel+now=3 navel+pain=6
navel+right=9 navel+side=2 navel+smell=3 navel+start=9 navel+yesterday=7 nearly=5 nearly+outside=2 neck=13
neck+not:become=3 neck+not:open=7 neck+not:stiff=-5 neck+now=-4 neck+pain=9 neck+pus=5 neck+rash=5 neck+see=7
neck+since=-2 neck+stiff=8 neck+swell=4 neck+wake=-8 neck+wound=3 needle=-10 needle+past=-5 needle+sting=-11 net=-5
night=-5 night+not:breast=3 night+not:urine=8 night+now=-7 night+one=3 night+pain=-3 night+people=-5 night+pill=7
night+pour=-7 night+room=8 night+rope=7 night+see=-3 night+severe=4 night+shake=5 night+shiver=3 night+since=-4
night+small=6 night+smell=7 night+soak=-11 night+stand=4 night+start=3 night+stool=2 night+sudden=3 night+sweat=-16
night+testicle=3 night+threatens=5 night+today=8 night+urine=-8 night+vomit=4 night+wake=-3 night+weak=-9
night+weapon=6 night+week=-11 night+wet=-4 night+yesterday=-10 noise=4 nonsense=9 nonsense+speak=8 nonsense+today=8
nose=-4 nose+pale=3 nose+plain-cold=-10 nose+pour=2 nose+red=4 nose+run=-8 nose+small=-4 nose+stand=-8
nose+thinner=4 nose+very=7 nose+water=-3 nose+yesterday=-4 not:again=-3 not:air=3 not:all=-15 not:all+not:pain=-7
not:all-well+not:blood=-3 not:all-well+not:breathe=-4 not:all-well+not:fever=-7 not:all-well+not:pain=-5
not:all-well+not:see=-4 not:all-well+not:stool=-5 not:all-well+not:wound=-3 not:all-well+now=7 not:arm=-8
not:asks=-24 not:asks+not:pain=-3 not:back=-2 not:back+not:fever=-2 not:back+not:pain=-5 not:beat=3
not:beat+not:heart=-5 not:become=10 not:become+since=7 not:before=-6 not:behind=-11 not:behind+not:ear=-6
not:behind+not:lump=-5 not:behind+not:swell=-8 not:belly=-3 not:belly+not:pain=-3 not:below=-2 not:black=-16
not:black+not:fever=-6 not:black+skin=-5 not:blister=-6 not:blood=-20 not:blood+not:drink=-7 not:blood+not:fever=-4
not:blood+not:more=2 not:blood+not:pain=-10 not:blood+not:sex=-5 not:blur=-14 not:blur+not:breathe=-4
not:blur+not:chest=-3 not:body=-2 not:body+not:pain=-3 not:bone=8 not:break=-14 not:breast=3 not:breast+since=3
not:breathe=9 not:burn=8 not:cancer=-7 not:checked=-5 not:chest=-11 not:chest+not:pain=-9 not:child=-10
not:clear=-12 not:confused+not:know=-5 not:confused+not:sit=10 not:confused+not:walk=4 not:consciousness=-8
not:consciousness+not:lost=-9 not:contacts=-11 not:cough=4 not:crying=7 not:crying+now=7 not:diabetes=-3 not:die=-22
not:die+not:pain=-7 not:die+not:want=-8 not:discharge=-3 not:dizzy=-5 not:draws-in=-15 not:draws-in+rib=-6
not:drink=-6 not:drink+now=7 not:drink+since=3 not:dropped=-3 not:dropped+since=4 not:ear=-6 not:eye=5
not:eye+not:open=5 not:faint=-14 not:faint+not:pain=-7 not:fall=4 not:fear=-3 not:fear+not:hit=-3
not:fear+not:threat=-3 not:fever=-22 not:fever+not:head=-6 not:fever+not:pain=-2 not:fever+not:pus=-7
not:fever+not:rash=-7 not:fever+not:red=-4 not:fever+not:travel=-4 not:fever+not:vomit=-11 not:fever+not:wound=-3
not:fever+since=-7 not:fever+today=-5 not:fit=-18 not:food=8 not:force=6 not:found=8 not:gas=9 not:gas+not:stool=9
not:grow=-5 not:hardly=-3 not:head=-10 not:head+not:pain=-9 not:headache=-19 not:hear+not:voice=-8 not:heart=-5
not:help=12 not:hit=-8 not:hit+not:threat=-3 not:hold=14 not:hold+now=7 not:hold+right=5 not:hold+sit=4
not:hold+stand=6 not:hold+urine=2 not:hot=-9 not:hot+not:see=-4 not:hot+not:swell=-5 not:house=-8 not:keep=2
not:keep+since=-5 not:keep+vomit=-3 not:keep+water=-9 not:kill=-14 not:kin=12 not:know=5 not:know+one=5
not:know+people=5 not:know+since=9 not:know+speak=4 not:know+sudden=3 not:know+today=8 not:know+urine=4 not:leak=-3
not:less=-2 not:life=-12 not:lift=12 not:lift+right=3 not:lift+twist=6 not:lost=-17 not:lost+press=3 not:lump=-12
not:malaria=-2 not:malaria+not:today=-2 not:many=-9 not:medicine=2 not:milk=6 not:month=-8 not:month+not:since=-7
not:more=3 not:more+since=-7 not:more+strength=7 not:more+urine=10 not:more+yesterday=4 not:move=12 not:move+since=5
not:move+touch=4 not:move+week=2 not:move+yesterday=3 not:nearly=6 not:night=-9 not:noise=6 not:numb=-11 not:one=10
not:one+since=10 not:open=6 not:open+now=9 not:open+skin=-14 not:open+stiff=5 not:open+swell=6 not:outbreak=-6
not:outside=4 not:pain=-14 not:pain+not:see=-7 not:pain+not:speak=-8 not:pain+not:very=6 not:pain+not:waist=-3
not:pain+now=-6 not:pain+says=3 not:pain+see=-3 not:pain+today=-10 not:pain+week=8 not:pale=-6 not:past=11
not:people=3 not:pill=-17 not:pill+yesterday=-6 not:pins=-6 not:play=3 not:play+since=5 not:play+yesterday=3
not:pregnant=-22 not:pus=-13 not:pus+not:red=-4 not:rash=-9 not:red=-6 not:respond=21 not:respond+sleep=10
not:rib=-11 not:see=7 not:severe=-4 not:sex=-10 not:shake=-16 not:shake+not:sweat=-11 not:shiver=-9 not:since=2
not:since+not:yesterday=4 not:since+urine=4 not:sit=19 not:sit+not:swallow=3 not:sit+since=-3 not:sit+today=6
not:sit+urine=10 not:sit+vomit=-3 not:skin=9 not:sleep=-5 not:sleep+not:vomit=-11 not:sleep+since=7 not:sleep+week=8
not:small=-11 not:smell=9 not:speak=18 not:spread=-14 not:stand=17 not:stiff=-8 not:still=-6 not:stool=-9
not:stool+not:urine=-10 not:stop=7 not:stop+since=4 not:stop+still=-6 not:stop+thinner=6 not:strength=6 not:stuck=-4
not:suck=8 not:suck+since=8 not:suck+yesterday=4 not:sudden=-8 not:sunken=-11 not:swallow+saliva=12
not:swallow+tongue=5 not:sweat=-9 not:swell=-11 not:thermometer=-7 not:threat=-16 not:threat+people=-10
not:threatens=9 not:threatens+word-said=5 not:tired=-4 not:today=-8 not:tooth=10 not:touch=2 not:touch+people=3
not:travel=-7 not:twist=-6 not:unconscious=-10 not:urine=7 not:urine+since=11 not:urine+yesterday=7 not:very=8
not:voice=-8 not:vomit=-8 not:waist=-3 not:wake=7 not:wake+now=11 not:wake+still=9 not:walk=11 not:walk+now=8
not:walk+since=6 not:want=-2 not:want+pregnant=-12 not:want+sleep=3 not:weak=-14 not:weapon=-16 not:wet=10
not:whistle=-10 not:wound=-20 not:yesterday=7 not:yesterday+urine=4 now+one=-7 now+open=8 now+pale=5 now+past=9
now+pregnant=-4 now+pull=3 now+rash=6 now+respond=4 now+right=7 now+run=6 now+see=11 now+severe=6 now+shake=7
now+sharp=7 now+shiver=6 now+side=12 now+since=11 now+sit=5 now+skin=4 now+sleep=-2 now+smell=5 now+speak=-7
now+spirits=9 now+stand=4 now+stiff=-3 now+strength=6 now+sudden=3 now+swallow=4 now+sweat=7 now+swell=8 now+tired=2
now+tooth=5 now+touch=2 now+very=5 now+vomit=6 now+wake=-10 now+water=-2 now+week=-5 now+wound=3 now+yesterday=5
numb=11 numb+side=5 one=4 one+one=2 one+pain=-6 one+people=-3 one+pregnant=5 one+pull=2 one+red=-4 one+rib=-4
one+second-long=-3 one+severe=2 one+sharp=6 one+side=10 one+since=3 one+sleep=-3 one+speak=7 one+start=2
one+stiff=-5 one+sudden=5 one+swell=-2 one+testicle=4 one+throat=5 one+today=-7 one+twist=2 one+unconscious=-4
one+vehicle=-4 one+very=5 one+vomit=-6 one+wake=-3 one+week=9 one+woman=-4 one+word-said=9 one+wound=-5 open=-2
open+past=7 open+since=2 open+sleep=6 open+swallow=-10 open+wake=4 open+week=9 open+yesterday=2 operation=7
operation+past=5 operation+week=9 outbreak=6 outbreak+past=6 outbreak+people=4 outbreak+water=6 outbreak+week=7
outside=11 outside+pain=5 outside+pull=8 outside+rope=3 outside+run=-2 outside+says=3 outside+small=-7
outside+smell=11 outside+today=6 outside+vehicle=7 outside+vessel=4 outside+week=-9 outside+word-said=4 pad=6
pad+soak=3 pad+swell=2 pain=3 pain+pain=3 pain+pale=-6 pain+period=-19 pain+pregnant=7 pain+press=-9 pain+red=-7
pain+rib=-13 pain+right=2 pain+run=-5 pain+says=6 pain+scorpion=5 pain+second-long=11 pain+see=3 pain+severe=8
pain+sharp=9 pain+shiver=8 pain+shoulder=9 pain+sickle=4 pain+side=-9 pain+since=4 pain+sit=2 pain+sleep=-3
pain+small=-8 pain+snake=12 pain+spread=3 pain+stairs=-5 pain+start=-9 pain+stiff=7 pain+sudden=9 pain+sweat=5
pain+swell=-7 pain+testicle=8 pain+thermometer=9 pain+thigh=2 pain+today=-6 pain+tooth=-8 pain+twist=-5 pain+very=18
pain+vomit=8 pain+waist=-3 pain+wake=7 pain+week=-3 pain+woman=5 pain+work=-7 pain+worse=4 pale=10 pale+palm=5
pale+play=4 pale+rib=-7 pale+since=-3 pale+skin=3 pale+today=2 pale+very=7 pale+water=5 pale+wound=10 palm=13
palm+sole=4 palm+yellow=3 paraffin=10 paralysed=-4 past=-5 past+past=-14 past+pill=9 past+pregnant=3 past+rape=-6
past+since=-8 past+small=-4 past+snores=-6 past+stairs=-3 past+start=10 past+sting=2 past+stop=6 past+sudden=8
past+swell=-3 past+thermometer=11 past+vaccine=-5 past+very=-5 past+weapon=3 past+week=6 past+woman=-3
past+yesterday=3 patches=5 patches+press=9 patches+red=-3 patches+skin=9 peel+skin=-7 peel+swell=4 peel+wound=3
penis=6 penis+since=3 penis+stand=5 people=-2 people+see=8 people+small=-6 people+speak=-3 people+vessel=-6
people+want=2 people+woman=-4 people+yesterday=-5 period=-4 period+pour=5 period+since=4 period+week=6 pill=13
pill+play=6 pill+pregnant=5 pill+pressure=-5 pill+skin=6 pill+sleep=4 pill+swallow=7 pill+week=3 pill+yesterday=-3
pins=-3 plain-cold=-20 plain-cold+plain-cold=-4 plain-cold+pour=-2 plain-cold+since=-12 plain-cold+small=-3
plain-cold+sting=-6 plain-cold+today=-2 plain-cold+water=-4 plain-cold+week=-3 plain-cold+yesterday=-2 play=-9
play+sudden=3 play+swell=-5 play+today=6 play+tooth=-3 play+very=5 play+yesterday=-3 plays=-3 plays+speak=7
poison=11 poison+spirits=-3 pool=10 pool+pull=9 pool+water=2 pour+red=6 pour+soak=-2 pour+water=5
pregnant+pressure=9 pregnant+severe=6 pregnant+since=-9 pregnant+week=-5 pregnant+woman=-4 pregnant+yesterday=3
press=12 press+rash=9 press+rib=-9 press+side=-5 press+since=4 press+small=-8 pressure=-2 pressure+see=11
pressure+severe=3 pressure+small=-6 pressure+today=-6 pressure+want=-5 pressure+week=9 pull=9 pull+shoulder=-8
pull+skin=4 pull+snores=4 pull+today=4 pus+rash=5 pus+since=-9 pus+yesterday=-5 rape=-4 rash=4 rash+skin-mild=-7
rash+small=-7 rash+swell=-2 rash+throat=9 rash+week=3 red=-4 red+since=-5 red+skin=5 red+slow=-5 red+small=-5
red+sputum=-5 red+suck=-5 red+swell=7 red+thermometer=-4 red+vessel=6 red+vomit=10 red+week=3 red+wound=2 refuse=10
refuse+since=8 refuse+swell=3 respond+water=5 rib+sharp=3 rib+side=-3 rib+skin=10 rib+sleep=3 rib+small=-6
rib+suck=6 rib+sudden=3 rib+sunken=5 rib+twist=3 right=5 right+side=4 right+since=-8 right+sudden=2 right+swell=-4
right+today=7 right+twist=2 right+vehicle=-4 roof=5 room=-11 rope=19 run=2 run+run=4 run+week=-4 run+yesterday=-5
saliva=11 saliva+small=-9 saliva+speak=-4 saliva+sweat=8 says=16 says+see=2 says+since=2 says+sleep=-2 says+small=6
says+soak=2 says+speak=3 says+spirits=5 says+sudden=3 says+sweat=2 says+thermometer=2 says+threatens=9 says+today=3
says+very=-7 says+want=6 says+wound=4 says+yellow=8 scar=-12 scorpion=6 scorpion+sting=3 scratch=-12
scratch+swallow=3 second-long=-2 second-long+small=-2 second-long+stand=-7 second-long+unconscious=-8 see=3
see+severe=2 see+shake=5 see+shiver=4 see+since=4 see+small=2 see+smell=-9 see+speak=-4 see+spirits=6 see+sweat=4
see+swell=5 see+today=4 see+water=7 severe=16 severe+severe=3 severe+side=-4 severe+since=9 severe+smell=3
severe+sudden=3 severe+swell=6 severe+very=6 severe+wake=7 severe+week=3 severe+yesterday=7 sex=-5 sex+yesterday=-7
shake=16 shake+spirits=3 shake+sugar=6 shake+very=4 sharp=7 sharp+side=5 sharp+sudden=3 shiver=15 shiver+since=-6
shiver+sugar=-3 shiver+tooth=3 shiver+very=4 shiver+week=5 shoes+shoes=-8 shoes+since=6 shoes+sting=6 shoulder=3
shoulder+since=-10 shoulder+very=3 sickle=2 side=11 side+since=5 side+sleep=-10 side+small=-6 side+stiff=-5
side+sudden=4 side+tongue=-6 side+twist=6 side+wake=-4 since=2 since+sit=4 since+skin-mild=-4 since+sleep=-2
since+small=3 since+smell=-9 since+speak=9 since+stairs=-7 since+stand=4 since+start=4 since+stiff=-7 since+still=4
since+stool=-5 since+stop=2 since+strength=2 since+stuck=5 since+suck=5 since+sudden=10 since+swell=-3
since+thermometer=-10 since+throat=-12 since+today=-9 since+tooth=-6 since+twist=-4 since+urine=6 since+vehicle=-6
since+very=7 since+vomit=-5 since+waist=-12 since+wake=9 since+water=-2 since+weak=3 since+week=2 since+whistle=4
since+woman=7 since+yellow=-11 sit=12 sit+today=10 sit+urine=2 sit+water=-12 sit+work=-4 skin=6 skin+small=-8
skin+sunken=4 skin+swell=3 skin+thigh=2 skin+today=9 skin+week=6 skin+wound=8 skin+yellow=12 skin-mild=-15
skin-mild+small=-7 skin-mild+throat=-3 skin-mild+yesterday=-4 sleep=7 sleep+sleep=3 sleep+small=5 sleep+stiff=-6
sleep+stop=3 sleep+suck=10 sleep+today=4 sleep+very=8 sleep+vomit=7 sleep+wake=-9 sleep+want=2 sleep+water=5
sleep+yesterday=-2 slow=-8 slow+spread=-5 small=-10 small+small=2 small+speak=-4 small+sputum=-7 small+stand=-6
small+sting=5 small+stuck=3 small+suck=-6 small+swallow=12 small+swell=-8 small+today=-2 small+urine=4
small+vehicle=-7 small+very=2 small+want=-6 small+washed=-9 small+water=5 small+weak=2 small+week=-5 small+wound=-11
small+yesterday=4 smell=-9 smell+smell=10 smell+strength=2 smell+urine=-10 smoke=4 snake=6 snake+sting=11
snake+today=-4 snores=8 snores+strange=8 snores+woman=-6 soak=17 soak+still=2 soak+sweat=2 soak+wake=9 soak+week=3
soft-spot=14 soft-spot+swell=3 sole=-3 sole+yellow=3 sometimes=-18 speak=3 speak+spirits=2 speak+still=-6
speak+sweat=3 speak+threatens=6 speak+tired=8 speak+today=12 speak+twist=8 speak+very=4 speak+wake=-9 speak+walk=-2
speak+want=-2 speak+woman=3 speak+word-said=6 speak+yellow=6 speak+yesterday=8 spirits+today=4 spread=-5 sputum=-13
stairs=-5 stand=8 stand+unconscious=-4 stand+very=2 stand+weak=2 start=5 start+sudden=4 start+testicle=3
start+today=4 start+water=-8 start+week=-14 start+yesterday=8 stiff=2 stiff+throat=4 stiff+today=-2 stiff+touch=4
stiff+wake=-6 stiff+water=5 stiff+wood=2 still=-2 still+urine=-5 still+walk=-3 still+week=8 still+word-said=7
sting+sudden=2 sting+urine=-4 sting+want=8 sting+weapon=2 sting+week=4 stool=-9 stool+today=-11 stool+urine=-4
stool+vomit=4 stool+week=-4 stop+suck=7 stop+waist=9 stop+week=11 stop+yesterday=-6 strange=9 strength=3
strength+swallow=4 stroke=-7 stuck=7 stuck+throat=7 suck=-6 suck+today=7 suck+very=4 suck+wake=3 suck+yesterday=6
sudden=24 sudden+sudden=3 sudden+testicle=4 sudden+today=3 sudden+very=2 sudden+weapon=3 sudden+week=4
sudden+woman=2 sudden+word-said=5 sudden+yesterday=7 sugar=-3 sugar+sweat=10 sugar+today=-3 sunken=22 swallow=13
swallow+water=4 swallow+yesterday=4 sweat=8 sweat+very=3 sweaty=8 swell=6 swell+thigh=2 swell+today=-5
swell+tooth=-4 swell+twist=-9 swell+vehicle=6 swell+week=-3 swell+wound=4 swell+yesterday=-7 tears=8 testicle=15
thermometer=9 thermometer+week=-4 thigh=7 thigh+today=-4 thigh+yesterday=-2 thinner=8 thirst=-10 thirst+very=-9
threat=6 threatens=5 throat=11 throat+water=4 throat+yesterday=-12 tired=9 tired+very=7 tired+word-said=3
today+travel=-11 today+very=-4 today+vessel=-3 today+vomit=5 today+wake=5 today+walk=8 today+water=-9
today+worse=-10 today+yellow=9 today+yesterday=2 tongue=4 tooth=4 tooth+yesterday=7 travel=-11 tree=9 twist=8
twist+week=-3 twist+yesterday=-2 unconscious=11 urine+walk=-2 urine+water=-3 urine+weak=-9 urine+yellow=5
urine+yesterday=6 vaccine=-17 vagina=5 vehicle=11 vehicle+voice=5 vehicle+week=4 very+vessel=3 very+vomit=-2
very+weak=9 very+week=3 very+yesterday=5 vessel=14 vessel+water=4 voice=3 vomit=18 vomit+want=5 vomit+water=-5
vomit+yesterday=-12 waist+want=-2 waist+yesterday=-11 wake=-6 walk=-8 walk+week=6 want=-5 want+week=-2 washed=-9
water=2 water+water=3 water+yesterday=-2 weak=9 weapon=2 week=3 week+yesterday=4 whistle=16 who:after-abortion=14
who:asthma=3 who:diabetes=6 who:epilepsy=-13 who:gave-birth=-11 who:pregnant=4 who:recent-surgery=6
who:sickle-cell=15 woman=4 woman+word-said=2 womb=10 wood=10 word-said=17 work=-12 worse=6 wound=-9 wrong=10
yellow=-2 yellow+yesterday=-8 yesterday=-4
`;
