/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above+above=-16 above+ankle=-3 above+arm=-3 above+back=3 above+below=4 above+chest=8 above+eye=2 above+fall=2
above+fever=2 above+hit=4 above+knee=-5 above+pain=-4 above+press=3 above+rib=4 above+right=3 above+roof=4
above+severe=2 above+side=3 above+since=6 above+swell=5 above+tree=3 above+very=-4 above+walk=-5 above+yesterday=3
acid+after=-9 acid+again=-6 acid+battery=6 acid+bottle=15 acid+child=8 acid+drink=13 acid+eye=12 acid+heartburn=-6
acid+pour=7 acid+water=-5 after=-3 after+again=-2 after+alcohol=-4 after+all=3 after+all-well=-8 after+arm=-3
after+back=-4 after+become=-2 after+belly=-9 after+birth=7 after+blood=-7 after+bone=6 after+both=7 after+breathe=2
after+chest=-6 after+child=-2 after+cold=3 after+comes-out=3 after+cough=-2 after+cut=-5 after+day=6 after+dog=5
after+double=-4 after+dry=-3 after+each=-2 after+electricity=5 after+exercise=-11 after+eye=-2 after+faint=2
after+fall=11 after+fit=4 after+food=-6 after+force=-7 after+forehead=-4 after+gas=-9 after+head=-6
after+headache=-4 after+hear=2 after+heartburn=-13 after+hit=-4 after+hour=-6 after+house=-2 after+keep=-4
after+labour=-7 after+late=-6 after+leak=-5 after+leg=-3 after+less=-7 after+lift=4 after+many=-6 after+medicine=8
after+minute=-5 after+morning=-2 after+muscle=-4 after+nail=11 after+needle=5 after+night=-7 after+not:sleep=3
after+now=-5 after+one=-5 after+operation=11 after+pain=-9 after+pale=4 after+past=-2 after+plain-cold=3
after+pour=4 after+press=-4 after+rash=5 after+run=-3 after+second-long=-8 after+shiver=7 after+shoulder=7
after+since=-6 after+skin=3 after+small=-4 after+spirits=7 after+sputum=-2 after+stairs=6 after+stand=-8
after+sting=9 after+stool=-7 after+stop=2 after+strength=-7 after+sudden=2 after+swell=-5 after+thigh=-8
after+throat=-3 after+tired=-2 after+today=-2 after+tooth=8 after+twist=-2 after+vehicle=-2 after+vomit=-10
after+week=10 after+work=-7 after+wound=-2 after+yesterday=-9 again=-7 again+asks=6 again+before=-6 again+child=6
again+drink=-10 again+each=-4 again+kin=-4 again+night=-2 again+now=2 again+outside=6 again+says=6 age:child=9
age:grown=-7 age:newborn=25 age:old=9 air=16 air+all-well=2 air+chest=4 air+each=3 air+keep=7 air+sit=7 air+snores=5
air+speak=2 air+still=11 air+sudden=2 air+word-said=6 alcohol=5 alcohol+day=9 alcohol+drink=5 alcohol+not:drink=11
alcohol+past=5 alcohol+severe=3 alcohol+since=-10 alcohol+yesterday=-10 all=5 all+all=3 all+all-well=-13 all+arm=7
all+asks=-3 all+back=4 all+become=5 all+before=-2 all+belly=6 all+below=-3 all+bend=-2 all+big=-3 all+birth=5
all+black=-2 all+blocked=3 all+blur=13 all+body=8 all+both=-2 all+bottle=-3 all+breast=4 all+burn=8 all+carried=-8
all+cheek=-3 all+child=3 all+close=3 all+cold=5 all+cramps=6 all+crying=-3 all+day=-3 all+dizzy=7 all+double=5
all+dropped=-7 all+each=2 all+eases=5 all+eat=-5 all+eye=10 all+face=-3 all+fall=4 all+fever=3 all+food=8
all+force=4 all+forehead=-6 all+half=-4 all+hardly=2 all+hear=-3 all+hit=-3 all+hour=6 all+itch=4 all+itself=-2
all+jerk=5 all+keep=-4 all+labour=4 all+left=4 all+leg=5 all+less=-3 all+lip=3 all+lost=4 all+medicine=6 all+milk=-3
all+minute=9 all+month=-8 all+more=-6 all+morning=6 all+mouth=4 all+move=2 all+night=7 all+noise=5 all+not:fever=-6
all+not:more=-3 all+not:pain=-4 all+not:respond=7 all+now=-14 all+one=10 all+outside=3 all+pad=-5 all+pain=4
all+pale=10 all+palm=4 all+past=-7 all+peel=5 all+people=3 all+pill=13 all+press=4 all+pressure=4 all+rash=14
all+red=-4 all+refuse=6 all+room=9 all+run=8 all+says=2 all+see=6 all+severe=2 all+shake=10 all+shiver=8
all+since=-7 all+sit=-9 all+sleep=2 all+smell=5 all+sole=-4 all+speak=-6 all+spread=3 all+start=-5 all+stiff=5
all+still=6 all+stop=-7 all+strength=4 all+suck=8 all+sudden=3 all+swallow=2 all+sweat=3 all+swell=4
all+thermometer=7 all+thigh=2 all+throat=9 all+today=-6 all+tooth=7 all+voice=-6 all+wake=-5 all+walk=3 all+water=2
all+weak=4 all+week=-6 all+woman=-3 all+word-said=-3 all+work=2 all+yesterday=-6 all-well=-21 all-well+all-well=2
all-well+arm=11 all-well+asks=-10 all-well+asthma=-6 all-well+become=-8 all-well+belly=-9 all-well+below=9
all-well+bladder=-9 all-well+blood=6 all-well+born=5 all-well+both=-9 all-well+bottle=6 all-well+breast=4
all-well+breathe=-21 all-well+checked=-4 all-well+cheek=6 all-well+chest=-11 all-well+child=5 all-well+clear=-2
all-well+cord=3 all-well+cramps=-3 all-well+crying=11 all-well+day=4 all-well+drink=-8 all-well+dropped=7
all-well+each=-3 all-well+eases=4 all-well+electricity=-6 all-well+eye=-14 all-well+face=-9 all-well+fast=-5
all-well+fit=-11 all-well+food=-2 all-well+force=4 all-well+goes-in=-3 all-well+head=2 all-well+headache=-7
all-well+hear=-4 all-well+heart=-9 all-well+house=-4 all-well+joint=-3 all-well+keep=-9 all-well+kin=2
all-well+leg=-9 all-well+less=-3 all-well+life=5 all-well+light=-5 all-well+lip=-6 all-well+lively=2
all-well+medicine=-4 all-well+minute=-3 all-well+month=-8 all-well+more=-4 all-well+morning=2 all-well+mouth=-7
all-well+move=3 all-well+navel=3 all-well+nearly=-3 all-well+neck=-9 all-well+night=12 all-well+not:fever=-4
all-well+not:pain=-12 all-well+not:see=-8 all-well+not:vomit=-3 all-well+not:wake=12 all-well+open=-6
all-well+outside=5 all-well+pain=3 all-well+past=4 all-well+people=-7 all-well+period=-11 all-well+play=6
all-well+plays=-9 all-well+pregnant=2 all-well+pressure=-9 all-well+pull=-9 all-well+respond=-12 all-well+run=4
all-well+says=6 all-well+since=-3 all-well+sit=-10 all-well+sleep=3 all-well+small=6 all-well+speak=-12
all-well+stand=-5 all-well+still=11 all-well+stool=-5 all-well+stop=5 all-well+strength=4 all-well+suck=-15
all-well+sugar=2 all-well+swallow=-2 all-well+today=-5 all-well+urine=-18 all-well+very=-9 all-well+voice=-2
all-well+wake=-4 all-well+walk=-10 all-well+want=6 all-well+water=-2 all-well+woman=3 all-well+word-said=3
all-well+work=-6 all-well+yesterday=9 ankle=-2 ankle+bend=-7 ankle+bite=4 ankle+dislocate=-7 ankle+leg=5
ankle+less=-5 ankle+pain=-6 ankle+small=7 ankle+snake=9 ankle+swell=5 ankle+twist=-13 ankle+yesterday=-4 arm=-2
arm+asthma=5 arm+back=2 arm+bat=-4 arm+beat=-4 arm+become=3 arm+bee=-12 arm+before=-4 arm+below=3 arm+bend=-8
arm+bite=-2 arm+blocked=3 arm+blood=5 arm+blue=9 arm+body=4 arm+bone=8 arm+both=-6 arm+break=3 arm+burn=-2
arm+chest=10 arm+child=9 arm+close=-3 arm+comes-out=-9 arm+crying=4 arm+cut=6 arm+die=8 arm+dog=-10 arm+dropped=7
arm+face=11 arm+fall=-4 arm+finger=5 arm+force=-3 arm+hot=-4 arm+hour=-6 arm+inside=8 arm+itch=-5 arm+jerk=7
arm+left=18 arm+leg=-2 arm+less=-5 arm+lift=3 arm+lip=3 arm+lump=-3 arm+man=4 arm+many=4 arm+minute=8 arm+monkey=9
arm+mouth=8 arm+neck=4 arm+night=9 arm+not:fever=-10 arm+not:lift=10 arm+not:numb=-4 arm+now=3 arm+numb=3 arm+one=6
arm+outside=15 arm+pain=-7 arm+pale=14 arm+past=-5 arm+patches=-3 arm+pins=-5 arm+pour=6 arm+rash=4 arm+red=-8
arm+refuse=4 arm+right=8 arm+says=5 arm+scratch=-13 arm+see=10 arm+shake=-5 arm+shoulder=-3 arm+side=6 arm+since=-6
arm+skin=4 arm+snake=17 arm+stiff=-6 arm+still=-4 arm+strength=-3 arm+stuck=8 arm+sweat=-6 arm+swell=-6 arm+today=-9
arm+very=-11 arm+vessel=6 arm+wake=-11 arm+washed=-6 arm+water=5 arm+weak=2 arm+weapon=5 arm+week=-7 arm+woman=-6
arm+word-said=8 arm+wound=-8 arm+yesterday=3 asks=-24 asks+asks=-21 asks+become=-6 asks+before=-4 asks+belly=4
asks+birth=3 asks+blood=-8 asks+checked=-11 asks+contacts=-5 asks+dark-as=-4 asks+day=-12 asks+drink=2 asks+each=-2
asks+exercise=-10 asks+face=-6 asks+food=-5 asks+head=17 asks+heart=-8 asks+hit=4 asks+hiv=-3 asks+hold=-8
asks+house=-8 asks+keep=-9 asks+kill=8 asks+kin=11 asks+know=-10 asks+late=3 asks+man=5 asks+many=-6
asks+medicine=-4 asks+minute=-2 asks+not:know=8 asks+one=-6 asks+open=3 asks+operation=-6 asks+outside=-7
asks+past=4 asks+people=-9 asks+pill=-6 asks+pregnant=-6 asks+press=-6 asks+pressure=11 asks+respond=2 asks+run=-4
asks+says=5 asks+see=-7 asks+shoes=-6 asks+since=11 asks+sit=-7 asks+sleep=-13 asks+small=8 asks+smell=-2
asks+speak=-3 asks+spirits=13 asks+start=-8 asks+still=-3 asks+stop=-6 asks+stroke=-6 asks+swallow=2
asks+thermometer=-5 asks+today=11 asks+touch=-2 asks+vaccine=-9 asks+vehicle=-4 asks+walk=-2 asks+want=-2
asks+water=-2 asks+wood=2 asks+word-said=-8 asks+wound=-9 asks+yesterday=12 asthma=3 asthma+blue=6 asthma+child=5
asthma+fit=10 asthma+past=6 asthma+severe=9 asthma+since=-3 asthma+today=-10 asthma+week=-4 asthma+worse=-14
back+bad=10 back+band=3 back+become=-4 back+below=-4 back+bend=-3 back+big=-8 back+child=5 back+cut=-8
back+dropped=2 back+dry=-4 back+fever=-14 back+foreskin=5 back+head=10 back+hit=8 back+inside=3 back+knife=9
back+leg=9 back+less=-4 back+lift=-11 back+night=-7 back+not:become=5 back+not:open=2 back+not:pain=-3 back+now=2
back+numb=9 back+outside=6 back+pain=-7 back+pull=-4 back+side=-4 back+stuck=4 back+suck=-4 back+sudden=5
back+twist=-3 back+vehicle=-5 back+very=-5 back+week=-3 back+woman=5 back+yesterday=-8 bad=5 bad+below=-2
bad+black=2 bad+chest=7 bad+discharge=-3 bad+drink=5 bad+fever=-3 bad+headache=9 bad+now=2 bad+one=5 bad+past=5
bad+says=4 bad+since=9 bad+small=2 bad+smell=11 bad+still=-9 bad+suck=6 bad+today=2 band=-4 band+chest=9
band+close=5 band+day=-8 band+head=-9 band+since=7 bat=-6 bat+people=6 bat+scratch=-4 battery=2 battery+below=3
battery+hour=-2 battery+kin=5 battery+rash=7 battery+small=8 battery+swallow=13 battery+vehicle=6 battery+water=5
beat=2 beat+fast=6 beat+head=8 beat+heart=4 beat+kin=8 beat+leg=10 beat+night=-5 beat+people=6 beat+scratch=-4
beat+thermometer=5 beat+threat=-5 beat+weak=6 beat+week=8 beat+woman=-5 become=10 become+belly=-2 become+big=4
become+black=6 become+blister=6 become+blood=2 become+blue=9 become+blur=-3 become+body=4 become+breast=-5
become+burn=2 become+chest=3 become+child=4 become+cold=9 become+cough=-11 become+die=4 become+dropped=3
become+each=-3 become+eat=-3 become+eye=-2 become+face=3 become+fall=2 become+fever=-7 become+finger=5
become+fire=-6 become+fit=6 become+green=5 become+half=5 become+hard=9 become+head=2 become+hit=6 become+hold=8
become+hour=7 become+house=-6 become+inside=6 become+jaw=2 become+knee=3 become+left=4 become+lift=-3 become+lip=4
become+man=7 become+medicine=3 become+month=3 become+more=-7 become+morning=5 become+mouth=6 become+nearly=5
become+night=6 become+noise=3 become+nonsense=2 become+not:pain=4 become+not:stand=6 become+now=2 become+one=-3
become+outside=5 become+pale=18 become+palm=3 become+past=-5 become+period=5 become+pill=6 become+pregnant=8
become+red=-4 become+rib=-4 become+see=11 become+shoulder=3 become+since=-3 become+skin=5 become+sleep=2
become+small=-2 become+sole=3 become+stand=3 become+start=3 become+stiff=12 become+sudden=6 become+swallow=-5
become+sweat=3 become+swell=4 become+thigh=3 become+tongue=5 become+tooth=-4 become+vehicle=-6 become+vessel=4
become+voice=5 become+wake=3 become+want=3 become+weak=6 become+week=3 become+wood=4 become+word-said=3
become+wound=3 become+yellow=3 become+yesterday=5 bed=11 bed+fall=4 bed+found=-7 bed+hit=4 bed+kin=4 bed+move=3
bed+pain=-3 bed+press=5 bed+shake=4 bed+since=-8 bed+sit=4 bed+sleep=3 bed+soak=2 bee=-3 bee+finger=-3 bee+mouth=5
bee+pain=-4 bee+sting=2 before=-7 before+checked=-5 before+chest=-8 before+child=3 before+day=-6 before+eat=-6
before+exercise=-3 before+head=5 before+heart=10 before+keep=4 before+minute=-6 before+morning=3 before+outside=10
before+people=-2 before+period=-3 before+rape=-9 before+severe=4 before+shake=-11 before+since=-5 before+sit=6
before+sleep=3 before+small=7 before+start=-3 before+sugar=-5 before+travel=2 before+vaccine=-6 before+vehicle=-2
before+very=3 before+work=-6 before+yesterday=-12 behind=14 behind+below=-7 behind+blood=7 behind+burn=-2
behind+ear=9 behind+found=7 behind+head=2 behind+hit=6 behind+hot=4 behind+house=-2 behind+keep=7 behind+knee=-9
behind+leg=-7 behind+lump=8 behind+morning=7 behind+nearly=2 behind+not:lump=-7 behind+not:swell=-10 behind+now=5
behind+pain=-6 behind+red=4 behind+stuck=5 behind+week=-3 belly=10 belly+below=5 belly+big=2 belly+black=-7
belly+blood=12 belly+breathe=2 belly+burn=-6 belly+burst=2 belly+close=-3 belly+cord=4 belly+cramps=-10
belly+crying=2 belly+cut=-2 belly+day=2 belly+deep=2 belly+discharge=3 belly+drink=7 belly+dropped=6 belly+each=-4
belly+eat=-4 belly+face=-5 belly+fall=12 belly+gas=-9 belly+hard=8 belly+hit=15 belly+hold=4 belly+hot=8
belly+hour=5 belly+inside=3 belly+keep=2 belly+kin=-2 belly+knife=6 belly+leg=6 belly+less=5 belly+man=5
belly+minute=5 belly+month=-2 belly+morning=-10 belly+move=5 belly+navel=4 belly+nearly=4 belly+night=-2
belly+not:move=2 belly+not:pain=-2 belly+not:play=-4 belly+one=3 belly+pain=5 belly+pale=6 belly+period=-4
belly+plain-cold=2 belly+pregnant=2 belly+rash=-5 belly+red=7 belly+refuse=3 belly+rib=4 belly+right=-5
belly+says=-3 belly+second-long=2 belly+severe=4 belly+sharp=4 belly+side=8 belly+since=-14 belly+skin=2
belly+sleep=-5 belly+small=-2 belly+smell=-2 belly+speak=3 belly+spread=7 belly+stairs=3 belly+start=11
belly+stiff=14 belly+suck=4 belly+sudden=7 belly+swell=4 belly+thigh=-3 belly+throat=-4 belly+today=-5
belly+vehicle=6 belly+very=5 belly+vomit=3 belly+water=7 belly+week=5 belly+wood=5 belly+worse=7 belly+wound=4
belly+yesterday=-5 below=5 below+below=6 below+big=5 below+black=3 below+blocked=2 below+blood=17 below+breathe=3
below+burn=9 below+chemo=10 below+chest=7 below+child=4 below+close=2 below+cold=4 below+cord=4 below+cough=3
below+cramps=-3 below+crying=3 below+cut=3 below+day=-10 below+discharge=8 below+double=-5 below+draws-in=7
below+dropped=9 below+each=-2 below+exercise=-3 below+eye=7 below+faint=7 below+fall=10 below+fever=-2 below+fluid=4
below+food=-2 below+found=-2 below+hardly=6 below+head=6 below+height=8 below+hit=6 below+hot=-4 below+hour=4
below+house=7 below+jaw=5 below+keep=-7 below+kin=9 below+knee=-7 below+left=7 below+less=6 below+lip=-4
below+lump=2 below+many=4 below+minute=-8 below+month=-8 below+morning=-2 below+mouth=-4 below+move=9 below+navel=6
below+nearly=5 below+neck=6 below+night=4 below+nose=3 below+not:become=6 below+not:breathe=4 below+not:keep=-5
below+not:pain=-8 below+now=2 below+one=-6 below+outside=4 below+pain=-4 below+period=-3 below+pour=4 below+pull=4
below+rape=11 below+rib=3 below+right=7 below+run=8 below+says=7 below+second-long=-6 below+severe=4 below+sharp=6
below+shoulder=5 below+side=5 below+since=-6 below+sit=7 below+skin=7 below+sleep=3 below+small=-6 below+stairs=7
below+stand=13 below+start=6 below+stiff=-4 below+stuck=-5 below+suck=5 below+sudden=6 below+sunken=2 below+thigh=-2
below+thinner=8 below+tree=-4 below+very=3 below+want=-5 below+water=-10 below+week=8 below+woman=-4 below+wound=-7
below+yesterday=8 bend+crying=4 bend+each=4 bend+face=3 bend+leg=2 bend+less=-6 bend+lip=3 bend+mouth=3 bend+neck=3
bend+noise=-2 bend+pain=-8 bend+sleep=2 bend+swell=-7 bend+today=2 bend+walk=2 big=2 big+black=-8 big+blister=-7
big+blood=4 big+bottle=-3 big+clot=6 big+comes-out=2 big+day=4 big+each=4 big+fall=4 big+finger=-6 big+hit=3
big+joint=-8 big+lip=9 big+more=7 big+morning=6 big+mouth=5 big+not:breathe=11 big+not:know=4 big+not:swallow=5
big+pain=3 big+says=5 big+since=4 big+swell=3 big+today=3 big+water=-3 birth=7 birth+both=2 birth+child=9
birth+day=19 birth+eases=6 birth+fit=5 birth+house=14 birth+kin=4 birth+month=-5 birth+morning=7 birth+not:sleep=6
birth+pad=5 birth+past=7 birth+says=7 birth+since=7 birth+speak=3 birth+today=3 birth+week=9 birth+woman=9
birth+yellow=-14 birth+yesterday=9 bite=4 bite+blood=4 bite+cheek=7 bite+child=6 bite+dog=6 bite+finger=5 bite+leg=3
bite+month=9 bite+neck=4 bite+past=3 bite+see=3 bite+shoes=7 bite+small=2 bite+snake=16 bite+yesterday=-8 black=15
black+blood=5 black+dark-as=10 black+dizzy=5 black+eye=3 black+face=4 black+finger=6 black+hit=8 black+leg=10
black+lip=3 black+neck=3 black+night=2 black+pain=-5 black+red=2 black+see=3 black+severe=3 black+skin=5
black+smell=6 black+snake=3 black+stool=16 black+swell=3 black+today=4 black+urine=6 black+vomit=4 black+wood=-5
bladder=4 bladder+burst=12 bladder+pain=4 bladder+since=8 bladder+swell=4 bladder+yesterday=2 blind=-4 blind+eye=-4
blister=-10 blister+blue=7 blister+both=-8 blister+chest=6 blister+comes-out=-6 blister+face=6 blister+one=-9
blister+shoes=-6 blister+skin=3 blister+small=-17 blocked=8 blocked+blood=3 blocked+blue=3 blocked+burn=2
blocked+eye=5 blocked+fall=2 blocked+less=-5 blocked+lip=2 blocked+lively=5 blocked+mouth=-2 blocked+nose=-10
blocked+not:open=4 blocked+now=3 blocked+open=-6 blocked+plain-cold=-3 blocked+rib=4 blocked+right=7 blocked+skin=5
blocked+small=5 blocked+smell=3 blocked+sputum=-6 blocked+swallow=-3 blocked+twist=7 blocked+wound=6 blood=3
blood+both=-5 blood+close=6 blood+clot=4 blood+cloth=7 blood+comes-out=8 blood+cough=5 blood+cramps=9
blood+dark-as=4 blood+day=2 blood+diarrhoea=-18 blood+dog=7 blood+double=-2 blood+dry=-4 blood+each=5 blood+faint=-8
blood+fever=9 blood+found=-7 blood+gum=7 blood+half=3 blood+hardly=7 blood+heart=8 blood+hit=4 blood+hiv=-6
blood+hold=-8 blood+kin=-3 blood+late=8 blood+leg=7 blood+less=-7 blood+many=20 blood+medicine=5 blood+month=11
blood+morning=-4 blood+mouth=6 blood+neck=7 blood+not:cough=-12 blood+not:fever=-8 blood+not:leak=6
blood+not:many=-3 blood+not:pain=8 blood+not:stop=9 blood+not:vomit=-8 blood+not:want=-9 blood+now=4 blood+one=6
blood+pain=10 blood+past=-4 blood+period=14 blood+plain-cold=-5 blood+pour=17 blood+pregnant=6 blood+rape=11
blood+red=5 blood+run=7 blood+saliva=-10 blood+scratch=-7 blood+second-long=-7 blood+see=2 blood+severe=4
blood+since=5 blood+small=-9 blood+soak=13 blood+sputum=-13 blood+stand=-12 blood+start=4 blood+still=7
blood+stop=-24 blood+swell=13 blood+thermometer=-8 blood+thinner=3 blood+today=5 blood+urine=6 blood+vagina=6
blood+vehicle=6 blood+very=6 blood+vessel=17 blood+vomit=17 blood+week=12 blood+yesterday=-10 blue=18 blue+choke=3
blue+cold=4 blue+double=-3 blue+face=8 blue+finger=3 blue+keep=3 blue+leg=3 blue+lip=9 blue+mouth=3 blue+now=3
blue+outside=3 blue+past=6 blue+patches=3 blue+pill=3 blue+press=3 blue+skin=3 blue+small=-2 blue+sweat=10
blue+threatens=2 blur=-2 blur+eye=6 blur+head=11 blur+less=-7 blur+light=-8 blur+pain=2 blur+since=4 blur+very=9
blur+week=9 body+both=6 body+checked=4 body+child=-2 body+cold=13 body+double=9 body+faint=4 body+fever=3
body+fire=-5 body+hot=-7 body+jerk=5 body+joint=-4 body+kin=3 body+move=3 body+noise=7 body+pain=-4 body+patches=5
body+press=5 body+shake=2 body+shiver=2 body+since=-11 body+small=2 body+smell=6 body+stiff=2 body+today=4
body+unconscious=4 body+vehicle=-5 body+yesterday=-12 bone=14 bone+burn=3 bone+chest=3 bone+leg=3 bone+one=3
bone+outside=5 bone+pull=3 bone+skin=11 bone+sting=-5 bone+week=4 bored=-16 bored+die=-6 bored+kin=-5
bored+vehicle=-2 born=10 born+day=3 born+night=7 born+yesterday=5 both=4 both+burn=3 both+child=13 both+dizzy=8
both+exercise=-4 both+eye=-7 both+face=8 both+faint=-6 both+hit=-4 both+hour=4 both+keep=-5 both+knee=3 both+leak=-3
both+leg=15 both+less=-5 both+man=3 both+minute=-2 both+month=4 both+night=5 both+one=2 both+pale=-11 both+past=-17
both+people=-8 both+plain-cold=-5 both+pour=-3 both+pregnant=-6 both+press=3 both+rib=-7 both+see=-9 both+slow=-2
both+small=-7 both+smell=12 both+stairs=-9 both+stiff=5 both+stool=-9 both+stuck=-2 both+sudden=2 both+swell=13
both+tooth=4 both+twist=-3 both+very=-2 both+vomit=-6 both+wake=-10 both+walk=4 both+want=3 both+water=3 both+week=7
both+word-said=5 both+yesterday=-4 bottle=6 bottle+burst=12 bottle+child=12 bottle+drink=-4 bottle+found=7
bottle+gas=-6 bottle+head=4 bottle+hit=4 bottle+hold=3 bottle+inside=5 bottle+kin=8 bottle+medicine=8
bottle+paraffin=8 bottle+rope=7 bottle+sleep=3 bottle+small=5 bottle+water=2 break+condom=-9 break+fall=-9
break+hang=4 break+heart=-2 break+kin=6 break+leg=4 break+less=-5 break+night=-3 break+outside=6 break+pain=-2
break+rope=4 break+since=4 break+skin=-5 break+yesterday=-4 breast+chemo=5 breast+day=6 breast+face=6 breast+fever=5
breast+hard=-6 breast+head=3 breast+hot=-7 breast+left=-6 breast+lump=-5 breast+month=-4 breast+night=3
breast+now=-2 breast+one=-8 breast+past=-3 breast+red=-7 breast+refuse=5 breast+right=-4 breast+since=10
breast+small=-4 breast+stop=3 breast+week=-2 breast+yesterday=7 breathe=8 breathe+breathe=11 breathe+chest=7
breathe+cold=-8 breathe+cough=-7 breathe+cut=8 breathe+deep=10 breathe+double=-3 breathe+draws-in=4 breathe+each=16
breathe+fast=-6 breathe+force=4 breathe+hold=2 breathe+hot=2 breathe+inside=2 breathe+keep=12 breathe+kin=4
breathe+left=3 breathe+less=-11 breathe+lip=6 breathe+minute=-5 breathe+mouth=2 breathe+nose=8 breathe+not:hardly=-2
breathe+now=8 breathe+one=7 breathe+outside=5 breathe+pain=15 breathe+pull=5 breathe+rib=7 breathe+run=8
breathe+sharp=5 breathe+side=5 breathe+since=-2 breathe+sit=9 breathe+skin=5 breathe+slow=-2 breathe+small=-7
breathe+smell=12 breathe+snores=6 breathe+stairs=-3 breathe+stop=12 breathe+strength=4 breathe+suck=5
breathe+sudden=3 breathe+sunken=2 breathe+swell=3 breathe+today=3 breathe+very=9 breathe+voice=2 breathe+vomit=7
breathe+week=-10 breathe+whistle=4 breathe+word-said=6 breathe+yesterday=7 bruise=13 burn=3 burn+child=5
burn+cramps=5 burn+crying=-12 burn+day=-7 burn+each=-7 burn+electricity=11 burn+eye=9 burn+face=13 burn+fever=-11
burn+finger=-8 burn+food=3 burn+heart=11 burn+heartburn=-2 burn+hit=3 burn+hot=8 burn+hour=-5 burn+kin=-3
burn+knife=7 burn+leg=5 burn+light=-4 burn+lip=3 burn+medicine=4 burn+needle=-6 burn+night=-3 burn+one=-5
burn+outside=9 burn+pain=-3 burn+past=-4 burn+pull=3 burn+rib=4 burn+run=4 burn+says=13 burn+shoes=4 burn+since=-3
burn+skin=4 burn+small=-7 burn+smell=9 burn+sudden=2 burn+throat=-3 burn+urine=-19 burn+weapon=5 burn+yesterday=-2
burst=5 burst+charcoal=5 burst+condom=-10 burst+gas=5 burst+head=17 burst+hear=4 burst+hiv=-5 burst+inside=5
burst+night=-4 burst+outside=4 burst+pain=2 burst+pressure=5 burst+see=5 burst+suck=9 burst+sudden=3 burst+today=4
burst+yesterday=-14 calf=-11 calf+left=-12 calf+one=-5 calf+pain=-3 calf+right=-2 calf+since=-4 calf+swell=-14
calf+wound=-4 cancer=3 cancer+chemo=5 cancer+fever=5 cancer+gland=-8 cancer+leak=11 cancer+medicine=11
carried+contacts=-7 carried+fever=11 carried+night=-4 carried+red=4 carried+vessel=4 cat=5 cat+scratch=-7 charcoal=9
charcoal+charcoal=5 charcoal+close=4 charcoal+cold=4 charcoal+inside=4 charcoal+sleep=5 checked=-13
checked+checked=-10 checked+each=-5 checked+eye=-6 checked+fall=-2 checked+hiv=-2 checked+know=-2 checked+malaria=-3
checked+past=2 checked+people=-6 checked+pregnant=7 checked+pressure=-4 checked+says=-2 checked+small=-6
checked+speak=5 checked+start=2 checked+thermometer=-3 checked+today=-9 checked+urine=2 checked+want=-8
checked+week=5 checked+yesterday=5 cheek=-2 cheek+child=-2 cheek+day=-3 cheek+dog=13 cheek+drink=-10 cheek+eat=-6
cheek+morning=-8 cheek+neck=3 cheek+open=9 cheek+pain=-4 cheek+right=-2 cheek+small=9 cheek+sunken=3 cheek+swell=-12
cheek+tooth=-7 cheek+yesterday=-5 chemo=16 chemo+fever=5 chest=8 chest+child=9 chest+clear=-7 chest+cough=-3
chest+crying=-2 chest+day=-5 chest+draws-in=3 chest+each=3 chest+eye=6 chest+face=18 chest+fever=11 chest+fire=4
chest+half=-9 chest+hold=10 chest+hot=4 chest+hour=-10 chest+jaw=6 chest+kin=-6 chest+left=9 chest+light=3
chest+many=4 chest+minute=3 chest+morning=2 chest+night=-6 chest+not:below=7 chest+not:draws-in=-7 chest+not:hit=-7
chest+not:keep=-9 chest+not:pain=-6 chest+not:sunken=-7 chest+pain=7 chest+past=-4 chest+people=8 chest+press=-5
chest+pull=6 chest+right=-2 chest+run=-4 chest+sickle=4 chest+since=12 chest+sit=2 chest+skin=4 chest+skin-mild=-5
chest+small=3 chest+sudden=5 chest+today=3 chest+touch=-3 chest+twist=-3 chest+vehicle=4 chest+very=6 chest+voice=3
chest+whistle=5 chest+wood=2 chest+yesterday=-10 child=3 child+choke=8 child+cloth=7 child+cold=8 child+comes-out=3
child+cord=4 child+cough=-12 child+day=6 child+diarrhoea=10 child+dog=6 child+double=7 child+drink=13
child+dropped=-7 child+each=14 child+ear=-4 child+eat=6 child+exercise=-4 child+eye=-8 child+face=4 child+fall=5
child+fast=5 child+fever=10 child+fire=6 child+fit=-8 child+forehead=-12 child+goes-in=5 child+goodbye=5
child+half=11 child+hard=-9 child+head=-15 child+hear=8 child+heart=6 child+hold=3 child+hot=3 child+hour=11
child+inside=8 child+kin=6 child+know=5 child+leg=3 child+less=8 child+lip=3 child+machete=7 child+man=5
child+many=3 child+medicine=5 child+minute=-3 child+morning=5 child+move=-2 child+neck=4 child+night=16
child+nose=-8 child+not:breast=3 child+not:keep=4 child+not:know=4 child+not:more=-4 child+not:sit=4
child+not:sleep=5 child+not:suck=6 child+now=-7 child+one=5 child+open=-3 child+palm=12 child+past=-7 child+people=8
child+play=4 child+plays=3 child+pool=2 child+pour=5 child+pregnant=8 child+pull=4 child+pus=7 child+rash=-3
child+red=-4 child+rib=-2 child+room=2 child+run=-8 child+see=-6 child+severe=3 child+sickle=-3 child+since=7
child+skin=3 child+sleep=7 child+small=4 child+smell=7 child+speak=-2 child+spirits=5 child+stand=3 child+start=2
child+sudden=2 child+swallow=11 child+thermometer=13 child+today=5 child+tooth=4 child+touch=10 child+vaccine=5
child+very=-5 child+vomit=10 child+wake=7 child+want=10 child+water=-7 child+weak=3 child+weapon=-14 child+week=11
child+yellow=-13 child+yesterday=9 choke=12 choke+hold=3 choke+kin=5 choke+man=13 choke+neck=6 choke+says=6
choke+see=4 choke+throat=5 choke+today=3 clear=-26 clear+ear=3 clear+eye=-16 clear+fluid=3 clear+head=-13
clear+knife=-2 clear+leak=-3 clear+less=-3 clear+pour=-3 clear+see=-8 clear+spirits=-8 clear+suck=-3 clear+urine=-4
clear+water=-3 clear+wound=-2 close=9 close+cloth=4 close+cold=3 close+day=4 close+double=4 close+eye=9
close+finger=3 close+hour=-3 close+inside=3 close+less=-2 close+lump=3 close+medicine=-3 close+mouth=5 close+nose=-6
close+now=3 close+past=2 close+rope=2 close+since=2 close+skin=-6 close+small=6 close+speak=4 close+swell=3
close+throat=8 close+today=9 close+want=-4 clot=11 clot+each=3 cloth=10 cloth+each=5 cloth+fall=4 cloth+hour=8
cloth+morning=3 cloth+night=-6 cloth+pour=2 cloth+soak=-3 cloth+still=6 cloth+vehicle=3 cloth+weak=2 cloudy+cloudy=3
cloudy+eye=5 cloudy+face=5 cloudy+head=10 cloudy+hit=6 cloudy+see=9 cloudy+swell=5 cold+day=-5 cold+drink=8
cold+fall=6 cold+fever=7 cold+finger=8 cold+food=-9 cold+hear=-4 cold+hot=-6 cold+inside=4 cold+kin=4 cold+leg=8
cold+morning=-3 cold+neck=-11 cold+night=10 cold+not:speak=6 cold+now=6 cold+one=4 cold+outside=5 cold+pain=5
cold+pale=4 cold+shake=6 cold+since=-2 cold+skin=4 cold+sleep=7 cold+small=2 cold+smell=3 cold+soak=3 cold+speak=-4
cold+swallow=-11 cold+sweat=11 cold+sweaty=3 cold+thermometer=9 cold+today=8 cold+touch=6 cold+very=3 cold+walk=-7
comes-out=16 comes-out+double=-4 comes-out+ear=7 comes-out+fall=3 comes-out+fever=3 comes-out+gum=3 comes-out+hang=3
comes-out+head=3 comes-out+kin=4 comes-out+leg=-2 comes-out+less=-3 comes-out+many=5 comes-out+neck=4
comes-out+nose=4 comes-out+not:know=5 comes-out+now=5 comes-out+pain=3 comes-out+pour=5 comes-out+rash=2
comes-out+saliva=2 comes-out+since=4 comes-out+small=-3 comes-out+stop=-5 comes-out+sweat=-3 comes-out+tears=3
comes-out+today=7 comes-out+urine=6 comes-out+water=9 condom=-9 condom+food=4 condom+head=2 condom+hit=2
condom+hiv=-5 condom+leak=5 condom+man=-4 condom+move=2 condom+night=-12 condom+people=-8 condom+play=2
condom+sudden=2 condom+yesterday=-15 confused=25 confused+double=3 confused+eyelid=3 confused+grave-note=2
confused+now=7 confused+one=6 confused+see=5 confused+since=6 confused+today=8 confused+week=3 consciousness=15
consciousness+fall=4 consciousness+heart=6 consciousness+lost=13 consciousness+not:lost=-8 contacts=-8
contacts+leg=3 contacts+not:keep=-5 contacts+not:sit=-5 contacts+press=7 contacts+want=-12 contacts+water=3
contacts+work=3 cord=12 cord+cut=3 cord+house=3 cord+knife=2 cord+leak=3 cord+pain=3 cord+skin=3 cord+small=5
cord+smell=2 cord+swell=3 cough=-9 cough+day=-2 cough+double=-8 cough+each=6 cough+fast=-11 cough+fever=6
cough+half=15 cough+hit=2 cough+house=-3 cough+kin=-9 cough+leak=-3 cough+less=-10 cough+many=3 cough+medicine=-2
cough+month=-12 cough+night=-6 cough+nose=-5 cough+now=9 cough+past=-8 cough+plain-cold=-2 cough+pour=-5
cough+red=15 cough+rib=6 cough+since=-10 cough+skin=5 cough+small=-11 cough+sputum=-8 cough+start=-2 cough+sunken=5
cough+thermometer=-8 cough+vehicle=3 cough+vessel=7 cough+voice=-2 cough+wake=-3 cough+week=-23 cramps=2
cramps+day=-6 cramps+each=-3 cramps+hot=4 cramps+month=-4 cramps+one=-5 cramps+pain=-10 cramps+since=3 crying+cut=4
crying+eye=-7 crying+fall=3 crying+hold=2 crying+knee=-6 crying+leg=-2 crying+less=5 crying+lift=-3 crying+lip=4
crying+morning=-4 crying+mouth=4 crying+navel=2 crying+neck=5 crying+outside=-2 crying+see=3 crying+side=8
crying+since=-3 crying+suck=10 crying+sudden=3 crying+sweat=7 crying+today=4 crying+touch=4 crying+twist=4
crying+urine=-3 crying+very=3 crying+voice=3 crying+wake=3 crying+weak=3 cut+deep=-12 cut+die=5 cut+eat=4 cut+eye=3
cut+fall=3 cut+finger=-8 cut+help=12 cut+hit=9 cut+hiv=-6 cut+house=3 cut+keep=-3 cut+knife=-5 cut+leg=-12
cut+less=-4 cut+lip=3 cut+machete=4 cut+month=3 cut+one=4 cut+pain=3 cut+past=7 cut+right=4 cut+says=7 cut+see=-3
cut+side=5 cut+sit=-3 cut+skin=4 cut+small=-8 cut+swell=2 cut+thigh=-5 cut+today=3 cut+want=-2 cut+washed=-5 dark=7
dark+see=6 dark-as=13 dark-as+dark-as=5 dark-as+day=7 dark-as+drink=-9 dark-as+eye=6 dark-as+head=-4 dark-as+small=4
dark-as+smell=-3 dark-as+still=-6 dark-as+stool=17 dark-as+tooth=-7 dark-as+urine=11 dark-as+vomit=10
dark-as+yellow=6 day=-5 day+day=-3 day+double=-10 day+drink=8 day+dropped=-5 day+dry=-7 day+each=-15 day+eat=7
day+exercise=-3 day+fever=-3 day+fit=7 day+food=5 day+gas=6 day+half=-9 day+head=-2 day+headache=-2 day+heartburn=-5
day+hit=5 day+hiv=-12 day+hot=2 day+hour=4 day+insulin=12 day+keep=-3 day+kin=6 day+know=3 day+late=7 day+less=-4
day+light=-5 day+malaria=-4 day+man=2 day+many=-8 day+medicine=-3 day+minute=-7 day+month=2 day+more=-6
day+morning=5 day+mouth=4 day+nail=3 day+needle=5 day+night=3 day+nose=-6 day+not:air=3 day+not:alcohol=11
day+not:eat=11 day+not:gas=8 day+not:know=6 day+not:see=6 day+not:sleep=12 day+not:stool=11 day+now=-6 day+one=-3
day+open=8 day+operation=3 day+outbreak=5 day+outside=-3 day+pad=-3 day+pain=-11 day+pale=5 day+past=18
day+period=-4 day+pill=6 day+plain-cold=-4 day+play=-3 day+pool=6 day+pour=2 day+pregnant=2 day+pus=-4 day+refuse=9
day+room=3 day+run=3 day+says=5 day+second-long=-3 day+sleep=3 day+speak=5 day+sputum=-5 day+start=-8 day+stool=4
day+stop=6 day+suck=4 day+sudden=2 day+sweat=-4 day+swell=-8 day+thermometer=-7 day+throat=-10 day+today=-6
day+tooth=-3 day+urine=9 day+vaccine=-6 day+vessel=5 day+wake=-2 day+walk=8 day+want=6 day+water=-3 day+week=-7
day+woman=2 day+work=4 day+wound=-4 day+yellow=-6 day+yesterday=-4 deep=-12 deep+fast=12 deep+leg=-6 deep+nail=-6
deep+pain=2 deep+shoes=-6 deep+vomit=4 deep+wound=-14 diabetes=8 diabetes+finger=6 diabetes+kin=8 diabetes+leg=-5
diabetes+man=-11 diabetes+pain=-3 diabetes+past=-4 diabetes+since=-3 diabetes+small=-9 diabetes+stop=4
diabetes+wound=-10 diarrhoea=-2 diarrhoea+double=-11 diarrhoea+kin=-2 diarrhoea+less=-5 diarrhoea+many=5
diarrhoea+morning=-2 diarrhoea+night=7 diarrhoea+now=4 diarrhoea+plain-cold=-3 diarrhoea+since=-10
diarrhoea+today=-9 diarrhoea+water=12 diarrhoea+weak=4 diarrhoea+yesterday=-9 die=9 die+drink=7 die+help=11
die+hot=-5 die+hour=4 die+kill=-7 die+kin=15 die+left=4 die+outbreak=8 die+people=-5 die+want=-2 discharge=-3
discharge+eye=-5 discharge+hot=10 discharge+inside=-7 discharge+less=-3 discharge+morning=-5 discharge+pain=-3
discharge+red=3 discharge+shiver=7 discharge+since=4 discharge+smell=18 dislocate=-11 dizzy=22 dizzy+hear=7
dizzy+stand=4 dizzy+stool=5 dog=4 dog+kin=5 dog+leg=-14 dog+less=-7 dog+month=5 dog+neck=7 dog+open=11 dog+pain=-5
dog+past=5 dog+play=7 dog+scratch=-9 dog+small=15 dog+tooth=-6 dog+vaccine=-5 dog+week=5 double=2 double+double=-3
double+drink=3 double+each=3 double+fall=9 double+fever=4 double+fit=9 double+heart=-7 double+hit=-11 double+hold=3
double+hour=4 double+knee=-5 double+left=4 double+leg=-4 double+less=-2 double+man=-8 double+many=-3
double+minute=-10 double+morning=3 double+needle=5 double+night=3 double+not:all-well=6 double+not:open=4
double+not:see=9 double+one=-6 double+pad=4 double+pain=3 double+past=5 double+people=5 double+plain-cold=-8
double+play=5 double+press=-4 double+pressure=-8 double+see=3 double+side=4 double+since=3 double+sleep=9
double+small=-5 double+sputum=2 double+stiff=4 double+still=2 double+stool=-3 double+stop=-3 double+suck=6
double+swell=5 double+thermometer=-6 double+today=-2 double+urine=-5 double+very=3 double+vomit=-3 double+wake=-4
double+water=-7 double+wet=-3 double+yesterday=-2 draws-in=17 draws-in+eye=2 draws-in+rib=5 draws-in+skin=2
draws-in+small=2 drink=-9 drink+each=-4 drink+eases=-11 drink+food=-2 drink+half=3 drink+hard=4 drink+hear=-5
drink+hot=-3 drink+inside=11 drink+keep=-7 drink+kill=6 drink+kin=14 drink+less=8 drink+man=-9 drink+many=-5
drink+medicine=13 drink+morning=6 drink+move=-5 drink+night=3 drink+not:vomit=-4 drink+not:wake=7 drink+not:want=8
drink+now=3 drink+paraffin=12 drink+play=-13 drink+poison=16 drink+since=9 drink+sit=-3 drink+sleep=5
drink+spirits=12 drink+still=9 drink+stop=4 drink+thirst=-6 drink+today=6 drink+urine=-9 drink+vessel=8
drink+vomit=-4 drink+water=-3 drink+weak=11 drink+woman=-2 drink+yesterday=-2 dropped=7 dropped+eye=6 dropped+keep=5
dropped+kin=3 dropped+knee=4 dropped+pain=5 dropped+pale=6 dropped+plays=3 dropped+right=4 dropped+small=-6
dropped+suck=4 dropped+today=4 dropped+vehicle=3 dropped+wake=13 dropped+week=-5 dropped+yesterday=5 dry=-5
dry+lip=6 dry+mouth=6 dry+navel=-5 dry+plain-cold=-2 dry+since=-4 dry+small=-3 dry+throat=-7 each=-3 each+fast=2
each+half=5 each+head=4 each+headache=-6 each+heart=-2 each+heartburn=-4 each+hit=7 each+house=-3 each+kin=-2
each+labour=6 each+leg=4 each+less=5 each+minute=10 each+month=-8 each+morning=-8 each+night=-4 each+noise=5
each+not:keep=-4 each+not:sit=-4 each+pad=7 each+pain=6 each+pale=3 each+past=-7 each+people=7 each+period=-7
each+pill=-3 each+pour=5 each+pregnant=-7 each+rib=8 each+see=4 each+shoulder=2 each+skin=4 each+sleep=3
each+snores=2 each+soak=3 each+speak=-3 each+stand=11 each+start=3 each+stiff=2 each+stool=-4 each+suck=6
each+sunken=4 each+swell=3 each+thermometer=-10 each+today=5 each+urine=-9 each+vehicle=2 each+vomit=-6
each+water=-2 each+week=-5 each+wet=2 each+woman=-7 each+wood=-4 each+word-said=6 each+yesterday=-12 ear=9 ear+ear=4
ear+fluid=3 ear+hit=3 ear+hold=-4 ear+hot=4 ear+not:pain=-5 ear+not:swell=-6 ear+pain=-4 ear+pus=-8 ear+red=4
ear+since=-17 ear+swell=7 ear+water=6 ear+week=8 ear+yesterday=-13 eases=-8 eases+not:more=-7 eases+not:pain=2
eases+now=-5 eases+past=3 eases+sleep=-12 eases+sometimes=-8 eases+water=-13 eases+week=8 eat=-14 eat+exercise=-3
eat+food=9 eat+keep=-7 eat+kin=4 eat+less=2 eat+lively=-8 eat+medicine=3 eat+move=-5 eat+night=-9 eat+now=4
eat+past=4 eat+play=-9 eat+plays=3 eat+refuse=10 eat+run=5 eat+since=-2 eat+sleep=-4 eat+small=-7 eat+speak=-3
eat+stop=8 eat+suck=-4 eat+throat=2 eat+vomit=-4 eat+walk=-5 eat+yesterday=-5 electricity=18 electricity+height=-2
electricity+hit=-2 electricity+one=-4 electricity+touch=9 exercise=-5 exercise+exercise=-2 exercise+fever=4
exercise+heart=7 exercise+knee=3 exercise+leg=-9 exercise+less=-2 exercise+lift=-3 exercise+minute=9
exercise+morning=-2 exercise+not:pain=3 exercise+pain=-7 exercise+right=-5 exercise+since=-10 exercise+stiff=-4
exercise+thigh=-10 exercise+yesterday=-7 eye=11 eye+face=10 eye+fall=6 eye+goes-in=11 eye+half=-2 eye+hardly=3
eye+head=10 eye+hit=-6 eye+hiv=-6 eye+hour=6 eye+inside=7 eye+itch=-13 eye+itself=3 eye+jaw=4 eye+keep=7 eye+left=13
eye+less=2 eye+light=-8 eye+lip=5 eye+lively=-7 eye+lost=3 eye+lump=3 eye+month=8 eye+mouth=6 eye+neck=4
eye+not:draws-in=-4 eye+not:open=5 eye+not:pain=-9 eye+not:red=7 eye+not:see=2 eye+not:sunken=-4 eye+open=12
eye+pain=-12 eye+pale=-12 eye+past=-3 eye+people=11 eye+plain-cold=-9 eye+pour=12 eye+pregnant=8 eye+pull=5
eye+rash=-3 eye+red=-14 eye+right=7 eye+saliva=5 eye+says=7 eye+see=4 eye+since=-2 eye+skin=15 eye+sleep=5
eye+small=8 eye+snake=14 eye+speak=-6 eye+stiff=6 eye+sudden=6 eye+sunken=17 eye+swell=5 eye+tears=-6 eye+today=4
eye+urine=6 eye+very=7 eye+vomit=3 eye+walk=4 eye+washed=15 eye+water=4 eye+weapon=5 eye+week=-2 eye+wood=7
eye+wound=-2 eye+yellow=-8 eye+yesterday=3 eyelid=15 eyelid+inside=6 eyelid+one=3 face=3 face+forehead=3 face+half=9
face+hit=9 face+leg=11 face+less=6 face+lip=2 face+morning=11 face+neck=11 face+now=4 face+one=5 face+pain=5
face+rash=-16 face+see=2 face+side=7 face+skin-mild=-12 face+speak=5 face+stroke=-5 face+swell=9 face+twist=8
face+vehicle=2 face+yellow=5 faint=12 faint+head=5 faint+heart=2 faint+hour=4 faint+kin=10 faint+one=-3 faint+pain=3
faint+people=-6 faint+right=3 faint+second-long=-11 faint+severe=3 faint+sit=2 faint+small=-6 fall=7 fall+fall=7
fall+fast=2 fall+finger=-5 fall+fit=-2 fall+foam=6 fall+head=4 fall+heart=9 fall+hit=3 fall+hour=4 fall+house=2
fall+kin=18 fall+leg=14 fall+less=2 fall+life=9 fall+lift=6 fall+lost=4 fall+month=3 fall+mouth=2 fall+move=5
fall+nearly=3 fall+not:pill=-5 fall+now=6 fall+one=3 fall+pain=8 fall+pale=6 fall+people=5 fall+play=-2
fall+pregnant=-6 fall+right=10 fall+roof=11 fall+run=3 fall+says=4 fall+second-long=-2 fall+shoulder=7 fall+side=2
fall+since=10 fall+skin=4 fall+sleep=5 fall+small=-12 fall+stairs=8 fall+stand=9 fall+sting=-9 fall+suck=5
fall+today=4 fall+tree=9 fall+twist=3 fall+urine=8 fall+vehicle=3 fall+very=3 fall+vessel=2 fall+voice=5
fall+water=5 fall+weapon=-2 fall+week=4 fall+yesterday=-5 fast=-7 fast+fast=-8 fast+heart=-3 fast+kin=8
fast+less=-11 fast+nose=7 fast+pain=4 fast+run=3 fast+skin=-6 fast+sleep=3 fast+stand=-7 fast+very=7 fast+weak=3
fear=4 fear+speak=8 fever=7 fever+fit=11 fever+gum=4 fever+hard=-5 fever+head=11 fever+hot=6 fever+kin=-2
fever+leg=6 fever+less=-5 fever+malaria=-7 fever+month=-10 fever+morning=-16 fever+night=-3 fever+now=-8
fever+pain=-15 fever+patches=3 fever+pregnant=-6 fever+pus=10 fever+rash=14 fever+red=2 fever+right=3 fever+severe=7
fever+shake=6 fever+shiver=7 fever+side=-13 fever+since=-15 fever+sleep=6 fever+smell=13 fever+suck=4 fever+swell=18
fever+today=6 fever+urine=-4 fever+vagina=6 fever+very=9 fever+vomit=10 fever+waist=8 fever+weak=11
fever+yesterday=-14 finger+heart=10 finger+hit=-4 finger+hot=-17 finger+hour=-6 finger+joint=2 finger+kin=-3
finger+leg=-2 finger+less=-9 finger+minute=3 finger+neck=4 finger+needle=-8 finger+not:smell=4 finger+one=-4
finger+pain=-6 finger+past=-7 finger+play=4 finger+press=3 finger+red=-7 finger+small=-13 finger+smell=5
finger+snake=12 finger+sting=-2 finger+stuck=-3 finger+swell=6 finger+wound=-5 fire+knee=6 fire+one=-4 fire+since=-7
fire+skin=5 fire+swell=3 fire+yesterday=-7 fit=13 fit+medicine=3 fit+minute=12 fit+morning=-2 fit+mouth=-12
fit+one=-2 fit+people=-4 fit+play=-6 fit+room=5 fit+shake=-6 fit+since=7 fit+speak=-8 fit+today=4 fluid=14
fluid+leg=4 fluid+lost=6 fluid+pour=2 fluid+since=5 fluid+smell=4 fluid+vessel=6 fluid+yesterday=5 foam=14
foam+mouth=4 foam+people=11 food=-3 food+heartburn=-6 food+kin=7 food+night=4 food+refuse=6 food+swallow=-9
food+water=-6 force+hour=3 force+leg=-10 force+lip=3 force+mouth=3 force+night=7 force+not:more=7 force+now=5
force+since=3 force+smell=2 force+swallow=6 forced=2 forced+yesterday=10 forehead=-3 forehead+head=4 forehead+hit=-9
forehead+morning=-10 forehead+pain=-5 forehead+vehicle=8 foreskin=8 foreskin+less=-8 foreskin+now=6 foreskin+pull=11
found=7 found+height=3 found+outside=-7 found+pain=-4 found+sit=5 funeral=5 funeral+people=3 gas=-2 gas+gas=-13
gas+more=7 gas+says=4 gas+since=6 gas+stool=6 gas+stuck=3 gas+swell=-14 gas+water=5 gland=-7 goes-in=8
goes-in+inside=5 goes-in+rib=10 goodbye=6 goodbye+goodbye=15 goodbye+night=6 goodbye+rope=7 grape=10 grave-note=22
grave-note+knee=12 grave-note+leg=8 grave-note+lip=4 grave-note+nose=3 grave-note+right=3 grave-note+sudden=6
grave-note+very=4 green=8 green+past=7 green+swell=2 green+vomit=11 green+water=3 groin=5 grow=-2 grow+hot=-2
grow+less=-2 grow+one=10 grow+red=-2 grow+since=-6 grow+yesterday=2 gum=7 gun=20 gun+head=9 half=7 half+hour=2
half+minute=4 half+month=10 half+now=7 half+one=7 half+outside=4 half+pad=4 half+past=-5 half+since=6 half+small=3
half+start=3 half+vessel=4 half+weak=7 half+week=-11 half+word-said=7 half+yesterday=-2 hang=17 hang+man=6
hang+rope=4 hang+skin=5 hang+vehicle=4 hard=6 hard+hernia=8 hard+left=-3 hard+minute=3 hard+neck=10 hard+now=3
hard+pain=6 hard+red=-3 hard+right=-4 hard+since=-5 hard+skin=2 hard+sudden=4 hard+very=3 hard+week=-3 hard+wood=6
hard+yesterday=-2 hardly=10 hardly+morning=5 hardly+now=3 hardly+open=3 hardly+pain=5 hardly+since=9 hardly+sleep=3
hardly+weak=2 hardly+yesterday=9 head=4 head+hear=3 head+hit=-3 head+hiv=-7 head+hot=6 head+inside=7 head+itch=-3
head+kin=-3 head+leak=-3 head+less=-11 head+lift=6 head+light=3 head+man=-10 head+minute=5 head+month=-3
head+morning=-2 head+nearly=-3 head+neck=6 head+night=7 head+nose=2 head+not:bend=4 head+not:faint=-4
head+not:hit=-6 head+not:lift=2 head+not:pain=-10 head+not:unconscious=-4 head+now=12 head+pain=9 head+past=-8
head+pregnant=8 head+pressure=13 head+says=3 head+second-long=10 head+see=13 head+severe=10 head+sit=-9 head+skin=-6
head+skin-mild=-5 head+small=-6 head+start=-9 head+stiff=4 head+still=-5 head+sudden=7 head+swell=10 head+thinner=6
head+today=4 head+tree=2 head+unconscious=4 head+vehicle=7 head+very=10 head+wake=-2 head+water=5 head+weapon=7
head+woman=-2 head+work=-13 head+yesterday=4 headache=6 headache+hit=5 headache+now=2 headache+pressure=10
headache+severe=4 headache+small=-11 headache+sudden=6 headache+today=5 headache+weapon=5 headache+week=-5
headache+work=-2 hear=-6 hear+hot=3 hear+kill=5 hear+kin=6 hear+less=5 hear+morning=-6 hear+night=-8 hear+noise=3
hear+now=3 hear+one=-4 hear+pain=3 hear+people=11 hear+says=6 hear+severe=6 hear+since=5 hear+speak=-4 hear+today=4
hear+voice=-11 hear+vomit=3 hear+week=6 hear+yesterday=3 heart=4 heart+hit=4 heart+hold=5 heart+kin=5 heart+pill=10
heart+play=11 heart+says=2 heart+severe=3 heart+since=9 heart+start=7 heart+very=7 heartburn+heartburn=-9
heartburn+night=-15 heartburn+says=3 heartburn+since=-2 height=20 height+left=4 height+run=2 help=-7
help+inhaler=-10 help+pill=-2 help+small=3 help+speak=-5 hernia=4 hernia+pull=3 hides=12 hides+kin=3 hit=6 hit+hit=3
hit+hold=3 hit+hot=7 hit+itch=-5 hit+kin=4 hit+leg=7 hit+less=-12 hit+man=3 hit+month=-6 hit+morning=-9 hit+move=5
hit+night=-2 hit+noise=7 hit+nonsense=4 hit+one=7 hit+outside=4 hit+pain=3 hit+past=-8 hit+people=-6
hit+plain-cold=-4 hit+play=6 hit+pregnant=4 hit+pressure=-5 hit+rib=7 hit+says=8 hit+second-long=7 hit+see=4
hit+severe=6 hit+since=-9 hit+small=2 hit+snake=5 hit+speak=-4 hit+start=6 hit+suck=7 hit+sudden=2 hit+swell=10
hit+thinner=6 hit+today=4 hit+touch=-2 hit+very=-2 hit+voice=3 hit+walk=10 hit+water=6 hit+weapon=7 hit+week=-7
hit+woman=2 hit+wood=2 hiv=-6 hiv+medicine=-2 hiv+pain=-10 hiv+people=-9 hiv+since=-10 hiv+start=-5 hiv+vessel=-6
hiv+week=11 hiv+yesterday=-13 hold+kin=-10 hold+lost=4 hold+machete=6 hold+man=2 hold+medicine=2 hold+neck=5
hold+now=5 hold+outside=-3 hold+pressure=-5 hold+pull=3 hold+see=3 hold+since=7 hold+stand=4 hold+stop=7
hold+sudden=5 hold+swell=2 hold+throat=2 hold+urine=3 hold+vessel=3 hold+want=-5 hold+weapon=10 hold+yesterday=3
hot=-4 hot+joint=-4 hot+kill=-5 hot+know=-4 hot+leg=2 hot+less=-4 hot+lump=6 hot+move=-7 hot+neck=12 hot+night=-4
hot+now=5 hot+pain=-7 hot+pool=-4 hot+rash=-4 hot+severe=9 hot+shiver=7 hot+since=-9 hot+skin=2 hot+slow=-2
hot+small=5 hot+smell=4 hot+speak=7 hot+suck=-12 hot+swell=-8 hot+thermometer=-3 hot+today=10 hot+vomit=7 hot+weak=4
hot+yesterday=-3 hour=9 hour+hour=4 hour+house=7 hour+labour=3 hour+left=6 hour+many=3 hour+more=6 hour+morning=2
hour+nearly=2 hour+needle=-5 hour+night=2 hour+not:urine=10 hour+now=9 hour+pad=9 hour+pain=7 hour+past=7
hour+penis=5 hour+period=-9 hour+pill=8 hour+press=4 hour+severe=3 hour+shoes=6 hour+since=14 hour+sleep=-6
hour+small=5 hour+soak=3 hour+start=5 hour+still=7 hour+strength=3 hour+suck=4 hour+swallow=10 hour+swell=2
hour+today=5 hour+water=7 hour+yellow=6 hour+yesterday=-4 house=-7 house+inside=-4 house+keep=-12 house+kin=-4
house+knife=2 house+now=3 house+one=7 house+past=7 house+roof=11 house+says=3 house+snake=3 house+walk=4
house+work=-7 house+yesterday=5 hunger=-8 infection=15 infection+kin=2 infection+leg=11 inhaler=3 inhaler+past=2
inhaler+stairs=4 inhaler+word-said=5 inside=13 inside+kin=2 inside+less=6 inside+lip=3 inside+mouth=5 inside+one=11
inside+pale=-7 inside+palm=3 inside+past=-11 inside+pull=5 inside+rib=4 inside+says=-4 inside+see=5 inside+sleep=-7
inside+small=6 inside+snake=2 inside+today=5 inside+very=4 inside+walk=6 inside+water=5 inside+yesterday=-4
insulin=17 insulin+kin=5 itch=-22 itch+less=-10 itch+nose=-5 itch+not:fever=-4 itch+pain=5 itch+plain-cold=-6
itch+rash=2 itch+red=-11 itch+since=-7 itch+skin=-3 itch+skin-mild=-10 itch+small=-8 itch+swell=-2 itch+tears=-6
itch+throat=5 itch+week=-10 itch+yesterday=-3 itself=-3 itself+minute=-6 itself+morning=-3 itself+pain=11
itself+speak=4 itself+stop=-3 itself+sudden=3 itself+want=4 jaw=18 jaw+lump=3 jaw+neck=4 jaw+not:open=6
jaw+not:pain=-9 jaw+now=7 jaw+pain=12 jaw+since=11 jaw+start=3 jaw+swell=5 jaw+twist=3 jaw+yesterday=7 jerk=13
jerk+kin=3 jerk+leg=7 joint=-6 joint+pain=-4 keep=-4 keep+kin=6 keep+know=-4 keep+less=5 keep+man=-6
keep+not:drink=8 keep+one=8 keep+past=-8 keep+plays=5 keep+poison=-14 keep+press=3 keep+pull=2 keep+right=5
keep+side=5 keep+since=3 keep+skin=11 keep+spirits=-11 keep+stop=9 keep+stuck=7 keep+today=6 keep+vehicle=-4
keep+wake=8 keep+water=-9 keep+work=3 keep+yesterday=4 kill=6 kill+kin=9 kill+knife=5 kill+machete=5 kill+man=4
kill+medicine=5 kill+night=8 kill+says=8 kill+speak=8 kill+today=11 kill+voice=5 kill+want=8 kin=5 kin+kin=-4
kin+knife=-4 kin+know=2 kin+leak=-4 kin+leg=2 kin+less=11 kin+life=-6 kin+lip=-4 kin+man=13 kin+medicine=8
kin+milk=3 kin+month=-6 kin+more=-8 kin+morning=8 kin+mouth=5 kin+move=3 kin+neck=4 kin+night=8 kin+not:become=2
kin+not:breathe=3 kin+not:eat=6 kin+not:pain=-9 kin+now=-12 kin+one=10 kin+open=4 kin+outbreak=7 kin+outside=4
kin+pain=-3 kin+pale=-8 kin+past=7 kin+people=6 kin+pill=2 kin+play=6 kin+plays=-8 kin+pregnant=-3 kin+pressure=8
kin+pull=3 kin+rape=8 kin+refuse=8 kin+rib=8 kin+room=-3 kin+run=3 kin+says=6 kin+see=6 kin+side=4 kin+since=-5
kin+sit=5 kin+sleep=3 kin+speak=10 kin+spirits=13 kin+stand=6 kin+stool=3 kin+stop=-4 kin+stuck=4 kin+sugar=-4
kin+swallow=9 kin+thinner=6 kin+threat=9 kin+threatens=3 kin+today=12 kin+touch=8 kin+tree=4 kin+twist=6 kin+urine=2
kin+very=-3 kin+vessel=2 kin+voice=8 kin+vomit=-4 kin+walk=3 kin+water=11 kin+weapon=9 kin+week=3 kin+wet=3
kin+work=5 kin+wound=-9 kin+yellow=6 knee=3 knee+leg=-2 knee+less=-2 knee+medicine=3 knee+one=4 knee+pain=-9
knee+since=-5 knee+small=-6 knee+stairs=-6 knee+swell=-9 knee+vehicle=6 knife=9 knife+less=-4 knife+rib=3
knife+sting=3 knife+sudden=3 knife+voice=5 knife+weapon=7 know=-12 know+pain=5 know+people=5 know+says=4 know+sit=-4
know+speak=-3 know+vaccine=-4 know+want=-3 labour=14 labour+minute=12 labour+month=3 labour+morning=6 labour+pain=6
labour+pregnant=3 labour+since=6 labour+start=4 labour+yesterday=6 late=7 late+now=7 late+period=8 late+throat=-6
late+week=9 leak=3 leak+leg=3 leak+less=5 leak+lip=5 leak+many=-3 leak+not:stop=8 leak+period=2 leak+plain-cold=-7
leak+red=4 leak+saliva=7 leak+start=4 leak+still=12 leak+sudden=5 leak+urine=-7 leak+very=4 leak+vessel=4
leak+yesterday=-4 left=11 left+leg=5 left+minute=5 left+morning=10 left+numb=4 left+pain=4 left+pale=9 left+past=5
left+rib=2 left+side=7 left+since=-4 left+small=5 left+start=2 left+sudden=7 left+sweat=7 left+swell=-12
left+testicle=5 left+today=3 left+vomit=3 left+waist=-7 left+weapon=2 left+yesterday=2 leg+leg=6 leg+less=-12
leg+more=12 leg+morning=5 leg+move=9 leg+neck=4 leg+night=11 leg+not:force=2 leg+not:move=5 leg+not:stand=5
leg+not:strength=2 leg+not:want=14 leg+not:wound=-3 leg+now=4 leg+numb=7 leg+one=-11 leg+outside=3 leg+pain=-2
leg+pale=4 leg+past=-3 leg+patches=5 leg+pour=5 leg+press=3 leg+rash=3 leg+red=-12 leg+refuse=6 leg+right=-4
leg+rope=5 leg+scorpion=6 leg+scratch=-5 leg+see=-2 leg+shoes=4 leg+side=2 leg+skin=4 leg+slow=-7 leg+small=13
leg+snake=18 leg+spread=-7 leg+stiff=2 leg+sting=-8 leg+strength=-10 leg+sudden=5 leg+swell=11 leg+thigh=3
leg+tooth=-6 leg+twist=9 leg+urine=9 leg+vehicle=5 leg+very=4 leg+weak=7 leg+week=6 leg+wet=2 leg+wound=-12
leg+yellow=11 leg+yesterday=-9 less=-11 less+less=5 less+month=-10 less+morning=-5 less+move=9 less+nose=-8
less+not:cough=4 less+now=8 less+one=10 less+open=4 less+pale=2 less+past=-7 less+peel=-4 less+period=4
less+plain-cold=-12 less+play=6 less+pour=5 less+pus=-6 less+rash=-5 less+red=-7 less+says=9 less+scratch=-8
less+see=-12 less+shiver=-5 less+since=-6 less+skin=-6 less+skin-mild=5 less+sleep=5 less+small=-7 less+speak=5
less+sputum=-7 less+sting=-4 less+stop=-5 less+stuck=-2 less+suck=8 less+swallow=11 less+swell=-5 less+throat=4
less+twist=-13 less+urine=-9 less+wake=3 less+want=3 less+water=6 less+wound=-6 less+yellow=4 less+yesterday=-5
life+now=-9 lift+pain=-4 lift+pale=-6 lift+right=-3 lift+shoulder=-9 lift+since=6 lift+suck=-4 lift+very=2
lift+weak=-10 lift+yesterday=-11 light=-14 light+lost=3 light+neck=10 light+not:bend=6 light+not:open=-10
light+pain=-9 light+red=-7 light+see=-9 light+stiff=9 light+yesterday=-3 lip=10 lip+medicine=5 lip+month=-4
lip+more=4 lip+not:open=7 lip+not:swallow=11 lip+now=9 lip+open=-12 lip+pain=4 lip+pale=4 lip+palm=-3 lip+peel=5
lip+pour=3 lip+saliva=2 lip+skin=11 lip+smell=2 lip+stiff=3 lip+strength=3 lip+swell=12 lip+today=5 lip+touch=3
lip+twist=3 lip+very=2 lip+voice=3 lip+wound=-2 lively=-20 lively+mouth=5 lively+now=-6 lively+yesterday=5 lost=5
lost+month=5 lost+neck=4 lost+night=-4 lost+pregnant=5 lost+run=4 lost+since=-3 lost+soak=-4 lost+sudden=2
lost+urine=5 lost+walk=7 lost+water=7 lost+week=6 lost+work=4 lost+yesterday=3 lump=-7 lump+month=-12 lump+now=-5
lump+red=6 lump+since=2 lump+small=-9 lump+suck=-2 lump+week=-6 lump+yesterday=5 machete=19 machete+outside=4
machete+says=3 machete+thigh=9 machete+waist=9 magnet=8 malaria=4 malaria+month=-3 malaria+past=-4 malaria+pill=-2
malaria+since=10 malaria+vaccine=-4 malaria+yesterday=8 man+many=2 man+mouth=3 man+not:fear=-4 man+not:hit=-7
man+not:threat=-4 man+now=-8 man+outside=-5 man+pain=-4 man+run=-5 man+says=9 man+sex=-6 man+side=3 man+since=-9
man+sit=-6 man+sleep=8 man+sometimes=-6 man+stop=-2 man+throat=-4 man+want=7 man+week=5 man+word-said=4
man+yesterday=-5 many+month=6 many+night=3 many+not:pain=2 many+pain=4 many+pale=-6 many+past=2 many+people=2
many+plain-cold=-2 many+rash=2 many+saliva=4 many+since=6 many+skin-mild=-6 many+sleep=-2 many+soak=2 many+sweat=4
many+urine=-4 many+vagina=4 many+vehicle=-4 many+very=-7 many+vessel=3 many+vomit=-3 many+water=6 many+week=4
medicine=6 medicine+month=2 medicine+mouth=5 medicine+needle=3 medicine+not:help=2 medicine+one=-3 medicine+pain=4
medicine+past=3 medicine+peel=2 medicine+pressure=-8 medicine+pull=-5 medicine+severe=2 medicine+since=-5
medicine+skin=5 medicine+sleep=-3 medicine+smell=-2 medicine+speak=-2 medicine+spirits=3 medicine+start=3
medicine+vessel=7 medicine+want=-3 medicine+water=3 medicine+week=-2 medicine+yesterday=4 milk=3 milk+says=2
minute=10 minute+morning=-9 minute+nose=-3 minute+not:respond=2 minute+not:stop=3 minute+numb=4 minute+one=-6
minute+outside=8 minute+pad=7 minute+pain=5 minute+pale=5 minute+press=2 minute+pull=2 minute+rash=6 minute+run=-8
minute+shake=3 minute+since=12 minute+small=4 minute+start=2 minute+stiff=3 minute+still=6 minute+stop=-9
minute+today=-10 minute+vaccine=6 minute+vehicle=-3 minute+week=8 minute+yesterday=-6 monkey=9 monkey+scratch=-6
month=-11 month+more=-10 month+mouth=-7 month+neck=-9 month+night=-5 month+not:pain=4 month+not:see=6 month+now=-12
month+one=-5 month+pain=4 month+past=-12 month+period=-3 month+pregnant=8 month+pressure=5 month+run=-5 month+see=3
month+severe=4 month+sex=-8 month+side=-7 month+since=-10 month+small=3 month+speak=-6 month+start=-3 month+stop=-7
month+suck=-7 month+tooth=-6 month+vaccine=-7 month+vehicle=-3 month+very=7 month+voice=-7 month+walk=3
month+wound=-10 more=-5 more+mouth=-4 more+not:open=4 more+pull=-7 more+respond=4 more+says=4 more+since=-5
more+stool=2 more+week=-3 morning=-4 morning+nose=-5 morning+not:know=7 morning+not:see=7 morning+not:urine=2
morning+not:wake=7 morning+not:want=4 morning+one=-9 morning+pain=2 morning+pale=-2 morning+plain-cold=-4
morning+play=-7 morning+pregnant=-6 morning+refuse=-4 morning+right=-9 morning+says=3 morning+see=10
morning+shiver=-7 morning+shoes=-3 morning+side=3 morning+since=7 morning+small=-2 morning+sputum=-4 morning+start=9
morning+stool=-5 morning+stop=-5 morning+sudden=12 morning+sugar=-11 morning+swell=-5 morning+thermometer=4
morning+today=5 morning+urine=4 morning+very=-6 morning+vomit=-8 morning+water=-3 morning+yesterday=6 mouth=6
mouth+nose=-4 mouth+not:hold=5 mouth+not:open=7 mouth+now=7 mouth+one=8 mouth+open=-16 mouth+pale=2 mouth+peel=4
mouth+pour=3 mouth+rib=4 mouth+right=8 mouth+side=9 mouth+skin=11 mouth+small=5 mouth+smell=3 mouth+speak=5
mouth+sting=7 mouth+strength=3 mouth+swallow=-9 mouth+swell=-2 mouth+today=4 mouth+tongue=2 mouth+twist=8
mouth+voice=5 mouth+wound=7 move=-11 move+neck=-6 move+night=9 move+pain=-2 move+past=6 move+plays=5 move+rib=5
move+right=6 move+says=6 move+shake=3 move+since=8 move+speak=2 move+still=-5 move+sudden=2 move+today=3 move+week=8
move+yesterday=4 muscle=-6 muscle+pain=-2 muscle+stiff=2 muscle+thigh=-4 muscle+today=-4 nail=-15 nail+shoes=-6
nail+since=-4 nail+sting=7 nail+walk=-6 nail+week=13 nail+wood=-4 navel=17 navel+now=2 navel+pain=5 navel+right=9
navel+smell=2 navel+start=10 navel+swell=3 navel+yesterday=7 nearly=3 nearly+outside=2 nearly+pain=3 nearly+still=5
nearly+week=2 nearly+woman=6 neck=5 neck+not:become=3 neck+not:bend=6 neck+not:open=9 neck+not:stiff=-6
neck+not:twist=5 neck+not:vomit=-3 neck+now=-3 neck+pain=12 neck+play=2 neck+pus=5 neck+rash=5 neck+see=7
neck+since=-3 neck+small=6 neck+stiff=7 neck+swell=10 neck+wake=-8 neck+wound=4 needle=-9 needle+past=-3
needle+sting=-9 needle+want=5 net=-7 night=-4 night+not:breast=3 night+not:suck=8 night+now=-8 night+one=2
night+pain=-4 night+people=-3 night+pill=14 night+pour=-8 night+refuse=3 night+room=8 night+rope=5 night+says=2
night+see=-9 night+severe=7 night+shake=5 night+since=3 night+sleep=2 night+small=4 night+smell=7 night+snake=-5
night+soak=-9 night+stand=4 night+start=8 night+stool=3 night+suck=4 night+sudden=4 night+sweat=-18 night+testicle=2
night+threatens=4 night+today=13 night+urine=-4 night+very=-4 night+voice=-7 night+vomit=7 night+wake=2
night+water=-3 night+weak=-12 night+weapon=8 night+week=-14 night+wet=2 night+work=4 night+yesterday=-12 nipple=-3
noise+start=2 noise+touch=-2 nonsense=8 nonsense+nonsense=4 nonsense+shake=5 nonsense+speak=12 nonsense+today=6
nose=-7 nose+now=-2 nose+pain=2 nose+pale=3 nose+plain-cold=-11 nose+red=4 nose+run=-8 nose+since=-3 nose+small=-3
nose+spread=-3 nose+sputum=-6 nose+stand=-7 nose+thinner=5 nose+today=3 nose+very=7 nose+voice=-4 nose+water=-3
nose+yesterday=-4 not:air=5 not:alcohol=11 not:all=-17 not:all+not:all-well=-2 not:all+not:confused=-7
not:all+not:pain=-10 not:all-well=3 not:all-well+not:blood=-3 not:all-well+not:breathe=-8 not:all-well+not:chest=-2
not:all-well+not:fever=-15 not:all-well+not:pain=-6 not:all-well+not:see=-12 not:all-well+not:stool=-7
not:all-well+not:urine=-4 not:all-well+now=8 not:arm=-8 not:arm+not:jaw=-3 not:asks=-21 not:asks+not:pain=-3
not:back=-2 not:back+not:fever=-2 not:back+not:pain=-4 not:beat=3 not:beat+not:heart=-7 not:become=10
not:become+since=6 not:before=-6 not:behind=-13 not:behind+not:ear=-4 not:behind+not:lump=-3
not:behind+not:swell=-10 not:belly=3 not:belly+not:blood=-3 not:belly+not:fever=7 not:belly+not:pain=3 not:bend=2
not:bend+pain=4 not:bend+see=5 not:big=5 not:big+not:pain=5 not:bite=-7 not:black=-13 not:black+not:fever=-7
not:black+not:outside=-2 not:black+not:stool=-4 not:black+skin=-5 not:black+stool=-4 not:blister=-7 not:blood=-11
not:blood+not:drink=-11 not:blood+not:fever=-13 not:blood+not:many=4 not:blood+not:more=3 not:blood+not:pain=-12
not:blood+not:sex=-6 not:blood+not:vomit=-5 not:blood+not:wound=4 not:blur=-13 not:blur+not:breathe=-5
not:blur+not:chest=-8 not:bone=11 not:break=-7 not:breast=7 not:breast+since=3 not:breathe=6
not:breathe+not:chest=-2 not:breathe+not:fever=-7 not:breathe+sudden=4 not:breathe+yesterday=-3 not:burn=10
not:burn+urine=3 not:burst=3 not:calf=-10 not:cancer=-15 not:cancer+not:fever=-4 not:cancer+not:past=-8 not:cat=-4
not:checked=-3 not:chest=-4 not:chest+not:fever=6 not:chest+not:pain=3 not:child=-10 not:clear=-12 not:close=3
not:cold=2 not:condom=-8 not:confused=-4 not:confused+not:know=-6 not:confused+not:sit=11 not:confused+not:walk=2
not:consciousness=-7 not:consciousness+not:lost=-7 not:contacts=-15 not:cough=15 not:cough+not:diarrhoea=3
not:cough+not:pain=4 not:cramps=3 not:crying=9 not:crying+now=5 not:cut=4 not:dark-as=-6 not:day=2 not:deep=-9
not:diabetes=-2 not:diabetes+not:fever=8 not:diabetes+not:hiv=-4 not:diarrhoea=10 not:diarrhoea+not:fever=8
not:diarrhoea+not:vomit=6 not:die=-21 not:die+not:pain=-9 not:die+not:want=-7 not:discharge=-2 not:dizzy=-5
not:dizzy+not:pain=-7 not:draws-in=-14 not:draws-in+rib=-6 not:drink+now=8 not:dropped=3 not:dropped+since=9
not:ear=-7 not:eat=2 not:exercise=-4 not:eye=4 not:eye+not:open=5 not:face=2 not:face+not:swell=-3 not:faint=-20
not:faint+not:pain=-10 not:fall=11 not:fall+not:hit=-2 not:fall+not:pain=-14 not:fast=3 not:fear+not:hit=-4
not:fear+not:threat=-4 not:fever=-13 not:fever+not:neck=-2 not:fever+not:pain=4 not:fever+not:pregnant=-6
not:fever+not:pus=-7 not:fever+not:rash=-9 not:fever+not:red=-2 not:fever+not:swell=-6 not:fever+not:travel=-5
not:fever+not:vomit=-8 not:fever+now=11 not:fever+since=-8 not:fever+today=-6 not:finger=6 not:fit=-10
not:fit+not:shake=-4 not:food=8 not:force=6 not:found=8 not:gas=11 not:gas+not:stool=10 not:goodbye=7 not:grow=-10
not:grow+pain=-6 not:grow+since=-5 not:hardly=-2 not:head=-2 not:head+not:pain=-8 not:headache=-5 not:hear=-7
not:hear+not:severe=-2 not:hear+not:voice=-7 not:hear+since=9 not:hear+today=-5 not:heart=-7 not:heartburn=-7
not:hit=-9 not:hit+not:threat=-4 not:hiv=-12 not:hold=11 not:hold+now=8 not:hold+right=5 not:hold+sit=5
not:hold+stand=7 not:hold+urine=-4 not:hot=-3 not:hot+not:lump=-5 not:hot+not:red=-4 not:hot+not:see=-7
not:hot+not:swell=-10 not:hot+skin=-4 not:hour=11 not:hour+not:since=9 not:house=-3 not:inside=-5 not:jaw=-5
not:keep=-2 not:keep+since=-3 not:keep+vomit=-4 not:keep+water=-4 not:keep+yesterday=-4 not:kill=-15 not:kin=10
not:know=9 not:know+one=5 not:know+pain=4 not:know+people=7 not:know+since=10 not:know+speak=5 not:know+sudden=3
not:know+today=8 not:know+urine=10 not:know+vehicle=-4 not:know+yesterday=-5 not:leak=-4 not:leak+not:pain=-7
not:left=6 not:leg=3 not:life=-12 not:lift=12 not:lift+twist=8 not:light=7 not:lip=-2 not:lip+not:swell=-3
not:lost=-4 not:lost+press=3 not:lump=-16 not:lump+not:numb=-5 not:malaria=3 not:malaria+not:today=-2 not:man=-5
not:many+not:pain=8 not:medicine=2 not:milk=5 not:month=-10 not:month+not:since=-7 not:more=5 not:more+since=-9
not:more+strength=7 not:more+urine=9 not:more+yesterday=3 not:mouth+not:open=3 not:move=15 not:move+pregnant=3
not:move+since=4 not:move+touch=4 not:move+yesterday=4 not:nearly=15 not:neck=2 not:neck+not:rash=-2
not:neck+not:stiff=3 not:neck+not:swell=-2 not:net=-12 not:net+yesterday=-12 not:night=-13 not:noise=6 not:nose=4
not:numb=-18 not:numb+not:swell=-5 not:one=2 not:one+since=8 not:open=4 not:open+now=7 not:open+skin=-13
not:open+stiff=7 not:open+swell=7 not:outbreak=-4 not:outside=2 not:pain=-11 not:pain+not:red=-4
not:pain+not:see=-10 not:pain+not:since=5 not:pain+not:small=-5 not:pain+not:speak=-8 not:pain+not:swell=-9
not:pain+not:throat=4 not:pain+not:very=6 not:pain+not:waist=-2 not:pain+now=-4 not:pain+pregnant=6 not:pain+see=-6
not:pain+since=-8 not:pain+small=-5 not:pain+today=-11 not:pain+very=5 not:pain+week=7 not:pale=-6 not:past=4
not:people=-8 not:people+pain=-4 not:period=-3 not:pill=-16 not:pill+yesterday=-5 not:pins=-12 not:plain-cold=5
not:play+pregnant=3 not:play+since=4 not:play+yesterday=4 not:pregnant=-25 not:pregnant+now=-7
not:pregnant+period=-2 not:pressure=-5 not:pull=-3 not:pull+rib=-7 not:pull+since=4 not:pus=-14 not:pus+not:red=-3
not:rash=-7 not:rash+not:swell=-2 not:rash+not:vomit=-6 not:red=-10 not:red+skin=-4 not:respond=27
not:respond+sleep=8 not:rib=-10 not:saliva=5 not:says=3 not:see=4 not:see+sudden=7 not:severe=-5 not:sex=-8
not:shake=-12 not:shake+not:sweat=-11 not:sharp=4 not:shiver=-9 not:side=-7 not:since=2 not:since+not:stool=7
not:since+not:yesterday=5 not:sit=20 not:sit+not:swallow=3 not:sit+since=-4 not:sit+today=8 not:sit+urine=10
not:sit+vomit=-4 not:sit+yesterday=-4 not:skin=9 not:sleep=-3 not:sleep+not:vomit=-14 not:sleep+pill=-3
not:sleep+since=5 not:sleep+week=6 not:slow=10 not:small=-11 not:smoke=-6 not:speak=19 not:speak+not:weak=-8
not:spirits=5 not:spread=-17 not:stand=18 not:still=-7 not:stool=-8 not:stool+not:urine=-12 not:stop=8
not:stop+since=4 not:stop+still=-5 not:stop+thinner=6 not:strength=6 not:stuck=-6 not:suck=5 not:suck+since=12
not:suck+sleep=9 not:suck+yesterday=8 not:sudden=-5 not:sunken=-11 not:sunken+rib=-2 not:swallow+saliva=11
not:swallow+tongue=5 not:sweat=-15 not:swell=-9 not:tears=7 not:testicle=-6 not:thermometer=-8 not:threat=-17
not:threat+people=-9 not:threatens=20 not:threatens+tired=3 not:threatens+word-said=5 not:throat=4 not:tired=-9
not:today=-9 not:tongue=3 not:tooth=8 not:touch+people=2 not:touch+week=3 not:travel=-7 not:twist=-9 not:twist+see=5
not:unconscious=-9 not:urine=4 not:urine+since=12 not:urine+yesterday=7 not:vaccine=-5 not:very=8 not:voice=2
not:vomit=-10 not:vomit+water=-2 not:waist=-2 not:wake=12 not:wake+now=10 not:wake+still=9 not:wake+today=9
not:walk=10 not:walk+now=9 not:walk+since=6 not:want=-2 not:want+now=2 not:want+pain=5 not:want+pregnant=-12
not:want+since=4 not:want+sleep=3 not:water=-10 not:weak=-20 not:weapon=-14 not:wet=10 not:whistle=-17 not:work=-3
not:worse=-8 not:wound=-24 not:yellow=-3 not:yesterday=7 not:yesterday+urine=5 now+one=-5 now+open=6 now+outside=3
now+pale=4 now+past=7 now+play=2 now+pour=8 now+pregnant=-6 now+pull=3 now+rash=5 now+refuse=4 now+respond=3
now+right=14 now+run=7 now+says=2 now+see=7 now+severe=6 now+shake=7 now+sharp=9 now+shiver=7 now+side=14
now+since=8 now+sit=5 now+skin=4 now+sleep=-2 now+smell=8 now+speak=-7 now+spirits=9 now+stand=4 now+start=-2
now+stop=8 now+strength=5 now+swallow=4 now+sweat=8 now+sweaty=3 now+swell=5 now+threatens=3 now+tired=2 now+tooth=4
now+touch=3 now+very=6 now+voice=3 now+vomit=11 now+wake=-7 now+water=-3 now+week=-14 now+yesterday=2 numb=17
numb+side=5 one=3 one+one=7 one+outside=4 one+pain=-4 one+past=6 one+people=2 one+pill=3 one+pregnant=8 one+press=2
one+pull=3 one+red=-3 one+respond=3 one+rib=-4 one+second-long=6 one+severe=6 one+sharp=7 one+side=7 one+since=9
one+skin-mild=2 one+sleep=-3 one+speak=10 one+stand=-3 one+start=4 one+stiff=-6 one+stop=-4 one+sudden=7
one+swell=-2 one+testicle=6 one+throat=4 one+today=-7 one+twist=3 one+unconscious=-3 one+vehicle=-5 one+very=4
one+vomit=-11 one+wake=-3 one+week=2 one+woman=-4 one+word-said=12 one+wound=-5 one+yesterday=-4 open+past=6
open+see=-8 open+since=6 open+sleep=2 open+swallow=-9 open+wake=4 open+water=-2 open+week=7 operation=3
operation+past=6 operation+week=10 outbreak=6 outbreak+past=7 outbreak+people=4 outbreak+water=8 outbreak+week=5
outside=11 outside+pain=6 outside+people=-2 outside+pull=5 outside+rope=3 outside+run=-4 outside+says=6
outside+shoulder=4 outside+since=-3 outside+small=-8 outside+smell=9 outside+swell=3 outside+today=6
outside+vehicle=6 outside+vessel=6 outside+washed=-4 outside+weapon=3 outside+week=-6 outside+word-said=6 pad=12
pad+since=6 pad+soak=8 pad+swell=2 pad+week=4 pain=4 pain+pain=3 pain+pale=-5 pain+past=4 pain+period=-14
pain+pour=2 pain+pregnant=11 pain+press=-10 pain+pull=8 pain+red=-8 pain+rib=-8 pain+right=2 pain+run=-8
pain+says=10 pain+scorpion=4 pain+second-long=11 pain+see=3 pain+severe=9 pain+sharp=8 pain+shiver=10
pain+shoulder=8 pain+sickle=4 pain+side=-6 pain+skin-mild=-4 pain+small=-10 pain+snake=-2 pain+speak=5 pain+spread=5
pain+stairs=-6 pain+start=-8 pain+stiff=9 pain+still=-5 pain+sudden=11 pain+swallow=2 pain+sweat=6 pain+swell=-6
pain+testicle=10 pain+thermometer=5 pain+thigh=-2 pain+throat=-3 pain+today=-3 pain+tooth=-11 pain+touch=-6
pain+twist=-6 pain+urine=3 pain+very=20 pain+vomit=10 pain+waist=-2 pain+wake=7 pain+week=-10 pain+woman=4
pain+work=-7 pain+worse=2 pale=2 pale+palm=9 pale+play=4 pale+rib=-9 pale+skin=4 pale+sputum=-4 pale+today=4
pale+urine=-6 pale+very=9 pale+water=6 pale+wound=12 pale+yellow=13 palm=5 palm+red=-5 palm+sole=5 palm+yellow=3
paraffin=17 past=-2 past+past=-16 past+period=3 past+pill=14 past+pregnant=5 past+pressure=-4 past+rape=-6
past+red=-7 past+says=-3 past+see=-3 past+since=-9 past+sit=-5 past+sleep=-4 past+slow=-6 past+small=-5
past+snores=-8 past+stairs=-3 past+stand=-5 past+start=8 past+sting=3 past+stop=7 past+sudden=7 past+swell=-4
past+thermometer=10 past+today=2 past+vaccine=-5 past+very=-5 past+weapon=5 past+week=4 past+woman=-3 past+work=-2
patches+press=9 patches+red=-5 patches+skin=8 peel+swell=3 peel+wound=4 penis=-6 penis+since=2 penis+stand=6
people=-8 people+pull=5 people+rape=-3 people+right=9 people+says=2 people+see=6 people+small=-6 people+smell=-5
people+speak=-3 people+start=-3 people+sudden=2 people+unconscious=-6 people+vehicle=-6 people+very=3
people+vessel=-5 people+want=7 people+woman=-3 people+yesterday=-2 period=-13 period+pour=4 period+since=4
period+today=-3 period+yesterday=-4 pill=12 pill+plain-cold=-11 pill+play=6 pill+pregnant=5 pill+pressure=-2
pill+run=-5 pill+since=-10 pill+skin=8 pill+sleep=4 pill+swallow=6 pill+today=4 pill+water=-6 pill+yesterday=-3
pins=-3 plain-cold=-17 plain-cold+plain-cold=-4 plain-cold+pour=-6 plain-cold+since=-9 plain-cold+small=-3
plain-cold+sting=-8 plain-cold+stool=4 plain-cold+swallow=-8 plain-cold+today=-5 plain-cold+water=6
plain-cold+week=-2 plain-cold+yesterday=-5 play=-9 play+says=3 play+small=-3 play+sudden=2 play+swell=-6
play+today=4 play+tooth=-3 play+very=4 play+yesterday=-6 plays=-4 plays+speak=5 plays+twist=6 plays+word-said=-4
poison=16 poison+pull=2 poison+spirits=-2 pool=12 pool+pull=11 pool+water=2 pour+red=4 pour+since=6 pour+soak=-3
pour+still=5 pour+vehicle=5 pour+water=9 pour+week=5 pregnant=2 pregnant+pressure=12 pregnant+see=7
pregnant+severe=5 pregnant+since=-2 pregnant+small=-6 pregnant+soak=4 pregnant+urine=2 pregnant+vomit=-6
pregnant+week=-5 press=9 press+rash=7 press+rib=-7 press+side=-4 press+since=5 press+small=-7 press+wound=-6
pressure=-3 pressure+see=10 pressure+severe=4 pressure+small=-6 pressure+today=-5 pressure+want=-6 pressure+week=12
pull=9 pull+shoulder=-8 pull+since=-9 pull+skin=3 pull+snores=5 pull+today=2 pus=2 pus+rash=4 pus+since=-8
pus+small=2 pus+week=-5 pus+yesterday=-6 rape=-2 rape+yesterday=-2 rash=4 rash+red=-5 rash+skin-mild=-7
rash+small=-6 rash+swallow=7 rash+swell=-2 rash+throat=8 rash+week=4 red+see=5 red+since=-3 red+skin=2 red+slow=-8
red+small=-5 red+spread=2 red+sputum=-4 red+stuck=-4 red+suck=-5 red+swell=5 red+thermometer=-3 red+vessel=5
red+vomit=9 red+yesterday=-2 refuse=13 refuse+since=3 refuse+swell=3 refuse+urine=5 respond+water=6 respond+week=-5
respond+word-said=3 rib=-3 rib+right=4 rib+see=-4 rib+side=-4 rib+since=-6 rib+skin=7 rib+sleep=5 rib+small=-5
rib+suck=5 rib+sudden=4 rib+sunken=7 rib+touch=-4 rib+twist=3 right=3 right+see=2 right+severe=7 right+side=7
right+since=-12 right+sleep=2 right+small=-3 right+speak=-2 right+sudden=5 right+swell=-6 right+today=7
right+vehicle=-7 right+yesterday=5 roof=6 room=-6 room+since=-3 room+sleep=-11 room+small=-4 rope=23 run=4 run+run=3
run+since=8 run+today=-4 run+yesterday=-8 saliva=15 saliva+small=-10 saliva+speak=-3 saliva+swallow=3 saliva+sweat=7
saliva+swell=-2 saliva+voice=5 says=17 says+see=-2 says+since=11 says+small=8 says+soak=3 says+speak=4 says+sweat=3
says+thermometer=2 says+threatens=7 says+very=-7 says+voice=-3 says+want=7 says+water=-3 says+weapon=4 says+woman=7
says+wound=2 says+yellow=8 scar=-11 scorpion=8 scorpion+small=2 scorpion+sting=7 scratch=-18 scratch+since=-2
scratch+small=-5 scratch+swallow=2 scratch+throat=-2 scratch+woman=-5 scratch+yesterday=-2 second-long=6
second-long+severe=7 second-long+small=-4 second-long+stand=-8 second-long+unconscious=-7 second-long+yesterday=3
see=6 see+severe=3 see+shake=4 see+shiver=3 see+small=2 see+smell=-10 see+spirits=4 see+still=-9 see+swell=8
see+thermometer=-4 see+water=8 see+week=9 severe=14 severe+severe=-3 severe+side=-4 severe+since=12 severe+sleep=-3
severe+small=6 severe+smell=2 severe+stiff=-5 severe+sudden=4 severe+swell=5 severe+wake=8 severe+week=2
severe+yesterday=5 sex=-4 sex+yesterday=-8 shake=14 shake+speak=9 shake+spirits=2 shake+sugar=8 shake+tooth=2
shake+very=4 sharp+side=6 sharp+sudden=3 shiver=14 shiver+since=-7 shiver+sugar=-3 shiver+tooth=3 shiver+very=5
shiver+week=-3 shoes=-3 shoes+shoes=-6 shoes+since=8 shoes+sole=-6 shoes+sting=7 shoes+weapon=-5 shoes+wound=-10
shoulder=14 shoulder+since=-6 shoulder+today=-3 side=9 side+since=5 side+sleep=-7 side+small=-7 side+speak=3
side+stiff=-6 side+sudden=7 side+tongue=-5 side+twist=5 side+wake=-4 side+word-said=8 side+yesterday=5 since=2
since+sit=5 since+skin-mild=-4 since+sleep=4 since+small=3 since+smell=-9 since+speak=9 since+spread=-4
since+stairs=-5 since+stand=3 since+stiff=-8 since+stool=-6 since+stop=4 since+strength=3 since+stuck=4
since+suck=10 since+sudden=10 since+sweat=-8 since+thermometer=-9 since+throat=-14 since+today=-6 since+tooth=-13
since+travel=-3 since+tree=3 since+twist=-11 since+urine=10 since+vaccine=-3 since+vehicle=-7 since+very=5
since+voice=-7 since+vomit=-6 since+waist=-9 since+wake=6 since+want=3 since+water=-5 since+weak=3 since+whistle=4
since+woman=7 since+work=5 since+wound=-3 since+yellow=-7 since+yesterday=2 sit=11 sit+today=10 sit+urine=3
sit+water=-11 sit+word-said=2 sit+work=-5 skin=5 skin+small=-8 skin+sunken=6 skin+swell=2 skin+today=3
skin+vehicle=5 skin+week=8 skin+wound=9 skin+yellow=13 skin-mild=-13 skin-mild+small=-7 skin-mild+throat=-4
skin-mild+yesterday=-5 sleep=9 sleep+small=5 sleep+stiff=-7 sleep+stop=4 sleep+suck=7 sleep+today=4 sleep+twist=4
sleep+vehicle=-3 sleep+vomit=8 sleep+wake=-9 sleep+water=6 sleep+week=7 slow=-2 slow+spread=-7 small=-12
small+small=3 small+snake=9 small+speak=-4 small+sputum=-9 small+stand=-5 small+stiff=-3 small+sting=8 small+stuck=2
small+swallow=9 small+swell=-12 small+tongue=2 small+urine=5 small+vehicle=-4 small+very=4 small+vomit=7
small+want=-5 small+washed=-8 small+water=6 small+weak=3 small+week=-7 small+wood=-4 small+word-said=4
small+wound=-10 small+yellow=-6 smell=-7 smell+smell=10 smell+strength=2 smell+thigh=7 smell+urine=-8
smell+yesterday=-7 smoke=12 snake=14 snake+sting=11 snake+today=-4 snores=8 snores+strange=6 snores+woman=-8 soak=16
soak+speak=2 soak+sweat=6 soak+wake=5 soak+week=4 soft-spot=13 soft-spot+swell=6 sole=2 sole+yellow=11 sometimes=-17
speak+spirits=3 speak+start=-2 speak+still=-5 speak+strange=3 speak+sudden=2 speak+sweat=3 speak+testicle=-14
speak+threatens=4 speak+tired=8 speak+today=12 speak+twist=7 speak+urine=6 speak+very=4 speak+vomit=2 speak+wake=-8
speak+walk=7 speak+want=-5 speak+week=-6 speak+word-said=5 speak+yellow=6 speak+yesterday=7 spirits=3
spirits+today=3 spread=-4 sputum=-11 sputum+thermometer=-2 stand=10 stand+unconscious=-5 stand+very=2 stand+weak=2
start=3 start+strange=5 start+sudden=3 start+swell=3 start+testicle=3 start+tired=6 start+today=5 start+tooth=2
start+water=-6 start+week=-13 start+yesterday=13 stiff=2 stiff+sudden=2 stiff+throat=3 stiff+today=-3 stiff+touch=3
stiff+wake=-7 stiff+water=4 stiff+wood=2 still+suck=2 still+urine=-8 still+walk=-3 still+week=8 still+word-said=8
sting=-8 sting+urine=-5 sting+weapon=3 sting+week=4 stool=-14 stool+thirst=-4 stool+today=-11 stool+urine=-7
stool+vagina=-9 stool+vomit=3 stool+week=-5 stool+yesterday=2 stop=-4 stop+suck=5 stop+vomit=-4 stop+waist=7
stop+walk=4 stop+week=14 stop+yesterday=-8 strange=10 strength+swallow=6 stroke=-9 stuck=14 stuck+throat=5 suck=-3
suck+today=4 suck+very=3 suck+yesterday=5 sudden=27 sudden+swell=4 sudden+testicle=5 sudden+very=3 sudden+weapon=3
sudden+week=4 sudden+woman=2 sudden+word-said=4 sudden+yesterday=6 sugar=-2 sugar+sweat=17 sugar+today=-3
sugar+water=4 sunken=20 sunken+water=4 swallow=11 swallow+today=-3 swallow+tongue=2 swallow+voice=2 swallow+water=6
swallow+yesterday=4 sweat=3 sweaty=13 swell=6 swell+swell=3 swell+thigh=4 swell+today=2 swell+tongue=10
swell+tooth=-3 swell+twist=-6 swell+vehicle=3 swell+very=3 swell+vomit=2 swell+water=9 swell+week=-7 swell+worse=5
swell+yesterday=-4 tears=11 testicle=10 testicle+want=-4 thermometer=7 thermometer+thermometer=-9
thermometer+week=-4 thigh=9 thigh+today=-4 thigh+yesterday=-2 thinner=11 thirst=-8 thirst+today=-4 thirst+very=-9
threat=3 threatens=8 throat=7 throat+water=3 throat+wound=-2 throat+yesterday=-12 tired=12 tired+very=5
tired+word-said=3 today+travel=-10 today+very=-5 today+vessel=-2 today+voice=3 today+vomit=9 today+waist=4
today+wake=3 today+walk=5 today+water=-10 today+worse=-10 today+yellow=8 today+yesterday=-6 tongue=14
tongue+wound=-6 tooth=4 tooth+yesterday=7 touch+wood=-2 travel=-10 travel+vaccine=-3 tree=10 twist=8 twist+week=-9
twist+yesterday=-3 unconscious=10 urine+water=-3 urine+weak=-12 urine+week=3 urine+yellow=6 vaccine=-24
vaccine+want=-3 vaccine+week=-4 vehicle=7 vehicle+voice=8 vehicle+walk=8 vehicle+week=2 vehicle+yesterday=-3 very=-3
very+vessel=4 very+vomit=-2 very+weak=13 very+week=3 very+yesterday=2 vessel=14 vessel+water=4 vessel+woman=3
voice=10 voice+weak=3 vomit=19 vomit+want=4 vomit+water=-3 vomit+week=-5 vomit+yesterday=-14 waist=-3
waist+yesterday=-12 wake=-6 walk=-8 walk+water=6 walk+weak=-9 walk+weapon=-7 walk+week=5 want+week=-3 washed=-12
water=6 water+water=5 water+woman=-5 water+yesterday=-3 weak=9 weapon+wound=-7 week=5 week+work=4 whistle=16
who:after-abortion=16 who:asthma=3 who:diabetes=7 who:epilepsy=-8 who:gave-birth=-6 who:hiv=2 who:pregnant=2
who:sickle-cell=20 womb=15 wood=11 word-said=14 work=-10 worse=9 wound=-9 wrong=10 yellow=-3 yellow+yesterday=-10
`;
