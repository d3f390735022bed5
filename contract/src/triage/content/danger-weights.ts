/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=-3 above+above=-11 above+ankle=-5 above+back=4 above+belly=3 above+below=4 above+chest=7 above+eye=2
above+fall=2 above+head=3 above+hit=4 above+pain=-3 above+rib=4 above+right=3 above+side=4 above+since=4
above+swell=5 above+very=-5 above+walk=-4 acid=3 acid+after=-10 acid+again=-6 acid+battery=5 acid+bottle=13
acid+child=6 acid+drink=13 acid+eye=10 acid+heartburn=-6 acid+pour=7 acid+water=-6 after=-4 after+again=-3
after+all=6 after+all-well=-4 after+asks=-3 after+back=-4 after+belly=-10 after+birth=8 after+blood=-5 after+bone=6
after+both=6 after+calf=-3 after+chest=-8 after+cold=3 after+comes-out=4 after+condom=-2 after+cough=-2 after+cut=-3
after+day=6 after+dog=7 after+double=-3 after+drink=2 after+dry=-3 after+each=-2 after+electricity=7
after+exercise=-8 after+eye=-2 after+fall=12 after+fit=5 after+food=-4 after+forehead=-3 after+gas=-6 after+head=-10
after+headache=-5 after+heartburn=-11 after+help=3 after+hour=-7 after+keep=-4 after+knee=-2 after+labour=-7
after+late=-6 after+leak=-6 after+leg=-6 after+less=-11 after+many=-9 after+medicine=8 after+minute=-3
after+month=-2 after+morning=-2 after+muscle=-7 after+nail=9 after+night=-9 after+not:sleep=2 after+operation=9
after+outside=4 after+pain=-11 after+pale=4 after+past=-6 after+pill=5 after+pour=5 after+press=-4 after+run=-3
after+second-long=-11 after+shiver=5 after+shoulder=2 after+since=-3 after+small=-4 after+spirits=4 after+sputum=-2
after+stairs=4 after+stand=-11 after+sting=7 after+stool=-7 after+swell=-8 after+thigh=-9 after+throat=-4
after+tooth=6 after+twist=-2 after+vomit=-9 after+want=2 after+week=10 after+work=-10 after+wound=-2
after+yesterday=-12 again=-6 again+asks=4 again+before=-6 again+child=7 again+each=-7 again+kin=-2 again+now=-2
again+outside=7 again+says=6 again+water=3 age:child=8 age:grown=-8 age:newborn=24 age:old=8 air=18 air+chest=3
air+each=3 air+keep=8 air+knife=2 air+sit=10 air+snores=5 air+still=10 air+sudden=3 air+word-said=4 alcohol=5
alcohol+day=10 alcohol+drink=3 alcohol+not:drink=7 alcohol+past=2 alcohol+since=-7 alcohol+sudden=2
alcohol+yesterday=-7 all=4 all+all=5 all+all-well=-13 all+arm=6 all+back=7 all+become=2 all+belly=7 all+below=-3
all+bend=-3 all+big=-3 all+birth=5 all+blocked=3 all+blur=12 all+body=9 all+both=-3 all+bottle=-3 all+breast=5
all+burn=9 all+carried=-10 all+cheek=-3 all+child=5 all+close=3 all+cold=2 all+cramps=6 all+crying=-4 all+dizzy=6
all+double=6 all+drink=3 all+dropped=-6 all+each=2 all+eases=6 all+eat=-6 all+eye=11 all+face=-3 all+fall=7
all+fever=5 all+food=6 all+force=4 all+forehead=-6 all+half=-4 all+hardly=3 all+hit=-2 all+hour=6 all+itch=4
all+itself=-3 all+jaw=3 all+jerk=6 all+keep=-3 all+labour=4 all+left=5 all+leg=4 all+less=-5 all+lip=3 all+lost=5
all+minute=11 all+month=-6 all+more=-5 all+morning=6 all+mouth=6 all+neck=3 all+night=7 all+noise=3 all+not:fever=-6
all+not:pain=-4 all+now=-9 all+one=8 all+outside=3 all+pad=-6 all+pain=3 all+pale=8 all+palm=4 all+past=-11
all+pill=12 all+press=3 all+pressure=4 all+rash=14 all+red=-4 all+right=-3 all+room=11 all+run=9 all+says=3
all+see=5 all+shake=8 all+shiver=9 all+since=-8 all+sit=-8 all+sleep=5 all+smell=4 all+speak=-3 all+spread=3
all+start=-6 all+stiff=6 all+still=8 all+stop=-7 all+strength=4 all+suck=12 all+sudden=2 all+swallow=6 all+swell=7
all+thermometer=6 all+thigh=3 all+throat=12 all+today=-6 all+vessel=3 all+voice=-5 all+vomit=4 all+wake=-6
all+walk=4 all+want=4 all+weak=4 all+week=-6 all+woman=-2 all+yesterday=-2 all-well=-21 all-well+all-well=3
all-well+arm=11 all-well+asks=-7 all-well+asthma=-7 all-well+back=5 all-well+become=-7 all-well+before=-6
all-well+belly=-5 all-well+below=7 all-well+bladder=-9 all-well+blood=6 all-well+both=-9 all-well+bottle=7
all-well+breast=4 all-well+breathe=-19 all-well+checked=-3 all-well+cheek=7 all-well+chest=-11 all-well+child=4
all-well+cord=2 all-well+cramps=-4 all-well+crying=10 all-well+day=2 all-well+drink=-9 all-well+dropped=8
all-well+each=-2 all-well+eases=5 all-well+eye=-18 all-well+face=-12 all-well+fast=-7 all-well+fit=-11
all-well+food=-3 all-well+force=5 all-well+goes-in=-4 all-well+headache=-7 all-well+hear=-12 all-well+heart=-9
all-well+house=-7 all-well+keep=-8 all-well+leg=-10 all-well+light=-7 all-well+lip=-3 all-well+medicine=-3
all-well+minute=-12 all-well+month=-7 all-well+more=-6 all-well+morning=5 all-well+mouth=-8 all-well+navel=2
all-well+nearly=-3 all-well+neck=-7 all-well+night=13 all-well+not:fever=-6 all-well+not:pain=-9 all-well+not:see=-6
all-well+not:wake=12 all-well+one=-2 all-well+open=-10 all-well+outside=3 all-well+past=4 all-well+people=-8
all-well+period=-12 all-well+play=4 all-well+plays=-9 all-well+pregnant=3 all-well+pressure=-8 all-well+pull=-10
all-well+respond=-5 all-well+run=4 all-well+says=5 all-well+see=3 all-well+sit=-12 all-well+sleep=2 all-well+small=4
all-well+speak=-10 all-well+still=12 all-well+stool=-7 all-well+stop=5 all-well+strength=5 all-well+suck=-15
all-well+swallow=-2 all-well+today=-11 all-well+urine=-15 all-well+vehicle=-3 all-well+very=-11 all-well+wake=-9
all-well+walk=-17 all-well+want=7 all-well+water=-9 all-well+word-said=3 all-well+work=-6 all-well+yesterday=9
ankle+bend=-6 ankle+bite=9 ankle+dislocate=-7 ankle+less=-6 ankle+pain=-7 ankle+small=6 ankle+snake=9 ankle+swell=7
ankle+twist=-10 ankle+yesterday=-2 arm=-2 arm+asthma=7 arm+back=-3 arm+bat=-4 arm+beat=-4 arm+bee=-12 arm+before=-5
arm+bend=-8 arm+bite=-2 arm+blocked=4 arm+blood=3 arm+blue=9 arm+bone=10 arm+both=-6 arm+break=3 arm+chest=11
arm+child=13 arm+close=-2 arm+cold=8 arm+comes-out=-8 arm+crying=3 arm+cut=5 arm+die=10 arm+dog=-8 arm+dropped=8
arm+face=9 arm+fall=-5 arm+force=-8 arm+hit=-6 arm+hot=-5 arm+hour=-3 arm+inside=7 arm+itch=-7 arm+jerk=8
arm+keep=-2 arm+left=19 arm+leg=-8 arm+less=-4 arm+lift=-7 arm+lip=2 arm+lump=-4 arm+man=3 arm+many=3 arm+minute=11
arm+monkey=7 arm+mouth=8 arm+neck=4 arm+night=9 arm+not:fever=-9 arm+not:lift=8 arm+not:numb=-4 arm+now=4 arm+numb=4
arm+one=7 arm+outside=15 arm+pain=-4 arm+pale=14 arm+past=-4 arm+pins=-7 arm+pour=7 arm+rash=4 arm+red=-9
arm+right=12 arm+says=10 arm+scratch=-12 arm+see=8 arm+shake=-3 arm+side=4 arm+since=-8 arm+skin=6 arm+sleep=-2
arm+small=-2 arm+smell=-3 arm+snake=15 arm+stiff=-2 arm+still=-2 arm+strength=-8 arm+sweat=-7 arm+swell=-7
arm+today=-6 arm+very=-8 arm+vessel=5 arm+wake=-10 arm+washed=-5 arm+weapon=7 arm+week=-6 arm+woman=-6
arm+word-said=9 arm+wound=-7 arm+yesterday=3 asks=-24 asks+asks=-22 asks+become=-2 asks+before=-5 asks+belly=5
asks+birth=3 asks+blood=-6 asks+checked=-12 asks+child=2 asks+contacts=-4 asks+day=-12 asks+drink=3
asks+exercise=-11 asks+face=-4 asks+food=-9 asks+head=16 asks+hear=-2 asks+heart=-7 asks+hit=4 asks+hold=-7
asks+house=-6 asks+keep=-7 asks+kill=8 asks+kin=7 asks+know=-11 asks+late=2 asks+many=-8 asks+medicine=-3
asks+minute=-4 asks+not:know=5 asks+now=-4 asks+one=-6 asks+open=3 asks+operation=-6 asks+outside=-7 asks+people=-9
asks+pill=-6 asks+pregnant=-7 asks+press=-7 asks+pressure=9 asks+respond=3 asks+run=-4 asks+says=3 asks+see=-7
asks+since=8 asks+sit=-4 asks+sleep=-9 asks+small=10 asks+smell=-2 asks+speak=-2 asks+spirits=13 asks+stairs=-2
asks+start=-8 asks+stroke=-4 asks+thermometer=-3 asks+today=10 asks+vaccine=-5 asks+vehicle=-4 asks+walk=-2
asks+want=-4 asks+wood=4 asks+word-said=-9 asks+wound=-10 asthma+blue=5 asthma+child=4 asthma+fit=12 asthma+past=5
asthma+severe=6 asthma+since=-3 asthma+today=-10 asthma+week=-6 asthma+worse=-14 back+bad=9 back+band=2
back+become=-3 back+below=-12 back+bend=-6 back+big=-9 back+child=4 back+cut=-5 back+day=4 back+exercise=-4
back+fever=-15 back+foreskin=6 back+head=8 back+hit=11 back+hot=-3 back+inside=2 back+knife=10 back+leg=8
back+less=-5 back+lift=-10 back+night=-8 back+not:become=5 back+not:open=3 back+not:pain=-3 back+now=2 back+numb=10
back+outside=6 back+pain=-6 back+pull=-5 back+side=-3 back+stuck=5 back+sudden=5 back+twist=3 back+vehicle=-5
back+very=-8 back+walk=3 back+water=-8 back+week=3 back+woman=4 back+yesterday=-7 bad=3 bad+become=2 bad+below=2
bad+black=3 bad+chest=7 bad+discharge=-2 bad+fever=-4 bad+headache=8 bad+now=2 bad+one=4 bad+pain=-2 bad+past=6
bad+says=5 bad+since=8 bad+small=5 bad+smell=7 bad+still=-9 band=-5 band+chest=9 band+day=-5 band+head=-5
band+since=7 bat=-7 bat+scratch=-4 battery+below=2 battery+kin=6 battery+rash=6 battery+small=12 battery+swallow=17
battery+vehicle=9 battery+water=6 beat+child=3 beat+fast=7 beat+head=11 beat+heart=2 beat+kin=8 beat+night=-5
beat+scratch=-4 beat+thermometer=10 beat+threat=-4 beat+weak=6 beat+week=7 beat+woman=-4 become=8 become+bed=-2
become+belly=9 become+below=-3 become+big=4 become+black=15 become+blister=4 become+blood=2 become+blue=8
become+blur=-2 become+body=3 become+both=2 become+breast=-7 become+burn=3 become+chest=5 become+child=4
become+cold=8 become+cough=-6 become+crying=-2 become+day=-3 become+diarrhoea=2 become+die=4 become+dropped=4
become+each=-4 become+eat=-5 become+eye=-3 become+face=3 become+fall=4 become+fever=-4 become+finger=4
become+fire=-3 become+fit=5 become+green=4 become+half=6 become+hard=6 become+hit=3 become+hold=10 become+hour=6
become+house=-6 become+inside=5 become+kin=-4 become+knee=4 become+left=4 become+less=-2 become+lift=-4 become+lip=4
become+man=5 become+medicine=2 become+minute=5 become+month=8 become+more=-7 become+morning=3 become+mouth=8
become+nearly=5 become+neck=3 become+night=6 become+noise=3 become+not:pain=5 become+not:stand=2 become+now=2
become+one=-2 become+outside=6 become+pain=-3 become+pale=18 become+palm=3 become+past=-3 become+period=4
become+pill=5 become+red=-3 become+right=-2 become+see=11 become+since=-3 become+skin=4 become+sleep=3 become+sole=3
become+stand=2 become+start=-2 become+stiff=11 become+sudden=4 become+swallow=-4 become+sweat=3 become+thigh=5
become+tongue=3 become+tooth=-2 become+vehicle=-3 become+vessel=5 become+voice=4 become+wake=4 become+want=3
become+weak=4 become+wood=2 become+wound=3 become+yellow=-2 become+yesterday=5 bed=10 bed+fall=4 bed+found=-5
bed+hit=5 bed+kin=3 bed+move=3 bed+pain=-3 bed+press=4 bed+shake=4 bed+since=-5 bed+sit=4 bed+sleep=2 bed+soak=3
bee=-4 bee+finger=-5 bee+mouth=5 bee+pain=-3 bee+sting=2 before=-7 before+checked=-5 before+chest=-9 before+child=2
before+day=-6 before+eat=-6 before+exercise=-4 before+head=2 before+heart=11 before+keep=4 before+minute=-5
before+outside=9 before+people=-2 before+rape=-9 before+since=-5 before+sit=6 before+sleep=3 before+small=4
before+sugar=-7 before+vaccine=-4 before+very=3 before+yesterday=-6 behind=13 behind+below=-5 behind+blood=8
behind+burn=-2 behind+ear=11 behind+found=6 behind+head=4 behind+hit=8 behind+keep=6 behind+knee=-6 behind+lump=9
behind+morning=7 behind+not:swell=-8 behind+one=-2 behind+pain=-6 behind+stuck=4 behind+tree=3 behind+week=-2
belly=9 belly+big=3 belly+blood=10 belly+blue=2 belly+breathe=3 belly+burst=4 belly+child=7 belly+comes-out=2
belly+cord=4 belly+cramps=-8 belly+cut=4 belly+day=-2 belly+deep=3 belly+discharge=2 belly+drink=7 belly+dropped=7
belly+each=-5 belly+eat=-4 belly+face=-5 belly+fall=10 belly+gas=-9 belly+hard=10 belly+hit=13 belly+hold=4
belly+hot=9 belly+hour=7 belly+inside=3 belly+keep=5 belly+kin=5 belly+knife=6 belly+leg=5 belly+less=3 belly+man=5
belly+minute=5 belly+morning=-8 belly+move=6 belly+navel=4 belly+nearly=6 belly+night=-5 belly+not:pain=2
belly+now=-2 belly+one=2 belly+outside=3 belly+pain=7 belly+pale=7 belly+past=-2 belly+period=-6 belly+pregnant=3
belly+rash=-3 belly+red=9 belly+refuse=3 belly+rib=4 belly+right=-3 belly+says=3 belly+second-long=2 belly+severe=3
belly+side=9 belly+since=-12 belly+skin=2 belly+small=4 belly+smell=2 belly+speak=2 belly+spread=9 belly+stairs=4
belly+start=9 belly+stiff=13 belly+sudden=5 belly+sunken=7 belly+sweat=4 belly+thigh=-3 belly+today=-5
belly+vehicle=6 belly+very=5 belly+vomit=2 belly+water=5 belly+week=6 belly+wood=8 belly+worse=8 belly+wound=2
belly+yesterday=-3 below=2 below+below=9 below+big=6 below+blocked=5 below+blood=14 below+breast=4 below+breathe=5
below+burn=7 below+chemo=13 below+chest=8 below+child=6 below+close=3 below+cold=5 below+cord=6 below+cramps=-3
below+cut=6 below+day=-10 below+diabetes=3 below+double=-6 below+draws-in=9 below+dropped=9 below+each=-2
below+eye=10 below+faint=6 below+fall=10 below+fluid=5 below+goes-in=2 below+hardly=6 below+head=9 below+hit=8
below+hot=-3 below+hour=4 below+house=6 below+inside=2 below+jaw=6 below+keep=-4 below+kin=8 below+knee=-9
below+knife=2 below+left=7 below+leg=2 below+lip=-4 below+many=4 below+month=-8 below+morning=-2 below+mouth=-3
below+move=6 below+navel=7 below+nearly=5 below+neck=8 below+night=5 below+nose=3 below+not:become=8
below+not:breathe=4 below+not:keep=-7 below+not:pain=-5 below+now=4 below+one=-8 below+outside=4 below+pain=-2
below+period=-2 below+pour=4 below+pull=4 below+rape=9 below+rib=6 below+right=3 below+run=7 below+says=5
below+second-long=-10 below+see=-3 below+severe=5 below+sharp=6 below+shoulder=5 below+side=5 below+since=-2
below+sit=7 below+skin=8 below+sleep=2 below+small=-9 below+smell=6 below+stairs=8 below+stand=4 below+start=6
below+stiff=-3 below+stuck=-6 below+suck=6 below+sudden=6 below+sunken=2 below+swell=-3 below+thinner=9
below+today=-2 below+tooth=3 below+very=4 below+want=-4 below+water=-13 below+week=8 below+woman=-3 below+wound=-8
below+yesterday=9 bend+both=3 bend+crying=6 bend+each=4 bend+face=3 bend+leg=-2 bend+less=-8 bend+lip=3 bend+mouth=3
bend+noise=-2 bend+pain=-7 bend+swell=-6 bend+walk=4 big=4 big+black=-8 big+blister=-6 big+blood=4 big+clot=6
big+comes-out=2 big+day=3 big+each=5 big+fall=4 big+finger=-6 big+hit=4 big+joint=-7 big+lip=10 big+morning=7
big+not:breathe=10 big+not:know=4 big+not:swallow=5 big+pain=3 big+says=5 big+since=6 big+swell=4 big+today=4
big+vehicle=3 birth=6 birth+blood=3 birth+both=3 birth+child=12 birth+day=20 birth+eases=7 birth+fit=6 birth+hour=2
birth+house=14 birth+kin=4 birth+month=-5 birth+morning=5 birth+night=2 birth+not:sleep=4 birth+one=2 birth+pad=6
birth+past=7 birth+pour=3 birth+says=12 birth+since=2 birth+speak=3 birth+spirits=2 birth+today=4 birth+week=7
birth+woman=12 birth+yellow=-13 birth+yesterday=10 bite=3 bite+blood=5 bite+cheek=8 bite+child=6 bite+dog=4
bite+finger=5 bite+leg=2 bite+month=9 bite+neck=5 bite+past=5 bite+see=2 bite+shoes=8 bite+snake=13
bite+yesterday=-8 black=11 black+blood=7 black+dark-as=8 black+dizzy=4 black+eye=3 black+face=4 black+finger=6
black+hit=10 black+leg=10 black+lip=3 black+neck=6 black+night=2 black+pain=-8 black+red=2 black+see=5
black+severe=3 black+skin=4 black+smell=4 black+snake=3 black+stool=13 black+swell=4 black+today=3 black+urine=10
black+vomit=4 black+wood=-5 bladder=6 bladder+burst=10 bladder+pain=4 bladder+since=7 bladder+swell=4
bladder+yesterday=2 blind=-3 blind+eye=-3 blister=-6 blister+blue=7 blister+both=-6 blister+chest=5
blister+comes-out=-5 blister+face=5 blister+one=-7 blister+shoes=-7 blister+small=-13 blocked=4 blocked+blood=4
blocked+burn=4 blocked+child=3 blocked+eye=5 blocked+fall=4 blocked+less=-4 blocked+lip=2 blocked+lively=7
blocked+nose=-8 blocked+not:lift=3 blocked+not:open=7 blocked+now=3 blocked+open=-4 blocked+plain-cold=-3
blocked+rib=5 blocked+right=7 blocked+skin=5 blocked+smell=3 blocked+sputum=-5 blocked+swallow=-4 blocked+twist=6
blocked+wound=6 blood=4 blood+both=-6 blood+clot=5 blood+cloth=11 blood+comes-out=8 blood+cough=6 blood+cramps=11
blood+cut=3 blood+dark-as=3 blood+day=-3 blood+diarrhoea=-18 blood+dog=9 blood+double=-2 blood+dry=-5 blood+each=7
blood+fever=9 blood+gum=11 blood+half=3 blood+hardly=7 blood+heart=9 blood+hit=6 blood+hiv=-7 blood+hold=-4
blood+inside=2 blood+kin=-4 blood+late=8 blood+leak=4 blood+leg=4 blood+less=-7 blood+many=17 blood+medicine=5
blood+month=12 blood+mouth=7 blood+neck=9 blood+night=3 blood+not:leak=6 blood+not:many=-4 blood+not:pain=9
blood+not:stop=10 blood+not:vomit=-4 blood+not:want=-9 blood+now=6 blood+one=6 blood+pain=11 blood+period=12
blood+plain-cold=-4 blood+pour=12 blood+pregnant=7 blood+press=3 blood+rape=9 blood+red=10 blood+run=5
blood+saliva=-8 blood+scratch=-5 blood+see=5 blood+small=-10 blood+soak=10 blood+sputum=-16 blood+stand=-10
blood+start=3 blood+still=11 blood+stool=-4 blood+stop=-25 blood+swell=11 blood+thermometer=-5 blood+thinner=3
blood+urine=7 blood+vagina=8 blood+vehicle=8 blood+very=6 blood+vessel=17 blood+vomit=19 blood+week=9
blood+yesterday=-5 blue=24 blue+child=2 blue+double=-3 blue+face=6 blue+finger=3 blue+keep=2 blue+leg=3 blue+lip=9
blue+now=2 blue+pain=2 blue+past=5 blue+patches=4 blue+pill=4 blue+press=3 blue+skin=3 blue+sweat=8 blur+eye=6
blur+head=9 blur+kin=-3 blur+less=-6 blur+light=-8 blur+pain=2 blur+severe=3 blur+very=9 blur+week=6 body+both=7
body+checked=4 body+child=-3 body+cold=15 body+faint=4 body+fever=5 body+fire=-4 body+hot=-3 body+jerk=5
body+joint=-5 body+kin=2 body+lip=3 body+move=3 body+noise=10 body+now=2 body+pain=-3 body+patches=4 body+press=4
body+shake=4 body+shiver=4 body+since=-10 body+smell=6 body+stiff=2 body+sudden=2 body+today=3 body+unconscious=4
body+vehicle=-4 body+yesterday=-10 bone=15 bone+chest=3 bone+fever=3 bone+outside=5 bone+pain=2 bone+severe=2
bone+skin=9 bone+sting=-6 bone+very=2 bone+week=4 bored=-15 bored+die=-8 bored+kin=-5 bored+vehicle=-3 born=11
born+child=3 born+yesterday=3 both=3 both+burn=6 both+carried=2 both+child=12 both+dizzy=6 both+exercise=-3
both+eye=-3 both+face=7 both+faint=-5 both+hit=-2 both+hold=3 both+hour=6 both+keep=-5 both+knee=2 both+leak=-4
both+leg=17 both+less=-6 both+man=6 both+month=4 both+night=4 both+one=-3 both+pain=2 both+pale=-13 both+past=-14
both+people=-9 both+plain-cold=-6 both+pour=-4 both+pregnant=-5 both+pus=-2 both+rib=-9 both+see=-8 both+since=-2
both+slow=-3 both+small=-4 both+smell=11 both+stairs=-7 both+stiff=7 both+stool=-5 both+sudden=2 both+swell=12
both+tooth=4 both+twist=-5 both+very=-3 both+vomit=-4 both+wake=-10 both+walk=5 both+want=4 both+water=2 both+week=5
both+word-said=4 both+yesterday=-2 bottle=8 bottle+burst=12 bottle+child=12 bottle+drink=-5 bottle+found=6
bottle+gas=-3 bottle+head=5 bottle+hit=6 bottle+hold=2 bottle+inside=5 bottle+keep=3 bottle+kin=5 bottle+medicine=5
bottle+paraffin=9 bottle+pill=3 bottle+rope=7 bottle+small=6 bottle+water=3 break+condom=-7 break+fall=-10
break+hang=4 break+heart=-3 break+kin=3 break+leg=3 break+less=-6 break+night=-6 break+outside=7 break+rope=4
break+skin=-6 break+yesterday=-4 breast+cancer=-2 breast+chemo=5 breast+child=2 breast+day=6 breast+face=4
breast+fever=5 breast+hard=-4 breast+head=2 breast+hot=-5 breast+left=-6 breast+lump=-6 breast+month=-3
breast+now=-2 breast+one=-8 breast+red=-6 breast+refuse=5 breast+right=-3 breast+since=11 breast+small=-4
breast+week=-5 breast+yesterday=10 breathe=8 breathe+breathe=10 breathe+chest=7 breathe+cold=-6 breathe+cough=-8
breathe+cut=5 breathe+deep=7 breathe+double=-2 breathe+draws-in=4 breathe+each=14 breathe+fast=-4 breathe+force=3
breathe+hold=5 breathe+hot=2 breathe+keep=12 breathe+kin=3 breathe+left=3 breathe+less=-9 breathe+minute=-7
breathe+nose=6 breathe+not:hardly=-2 breathe+now=9 breathe+one=3 breathe+outside=5 breathe+pain=17 breathe+pull=4
breathe+rib=6 breathe+run=6 breathe+sharp=5 breathe+side=6 breathe+since=4 breathe+sit=10 breathe+skin=4
breathe+sleep=-2 breathe+smell=9 breathe+snores=7 breathe+stop=12 breathe+strength=3 breathe+suck=4 breathe+sudden=2
breathe+sunken=4 breathe+swell=3 breathe+today=2 breathe+very=11 breathe+voice=4 breathe+vomit=8 breathe+week=-10
breathe+word-said=6 breathe+yesterday=8 bruise=10 burn+child=5 burn+crying=-13 burn+day=-5 burn+each=-4
burn+electricity=11 burn+eye=5 burn+face=14 burn+fever=-11 burn+finger=-9 burn+food=5 burn+heart=8 burn+hit=4
burn+hot=8 burn+hour=-6 burn+house=-5 burn+kin=-5 burn+knife=5 burn+leg=6 burn+light=-3 burn+lip=2 burn+medicine=5
burn+one=-7 burn+outside=9 burn+pain=-3 burn+past=-4 burn+rib=4 burn+says=8 burn+shoes=5 burn+skin=5 burn+small=-7
burn+smell=9 burn+thigh=-4 burn+urine=-20 burn+weapon=7 burn+yesterday=-2 burst=3 burst+charcoal=6 burst+cloudy=2
burst+condom=-8 burst+gas=6 burst+head=17 burst+hiv=-4 burst+inside=4 burst+night=-5 burst+outside=3 burst+pain=3
burst+pressure=4 burst+see=5 burst+suck=7 burst+today=5 burst+yesterday=-13 calf=-13 calf+left=-11 calf+less=-2
calf+one=-6 calf+pain=-2 calf+right=-3 calf+since=-4 calf+swell=-15 calf+wound=-3 cancer=2 cancer+chemo=5
cancer+fever=5 cancer+gland=-9 cancer+leak=13 cancer+medicine=9 carried+contacts=-8 carried+fever=10
carried+night=-4 carried+red=6 carried+vessel=6 cat=6 cat+scratch=-5 charcoal=9 charcoal+charcoal=4 charcoal+close=4
charcoal+cold=5 charcoal+inside=6 charcoal+itch=2 charcoal+room=2 charcoal+sleep=4 checked=-15 checked+checked=-12
checked+child=2 checked+each=-4 checked+eye=-5 checked+fall=-2 checked+kin=2 checked+past=4 checked+people=-4
checked+pregnant=13 checked+pressure=-6 checked+small=-6 checked+speak=-2 checked+start=2 checked+thermometer=-3
checked+today=-9 checked+want=-10 checked+week=4 checked+yesterday=5 cheek+day=-4 cheek+dog=14 cheek+drink=-11
cheek+eat=-8 cheek+morning=-10 cheek+neck=5 cheek+open=8 cheek+pain=-4 cheek+small=8 cheek+swell=-15 cheek+tooth=-6
cheek+yesterday=-4 chemo=17 chemo+fever=4 chest=10 chest+child=8 chest+day=-6 chest+draws-in=3 chest+eye=4
chest+face=14 chest+fever=11 chest+fire=4 chest+half=-12 chest+hold=6 chest+hot=2 chest+hour=-11 chest+jaw=6
chest+kin=-6 chest+left=8 chest+light=3 chest+many=4 chest+night=-6 chest+not:below=6 chest+not:draws-in=-5
chest+not:keep=-7 chest+not:pain=-7 chest+not:sunken=-5 chest+now=-3 chest+one=-2 chest+pain=7 chest+past=-4
chest+people=7 chest+press=-2 chest+pull=6 chest+run=-4 chest+sickle=2 chest+side=3 chest+since=12 chest+skin=4
chest+small=4 chest+sudden=5 chest+today=3 chest+vehicle=4 chest+very=7 chest+voice=3 chest+whistle=8 chest+wood=4
chest+yesterday=-12 child=3 child+choke=6 child+cloth=10 child+cold=9 child+comes-out=6 child+condom=-3 child+cord=4
child+cough=-10 child+crying=2 child+day=4 child+diarrhoea=10 child+dog=6 child+double=7 child+drink=11
child+dropped=-8 child+each=11 child+eat=6 child+eye=-5 child+face=4 child+fall=3 child+fast=7 child+fever=12
child+fire=5 child+fit=-9 child+forehead=-13 child+goes-in=6 child+goodbye=7 child+half=10 child+hard=-9
child+head=-15 child+hear=8 child+heart=9 child+hot=2 child+hour=9 child+inside=4 child+keep=5 child+kin=5
child+know=4 child+leg=3 child+less=8 child+lip=3 child+machete=7 child+man=5 child+medicine=3 child+minute=-4
child+morning=2 child+move=-4 child+navel=3 child+neck=4 child+night=15 child+nose=-9 child+not:breast=3
child+not:keep=5 child+not:know=5 child+not:more=-4 child+not:move=2 child+not:play=2 child+not:sit=5
child+not:sleep=6 child+not:suck=5 child+now=-7 child+one=8 child+open=-3 child+outside=3 child+pain=5 child+palm=11
child+past=-6 child+people=7 child+pill=-4 child+plain-cold=2 child+play=2 child+plays=3 child+pool=4 child+pour=6
child+pregnant=10 child+pull=4 child+pus=6 child+rash=-4 child+red=-5 child+refuse=3 child+room=4 child+run=-8
child+see=-6 child+severe=3 child+since=10 child+skin=2 child+sleep=7 child+smell=5 child+spirits=5 child+stand=3
child+still=4 child+suck=-2 child+sudden=3 child+swallow=11 child+thermometer=14 child+today=4 child+tooth=8
child+touch=7 child+vaccine=6 child+very=-3 child+voice=4 child+vomit=8 child+wake=7 child+want=9 child+water=-5
child+weak=6 child+weapon=-14 child+week=7 child+yellow=-13 child+yesterday=11 choke=13 choke+hold=3 choke+kin=7
choke+man=14 choke+see=4 choke+throat=5 choke+today=5 clear=-31 clear+eye=-14 clear+head=-16 clear+see=-7
clear+small=-2 clear+spirits=-9 clear+suck=-3 clear+urine=-2 close=7 close+day=3 close+double=5 close+eye=7
close+less=-3 close+medicine=4 close+mouth=4 close+nose=-5 close+now=3 close+past=3 close+skin=-8 close+throat=6
close+today=8 close+yesterday=2 clot=16 cloth=6 cloth+fall=4 cloth+hour=10 cloth+night=-4 cloth+pour=4 cloth+soak=-3
cloth+still=4 cloth+vehicle=2 cloth+weak=3 cloudy=4 cloudy+cloudy=5 cloudy+eye=5 cloudy+face=5 cloudy+head=9
cloudy+hit=5 cloudy+see=7 cloudy+swell=5 cold+drink=8 cold+fall=7 cold+fever=6 cold+finger=9 cold+food=-10
cold+hear=-8 cold+hot=-10 cold+inside=4 cold+kin=6 cold+leg=8 cold+morning=-2 cold+neck=-6 cold+night=12
cold+not:speak=7 cold+now=7 cold+one=5 cold+outside=5 cold+pale=5 cold+past=7 cold+shake=4 cold+since=-7 cold+skin=7
cold+sleep=6 cold+small=3 cold+smell=4 cold+speak=-3 cold+sudden=4 cold+sweat=13 cold+sweaty=3 cold+thermometer=9
cold+today=7 cold+touch=6 cold+very=4 cold+walk=-6 cold+water=2 cold+week=-2 cold+yesterday=-5 comes-out=11
comes-out+discharge=4 comes-out+double=-3 comes-out+ear=8 comes-out+fall=6 comes-out+fever=3 comes-out+gum=3
comes-out+hang=3 comes-out+kin=6 comes-out+leg=-3 comes-out+less=-5 comes-out+many=3 comes-out+morning=5
comes-out+nose=3 comes-out+not:know=5 comes-out+now=4 comes-out+pain=4 comes-out+pour=7 comes-out+rash=4
comes-out+saliva=2 comes-out+since=8 comes-out+small=-5 comes-out+stop=-4 comes-out+today=6 comes-out+urine=9
comes-out+very=3 comes-out+vomit=3 comes-out+water=10 comes-out+week=-3 condom=-11 condom+food=4 condom+head=5
condom+hit=4 condom+hiv=-4 condom+leak=4 condom+man=-4 condom+night=-13 condom+pain=-2 condom+past=-3
condom+people=-7 condom+sudden=2 condom+yesterday=-16 confused=24 confused+double=4 confused+eyelid=3
confused+now=11 confused+one=6 confused+see=4 confused+today=6 confused+week=2 consciousness=12 consciousness+fall=5
consciousness+heart=8 consciousness+lost=13 consciousness+not:lost=-11 contacts=-8 contacts+leg=2 contacts+press=7
contacts+want=-12 contacts+water=5 cord=9 cord+cut=4 cord+house=3 cord+leak=3 cord+pain=4 cord+skin=2 cord+small=3
cord+smell=3 cord+swell=4 cough=-10 cough+day=-2 cough+double=-13 cough+each=7 cough+fast=-12 cough+fever=2
cough+half=15 cough+kin=-10 cough+leak=-3 cough+less=-8 cough+many=5 cough+medicine=-3 cough+month=-12
cough+morning=3 cough+mouth=-3 cough+night=-5 cough+nose=-5 cough+now=8 cough+one=-2 cough+past=-8
cough+plain-cold=-5 cough+pour=-3 cough+red=15 cough+rib=6 cough+since=-12 cough+skin=4 cough+small=-7
cough+sputum=-11 cough+sunken=5 cough+thermometer=-11 cough+vehicle=3 cough+vessel=6 cough+wake=-2 cough+week=-24
cough+yesterday=-3 cramps+day=-11 cramps+each=-2 cramps+month=-5 cramps+one=-4 cramps+pain=-8 cramps+since=2
crying+cut=4 crying+eye=-8 crying+fall=3 crying+knee=-6 crying+less=4 crying+lip=3 crying+morning=-4 crying+mouth=4
crying+navel=3 crying+neck=2 crying+pain=2 crying+side=4 crying+since=-4 crying+suck=9 crying+sudden=4
crying+sweat=7 crying+swell=-2 crying+today=4 crying+touch=4 crying+twist=5 crying+very=5 crying+voice=5
crying+wake=2 crying+weak=2 crying+yesterday=4 cut=-2 cut+deep=-13 cut+die=5 cut+eat=5 cut+eye=3 cut+fall=3
cut+finger=-8 cut+help=11 cut+hit=7 cut+hiv=-7 cut+house=3 cut+keep=-2 cut+knife=-8 cut+leg=-14 cut+less=-7
cut+machete=4 cut+month=2 cut+nail=2 cut+one=4 cut+pain=3 cut+past=9 cut+right=4 cut+says=7 cut+see=-3
cut+shoulder=2 cut+side=5 cut+sit=-2 cut+small=-9 cut+swell=3 cut+thigh=-2 cut+today=2 cut+washed=-7 cut+weapon=-4
dark=5 dark+fall=2 dark+see=5 dark-as=11 dark-as+dark-as=5 dark-as+day=9 dark-as+drink=-9 dark-as+eye=6
dark-as+head=-6 dark-as+small=4 dark-as+smell=-2 dark-as+stool=16 dark-as+tooth=-6 dark-as+urine=14 dark-as+vomit=10
dark-as+yellow=6 day=-6 day+day=-3 day+double=-10 day+drink=8 day+dropped=-6 day+dry=-7 day+each=-17 day+ear=-3
day+eases=-2 day+eat=7 day+fever=-3 day+fit=6 day+food=5 day+gas=5 day+half=-10 day+head=-5 day+headache=-4
day+heartburn=-4 day+hit=4 day+hiv=-12 day+hot=-2 day+hour=-3 day+insulin=12 day+kin=5 day+late=6 day+leak=-3
day+leg=-4 day+less=-6 day+light=-3 day+malaria=-4 day+man=4 day+many=-10 day+medicine=-5 day+minute=-8 day+month=4
day+more=-3 day+morning=4 day+nose=-5 day+not:alcohol=8 day+not:eat=8 day+not:gas=9 day+not:know=7 day+not:see=6
day+not:sleep=14 day+not:stool=7 day+now=-6 day+open=10 day+operation=3 day+outbreak=4 day+outside=-4 day+pad=-3
day+pain=-12 day+pale=5 day+past=18 day+pill=3 day+plain-cold=-3 day+play=-4 day+pool=4 day+pregnant=3 day+pus=-5
day+refuse=5 day+room=7 day+says=6 day+second-long=-3 day+since=4 day+sit=5 day+sleep=3 day+small=-5 day+speak=4
day+start=-7 day+stop=8 day+suck=3 day+sudden=3 day+sweat=-6 day+swell=-9 day+thermometer=-12 day+throat=-9
day+today=-4 day+tooth=-6 day+urine=7 day+vaccine=-6 day+very=-3 day+want=6 day+water=-3 day+week=-8 day+work=2
day+wound=-3 day+yellow=-7 day+yesterday=-7 deep=-9 deep+fast=6 deep+leg=-7 deep+nail=-4 deep+pain=3 deep+shoes=-5
deep+vomit=6 deep+wound=-14 diabetes=9 diabetes+finger=8 diabetes+kin=7 diabetes+leg=-7 diabetes+pain=-3
diabetes+small=-8 diabetes+stop=5 diabetes+wound=-12 diarrhoea=-3 diarrhoea+double=-12 diarrhoea+eye=2
diarrhoea+less=-5 diarrhoea+many=4 diarrhoea+night=5 diarrhoea+now=6 diarrhoea+plain-cold=-4 diarrhoea+since=-6
diarrhoea+stool=-3 diarrhoea+today=-9 diarrhoea+water=11 diarrhoea+weak=6 diarrhoea+yesterday=-10 die=8 die+help=10
die+hot=-4 die+hour=4 die+kill=-6 die+kin=11 die+left=5 die+outbreak=7 die+people=-5 die+want=-2 discharge+eye=-5
discharge+hot=9 discharge+inside=-9 discharge+less=-3 discharge+morning=-7 discharge+pain=-4 discharge+red=2
discharge+shiver=8 discharge+since=4 discharge+smell=18 dislocate=-9 dizzy=20 dizzy+hear=7 dizzy+stand=4
dizzy+stool=4 dog=2 dog+kin=5 dog+leg=-15 dog+less=-5 dog+month=4 dog+neck=9 dog+open=9 dog+pain=-5 dog+past=4
dog+play=7 dog+scratch=-11 dog+small=16 dog+tooth=-8 dog+vaccine=-4 dog+week=7 double=2 double+double=-2
double+each=5 double+fever=5 double+fit=8 double+half=-2 double+hit=-9 double+hold=3 double+hour=6 double+inhaler=2
double+knee=-4 double+leg=-4 double+less=-3 double+man=-8 double+many=-4 double+minute=-7 double+morning=2
double+needle=7 double+night=5 double+not:all-well=8 double+not:open=4 double+not:see=8 double+one=-5 double+pad=4
double+pain=2 double+past=5 double+plain-cold=-7 double+play=6 double+press=-7 double+pressure=-10 double+see=2
double+side=3 double+since=8 double+sleep=10 double+small=-4 double+sputum=2 double+still=3 double+stool=-5
double+stop=-2 double+suck=6 double+swell=2 double+thermometer=-5 double+urine=-2 double+very=2 double+vomit=-3
double+wake=-3 double+water=-6 double+week=3 double+wet=-4 double+yesterday=-4 draws-in=14 draws-in+eye=4
draws-in+inside=3 draws-in+rib=5 draws-in+skin=2 drink=-8 drink+each=-5 drink+eases=-11 drink+eat=2 drink+gas=2
drink+hard=4 drink+hear=-4 drink+inside=11 drink+keep=-8 drink+kill=5 drink+kin=13 drink+less=5 drink+man=-10
drink+many=-8 drink+medicine=13 drink+milk=-5 drink+morning=5 drink+move=-3 drink+night=2 drink+not:vomit=-4
drink+not:wake=8 drink+not:want=9 drink+now=3 drink+paraffin=12 drink+past=2 drink+play=-13 drink+poison=14
drink+says=3 drink+since=10 drink+sit=-3 drink+sleep=6 drink+spirits=8 drink+still=5 drink+stop=7 drink+thirst=-6
drink+today=7 drink+urine=-10 drink+vessel=8 drink+vomit=-6 drink+water=-3 drink+weak=12 drink+woman=2
drink+yesterday=2 dropped=7 dropped+keep=10 dropped+kin=4 dropped+knee=5 dropped+pain=6 dropped+pale=5
dropped+right=7 dropped+suck=3 dropped+today=4 dropped+wake=15 dropped+week=-5 dropped+yesterday=4 dry=-5 dry+lip=5
dry+mouth=5 dry+navel=-4 dry+pain=-2 dry+since=-2 dry+small=-4 dry+throat=-6 each=-3 each+half=5 each+headache=-3
each+hear=-3 each+heartburn=-4 each+hit=4 each+hour=3 each+house=-3 each+labour=6 each+leg=4 each+less=6
each+minute=11 each+month=-4 each+morning=-8 each+night=-7 each+noise=5 each+not:keep=-3 each+not:sit=-3 each+pad=9
each+past=-6 each+people=8 each+period=-4 each+pill=-5 each+pour=8 each+pregnant=-6 each+pull=4 each+rib=7
each+see=6 each+shoulder=3 each+since=-5 each+skin=4 each+snores=2 each+stand=8 each+start=3 each+stiff=3
each+stool=-3 each+sunken=4 each+swell=4 each+thermometer=-8 each+today=7 each+vomit=-6 each+week=-3 each+wet=-2
each+woman=-5 each+yesterday=-9 ear=7 ear+ear=4 ear+not:pain=-4 ear+not:swell=-8 ear+pain=-4 ear+pus=-8
ear+since=-13 ear+swell=10 ear+water=7 ear+yesterday=-11 eases=-9 eases+not:more=-8 eases+now=-7 eases+past=3
eases+sleep=-9 eases+sometimes=-9 eases+water=-10 eases+week=9 eat=-14 eat+exercise=-4 eat+hour=-2 eat+keep=-6
eat+kin=4 eat+lively=-5 eat+medicine=5 eat+move=-4 eat+now=4 eat+past=4 eat+play=-12 eat+plays=3 eat+refuse=6
eat+run=7 eat+sleep=-2 eat+small=-7 eat+speak=-3 eat+suck=-4 eat+throat=2 eat+vomit=-5 eat+walk=-5 eat+yesterday=-5
electricity=19 electricity+touch=9 exercise+exercise=-6 exercise+fever=4 exercise+heart=6 exercise+leg=-11
exercise+less=-2 exercise+lift=-4 exercise+minute=8 exercise+morning=-2 exercise+now=-2 exercise+pain=-4
exercise+run=2 exercise+since=-13 exercise+small=2 exercise+stiff=-3 exercise+thigh=-13 exercise+twist=-2
exercise+yesterday=-10 eye=9 eye+face=8 eye+fall=8 eye+goes-in=9 eye+hardly=3 eye+head=8 eye+hit=-6 eye+hiv=-7
eye+hour=6 eye+inside=9 eye+itch=-7 eye+jaw=4 eye+keep=7 eye+left=11 eye+less=5 eye+light=-7 eye+lip=5 eye+lively=-8
eye+lost=3 eye+lump=5 eye+mouth=5 eye+not:draws-in=-5 eye+not:open=7 eye+not:pain=-7 eye+not:red=6 eye+not:see=4
eye+not:sunken=-5 eye+one=2 eye+open=8 eye+pain=-14 eye+pale=-11 eye+past=-3 eye+people=12 eye+plain-cold=-7
eye+pour=13 eye+pull=4 eye+red=-12 eye+right=7 eye+saliva=5 eye+says=3 eye+see=5 eye+since=-4 eye+skin=14
eye+sleep=5 eye+small=9 eye+snake=11 eye+speak=-6 eye+start=2 eye+sudden=5 eye+sunken=16 eye+sweat=-3 eye+swell=11
eye+tears=-6 eye+today=3 eye+urine=6 eye+very=5 eye+vomit=3 eye+wake=3 eye+washed=16 eye+water=4 eye+weapon=5
eye+week=-5 eye+wood=9 eye+wound=2 eye+yellow=-4 eye+yesterday=2 eyelid=10 eyelid+inside=7 eyelid+one=3
eyelid+pale=-2 face=3 face+forehead=3 face+half=8 face+hit=10 face+leg=11 face+less=5 face+lip=4 face+morning=9
face+neck=12 face+now=5 face+one=4 face+pain=7 face+rash=-14 face+see=3 face+side=6 face+skin-mild=-12 face+speak=4
face+stroke=-4 face+swell=8 face+twist=6 face+yellow=5 faint=12 faint+head=5 faint+heart=3 faint+hour=4 faint+kin=7
faint+pain=4 faint+people=-5 faint+right=2 faint+second-long=-11 faint+severe=4 faint+sit=3 faint+small=-5
faint+soak=2 faint+stand=2 faint+sweat=2 fall=5 fall+fall=5 fall+fast=2 fall+finger=-6 fall+foam=8 fall+head=5
fall+heart=7 fall+hit=4 fall+hour=5 fall+house=3 fall+kin=19 fall+leg=12 fall+less=3 fall+life=7 fall+lift=7
fall+lost=5 fall+month=6 fall+mouth=5 fall+move=7 fall+nearly=4 fall+not:pill=-5 fall+outside=-3 fall+pain=5
fall+pale=7 fall+people=8 fall+pregnant=-4 fall+right=10 fall+roof=7 fall+run=3 fall+says=5 fall+second-long=-3
fall+shoulder=10 fall+since=8 fall+sleep=7 fall+small=-14 fall+stairs=10 fall+stand=9 fall+sting=-8 fall+suck=7
fall+sudden=2 fall+today=5 fall+tree=12 fall+twist=3 fall+vehicle=5 fall+very=4 fall+vessel=3 fall+week=5
fall+yesterday=-5 fast=-4 fast+fast=-8 fast+kin=6 fast+less=-13 fast+nose=6 fast+pain=2 fast+run=3 fast+skin=-6
fast+sleep=3 fast+stand=-7 fast+today=-2 fast+very=5 fast+weak=3 fear+speak=7 fever=8 fever+fit=12 fever+gum=3
fever+hard=-4 fever+head=9 fever+hot=9 fever+kin=-3 fever+leg=5 fever+less=-3 fever+malaria=-9 fever+month=-6
fever+morning=-14 fever+night=-2 fever+now=-6 fever+pain=-16 fever+patches=3 fever+pregnant=-4 fever+rash=14
fever+red=3 fever+right=-2 fever+severe=6 fever+shake=7 fever+shiver=8 fever+side=-13 fever+since=-19 fever+sleep=5
fever+smell=14 fever+suck=5 fever+swell=11 fever+today=4 fever+urine=-4 fever+vagina=6 fever+very=6 fever+vomit=11
fever+waist=7 fever+weak=7 fever+yesterday=-9 finger+heart=8 finger+hot=-16 finger+hour=-5 finger+kin=-3
finger+less=-7 finger+minute=3 finger+mouth=3 finger+move=2 finger+needle=-8 finger+not:smell=6 finger+pale=2
finger+past=-2 finger+play=5 finger+press=3 finger+red=-7 finger+rib=-2 finger+small=-11 finger+smell=4
finger+snake=10 finger+stuck=-5 finger+swell=6 finger+wound=-4 fire=-2 fire+knee=8 fire+one=-6 fire+since=-4
fire+skin=4 fire+swell=8 fire+yesterday=-5 fit=12 fit+medicine=3 fit+minute=12 fit+morning=-4 fit+mouth=-11
fit+people=-4 fit+play=-4 fit+room=7 fit+since=8 fit+today=4 fluid=12 fluid+leg=4 fluid+lost=5 fluid+since=4
fluid+vessel=6 fluid+yesterday=3 foam=17 foam+mouth=6 foam+people=13 food=-2 food+heartburn=-4 food+kin=6
food+night=3 food+refuse=8 food+since=2 food+swallow=-11 food+water=-4 force+hour=3 force+leg=-8 force+lip=3
force+mouth=3 force+night=4 force+not:more=7 force+now=5 force+since=3 force+swallow=5 force+yesterday=-4
forced+yesterday=12 forehead=-2 forehead+hit=-8 forehead+morning=-7 forehead+pain=-3 foreskin=7 foreskin+less=-12
foreskin+now=8 foreskin+pull=10 found=6 found+height=4 found+outside=-7 funeral=4 funeral+people=3 gas=-3
gas+gas=-11 gas+more=6 gas+says=5 gas+since=5 gas+stool=5 gas+swell=-10 gas+woman=3 gland=-8 goes-in=8
goes-in+inside=5 goes-in+rib=10 goodbye=5 goodbye+goodbye=16 goodbye+night=9 goodbye+rope=8 grape=11 grave-note=23
grave-note+knee=10 grave-note+leg=8 grave-note+lip=4 grave-note+right=2 grave-note+sudden=5 green=8 green+vomit=12
green+water=4 groin=2 grow=-5 grow+hard=2 grow+one=11 grow+pain=2 grow+since=-3 grow+sudden=2 grow+yesterday=-3
gum=11 gun=21 gun+head=9 half=7 half+hour=2 half+minute=6 half+month=9 half+now=6 half+one=6 half+outside=6
half+pad=4 half+past=-7 half+since=6 half+small=7 half+start=3 half+vessel=3 half+weak=5 half+week=-10
half+word-said=8 half+yesterday=2 hang=20 hang+man=8 hang+outside=3 hang+rope=4 hang+skin=5 hang+vehicle=4 hard=4
hard+hernia=9 hard+minute=3 hard+neck=12 hard+now=2 hard+pain=8 hard+right=-3 hard+since=-2 hard+stool=-2
hard+sudden=3 hard+very=4 hard+wood=7 hard+yesterday=-2 hardly=10 hardly+now=3 hardly+open=3 hardly+since=9
hardly+sleep=3 hardly+weak=3 hardly+yesterday=9 head=6 head+hit=-6 head+hiv=-2 head+hold=3 head+hot=4 head+itch=-4
head+kin=-3 head+leak=-2 head+less=-13 head+lift=7 head+light=3 head+lost=2 head+man=-10 head+minute=5 head+month=-2
head+morning=-2 head+nearly=-4 head+neck=7 head+night=9 head+not:bend=3 head+not:hit=-2 head+not:lift=5
head+not:pain=-12 head+now=7 head+pain=6 head+past=-7 head+people=2 head+pregnant=7 head+pressure=13
head+second-long=10 head+see=11 head+severe=9 head+sit=-8 head+skin=-4 head+skin-mild=-6 head+sleep=3 head+small=-6
head+start=-10 head+stiff=4 head+still=-6 head+sudden=7 head+swell=8 head+thinner=8 head+today=4 head+unconscious=3
head+vehicle=9 head+very=9 head+wake=-3 head+weapon=10 head+woman=-3 head+work=-11 head+yesterday=4 headache=8
headache+hit=4 headache+now=2 headache+severe=4 headache+since=4 headache+small=-16 headache+sudden=4
headache+today=5 headache+weapon=4 headache+week=-5 headache+work=-4 hear=-8 hear+hot=-2 hear+kill=4 hear+kin=5
hear+less=5 hear+morning=-6 hear+night=-8 hear+noise=3 hear+now=4 hear+pain=-2 hear+people=12 hear+says=5
hear+severe=5 hear+since=4 hear+speak=-5 hear+voice=-8 hear+vomit=3 hear+week=6 hear+yesterday=-2 heart=4
heart+hit=4 heart+hold=6 heart+kin=6 heart+pill=11 heart+play=9 heart+pour=-2 heart+says=2 heart+severe=3
heart+very=6 heartburn=-4 heartburn+heartburn=-9 heartburn+night=-10 height=20 help=-7 help+inhaler=-10 help+small=5
help+speak=-8 hernia+pull=4 hides=14 hit=6 hit+hold=2 hit+itch=-6 hit+kin=5 hit+leg=5 hit+less=-7 hit+man=4
hit+month=-7 hit+morning=-9 hit+move=5 hit+noise=8 hit+nose=-2 hit+one=9 hit+outside=5 hit+pain=2 hit+past=-9
hit+people=-5 hit+plain-cold=-7 hit+play=4 hit+pregnant=5 hit+pressure=-6 hit+rib=8 hit+says=3 hit+second-long=8
hit+see=3 hit+severe=4 hit+since=-5 hit+small=5 hit+snake=4 hit+speak=-4 hit+start=2 hit+suck=6 hit+sudden=2
hit+swell=10 hit+thinner=8 hit+today=6 hit+very=2 hit+voice=4 hit+walk=9 hit+weapon=13 hit+week=-6 hit+woman=2
hit+wood=3 hiv=-6 hiv+life=3 hiv+medicine=-5 hiv+pain=-9 hiv+past=-5 hiv+people=-9 hiv+since=-10 hiv+start=-5
hiv+vessel=-8 hiv+week=8 hiv+yesterday=-7 hold+kin=-11 hold+lip=3 hold+lost=9 hold+machete=5 hold+man=4
hold+medicine=3 hold+neck=4 hold+now=4 hold+outside=-4 hold+pressure=-5 hold+see=4 hold+side=3 hold+since=11
hold+small=2 hold+stand=5 hold+stop=6 hold+sudden=5 hold+swell=6 hold+urine=3 hold+vessel=2 hold+want=-5
hold+weapon=9 hot=-2 hot+joint=-5 hot+kill=-4 hot+knee=-3 hot+know=-4 hot+less=-4 hot+milk=-2 hot+move=-9
hot+neck=10 hot+night=-4 hot+now=8 hot+pain=-7 hot+pool=-5 hot+severe=8 hot+shiver=4 hot+since=-8 hot+skin=2
hot+smell=5 hot+speak=6 hot+suck=-13 hot+swell=-5 hot+thermometer=-3 hot+today=10 hot+very=4 hot+vomit=8 hot+water=6
hot+weak=4 hot+yesterday=-6 hour=10 hour+hour=4 hour+house=6 hour+kin=-3 hour+labour=2 hour+left=4 hour+many=3
hour+more=6 hour+morning=7 hour+needle=-5 hour+night=4 hour+not:urine=5 hour+now=5 hour+one=-2 hour+pad=10
hour+pain=7 hour+past=10 hour+penis=4 hour+period=-6 hour+pill=9 hour+press=5 hour+severe=3 hour+shoes=7
hour+since=15 hour+sleep=-6 hour+small=5 hour+soak=3 hour+start=4 hour+still=9 hour+strength=3 hour+suck=3
hour+sudden=2 hour+swallow=11 hour+sweat=4 hour+swell=4 hour+today=6 hour+vomit=2 hour+yellow=7 hour+yesterday=-6
house=-5 house+inside=-6 house+keep=-12 house+kin=-3 house+one=4 house+past=6 house+roof=12 house+says=-4
house+today=-2 house+walk=7 house+work=-6 house+yesterday=4 hunger=-7 infection=13 infection+leg=9 inhaler=2
inhaler+past=2 inhaler+stairs=5 inhaler+word-said=5 inside=11 inside+less=6 inside+lip=4 inside+mouth=5
inside+one=10 inside+pain=-2 inside+pale=-8 inside+palm=4 inside+past=-11 inside+pull=6 inside+rib=5 inside+says=-3
inside+sleep=-2 inside+small=5 inside+sunken=3 inside+very=4 inside+walk=8 insulin=14 insulin+kin=2 itch=-23
itch+less=-8 itch+lump=-2 itch+nose=-3 itch+not:fever=-5 itch+pain=9 itch+plain-cold=-5 itch+red=-11 itch+since=-4
itch+skin=-4 itch+skin-mild=-6 itch+small=-12 itch+swell=-2 itch+tears=-6 itch+throat=5 itch+week=-9
itch+yesterday=-3 itself=-3 itself+minute=-6 itself+morning=-4 itself+pain=12 itself+stop=-4 itself+sudden=4 jaw=21
jaw+lump=4 jaw+neck=5 jaw+not:open=7 jaw+not:pain=-10 jaw+now=7 jaw+pain=13 jaw+pull=2 jaw+says=2 jaw+since=12
jaw+start=3 jaw+swell=6 jaw+twist=3 jaw+yesterday=10 jerk=13 jerk+kin=3 jerk+leg=7 joint=-9 joint+pain=-5 keep=-5
keep+kin=8 keep+know=-3 keep+less=4 keep+man=-6 keep+not:drink=6 keep+one=5 keep+pain=2 keep+past=-8 keep+plays=7
keep+poison=-15 keep+press=3 keep+pull=2 keep+right=5 keep+side=7 keep+since=3 keep+skin=10 keep+small=5
keep+spirits=-11 keep+stop=8 keep+today=3 keep+vehicle=-3 keep+wake=8 keep+water=-10 keep+work=3 keep+yesterday=4
kill=4 kill+kin=6 kill+knife=4 kill+machete=6 kill+man=5 kill+medicine=8 kill+night=8 kill+says=7 kill+speak=6
kill+today=11 kill+voice=4 kill+want=11 kin=6 kin+kin=-2 kin+leak=-2 kin+less=10 kin+life=-4 kin+lip=-4 kin+man=13
kin+medicine=6 kin+month=-8 kin+more=-8 kin+morning=8 kin+neck=4 kin+night=9 kin+not:become=2 kin+not:eat=5
kin+not:hear=3 kin+not:pain=-11 kin+now=-11 kin+one=7 kin+open=5 kin+outbreak=8 kin+outside=4 kin+pale=-9 kin+past=5
kin+people=7 kin+plays=-8 kin+pressure=9 kin+pull=4 kin+rape=8 kin+refuse=6 kin+rib=8 kin+room=-2 kin+run=2
kin+says=11 kin+see=4 kin+side=4 kin+since=-4 kin+sit=4 kin+sleep=5 kin+small=-3 kin+speak=10 kin+spirits=12
kin+stand=5 kin+stool=3 kin+stop=-3 kin+sudden=2 kin+sugar=-4 kin+swallow=8 kin+swell=-2 kin+thinner=6 kin+threat=7
kin+threatens=4 kin+today=6 kin+touch=5 kin+twist=5 kin+urine=3 kin+very=-3 kin+voice=11 kin+vomit=-7 kin+walk=4
kin+want=2 kin+water=11 kin+weapon=8 kin+wet=4 kin+work=4 kin+wound=-9 kin+yellow=7 knee+leg=-4 knee+less=-3
knee+medicine=2 knee+one=4 knee+pain=-9 knee+since=-2 knee+small=-7 knee+stairs=-8 knee+swell=-8 knee+vehicle=8
knife=12 knife+less=-4 knife+pain=2 knife+rib=3 knife+sting=3 knife+sudden=4 knife+voice=4 knife+weapon=6 know=-13
know+people=-2 know+pull=3 know+says=4 know+sit=-3 know+speak=-3 know+vaccine=-4 know+want=-5 labour=13
labour+minute=8 labour+month=3 labour+morning=8 labour+pain=7 labour+pregnant=3 labour+since=8 labour+start=6
labour+yesterday=9 late=7 late+now=7 late+period=9 late+throat=-6 late+week=9 leak=3 leak+leg=3 leak+lip=5
leak+many=-3 leak+mouth=2 leak+nose=-3 leak+not:stop=7 leak+not:swallow=3 leak+past=2 leak+period=3
leak+plain-cold=-4 leak+pregnant=-2 leak+red=5 leak+saliva=7 leak+start=5 leak+still=6 leak+sudden=4 leak+sweat=3
leak+urine=-4 leak+very=3 leak+vessel=4 leak+water=5 left=11 left+leg=4 left+minute=5 left+morning=10 left+numb=5
left+pale=8 left+past=6 left+sharp=3 left+side=6 left+since=-3 left+sudden=5 left+sweat=7 left+swell=-10
left+testicle=3 left+tooth=4 left+waist=-6 leg=2 leg+leg=7 leg+less=-11 leg+more=9 leg+morning=8 leg+move=8
leg+neck=4 leg+night=11 leg+not:move=5 leg+not:stand=5 leg+not:want=15 leg+now=7 leg+numb=7 leg+one=-6 leg+outside=4
leg+pain=-3 leg+pale=5 leg+past=-2 leg+patches=5 leg+pour=4 leg+press=3 leg+red=-9 leg+refuse=6 leg+rope=5 leg+run=3
leg+scratch=-8 leg+see=-3 leg+shoes=8 leg+since=6 leg+skin=3 leg+slow=-7 leg+small=12 leg+snake=17 leg+spread=-7
leg+sting=-3 leg+strength=-8 leg+sudden=4 leg+swell=8 leg+thigh=5 leg+tooth=-8 leg+twist=4 leg+urine=8 leg+vehicle=4
leg+very=5 leg+water=5 leg+weak=6 leg+week=7 leg+wet=2 leg+wound=-10 leg+yellow=11 leg+yesterday=-5 less=-9
less+less=4 less+month=-8 less+morning=-7 less+move=8 less+night=-2 less+nose=-7 less+not:cough=4 less+not:pain=-2
less+now=5 less+one=8 less+open=4 less+past=-7 less+peel=-5 less+period=5 less+plain-cold=-11 less+play=9
less+pour=4 less+pus=-7 less+rash=-6 less+red=-7 less+says=8 less+scratch=-7 less+see=-9 less+shiver=-2
less+since=-5 less+skin=-6 less+skin-mild=6 less+sleep=7 less+speak=6 less+sputum=-7 less+stiff=-5 less+still=-6
less+sting=-3 less+stop=-4 less+stuck=-2 less+suck=11 less+swallow=11 less+swell=-10 less+today=-2 less+twist=-9
less+urine=-9 less+wake=4 less+walk=-3 less+want=5 less+week=2 less+work=-3 less+wound=-5 less+yellow=5 lift+pale=-6
lift+shoulder=-7 lift+since=8 lift+very=3 lift+weak=-5 lift+yesterday=-9 light=-13 light+lost=3 light+neck=9
light+not:bend=6 light+pain=-9 light+red=-5 light+see=-5 light+stiff=10 light+yesterday=-3 lip=8 lip+medicine=5
lip+minute=3 lip+month=-4 lip+not:open=5 lip+not:swallow=11 lip+now=5 lip+open=-9 lip+pain=4 lip+pale=3 lip+palm=-2
lip+peel=5 lip+pour=3 lip+red=-2 lip+saliva=3 lip+skin=12 lip+stiff=3 lip+strength=3 lip+swell=13 lip+today=3
lip+tongue=3 lip+touch=3 lip+twist=3 lip+voice=3 lip+weak=3 lip+wound=-4 lively=-16 lively+mouth=7 lively+now=-10
lively+yesterday=5 lost=6 lost+month=5 lost+night=-5 lost+run=5 lost+since=-2 lost+soak=-6 lost+sudden=2
lost+urine=7 lost+walk=9 lost+water=9 lost+work=6 lost+yesterday=4 lump=-4 lump+month=-8 lump+neck=-6 lump+now=-6
lump+since=-7 lump+small=-10 lump+week=-6 machete=22 machete+outside=3 machete+says=4 machete+thigh=9
machete+waist=8 magnet=7 malaria=2 malaria+month=-5 malaria+past=-5 malaria+since=13 malaria+vaccine=-4
malaria+yesterday=5 man=-2 man+medicine=-2 man+night=3 man+not:fear=-4 man+not:hit=-8 man+not:threat=-4 man+now=-7
man+outside=-5 man+pain=-2 man+run=-5 man+says=11 man+sex=-7 man+since=-3 man+sit=-6 man+sleep=8 man+sometimes=-5
man+stop=-6 man+throat=-3 man+week=6 man+word-said=4 man+yesterday=-4 many=2 many+month=7 many+not:pain=3
many+pain=5 many+pale=-6 many+past=3 many+plain-cold=-3 many+pour=-3 many+saliva=4 many+since=4 many+skin-mild=-6
many+small=-2 many+soak=3 many+sweat=4 many+today=-2 many+urine=-6 many+vagina=4 many+vehicle=-3 many+vessel=3
many+vomit=-4 many+water=6 many+week=6 many+work=-3 medicine=4 medicine+mouth=5 medicine+one=3 medicine+pain=4
medicine+past=-3 medicine+peel=3 medicine+pressure=-7 medicine+pull=-4 medicine+since=-5 medicine+skin=4
medicine+spirits=4 medicine+start=5 medicine+tooth=3 medicine+vessel=8 medicine+yesterday=4 milk=11 minute=10
minute+morning=-9 minute+nose=-3 minute+not:respond=3 minute+not:stop=3 minute+numb=6 minute+one=-11
minute+outside=10 minute+pad=5 minute+pain=3 minute+past=2 minute+press=5 minute+pull=3 minute+run=-8 minute+shake=3
minute+since=13 minute+sleep=-2 minute+small=4 minute+start=3 minute+stiff=3 minute+still=5 minute+stop=-9
minute+swell=3 minute+today=-11 minute+vehicle=-2 minute+week=10 minute+yesterday=-5 monkey=7 monkey+scratch=-6
month=-11 month+more=-9 month+mouth=-5 month+neck=-8 month+night=-5 month+not:see=6 month+now=-12 month+one=-6
month+pain=4 month+past=-14 month+period=-3 month+pregnant=7 month+pressure=5 month+rape=-3 month+run=-6
month+severe=5 month+sex=-5 month+side=-8 month+since=-11 month+stop=-5 month+suck=-8 month+tooth=-5
month+vaccine=-7 month+very=5 month+voice=-6 month+wound=-8 more=-7 more+mouth=-4 more+not:open=4 more+says=5
more+since=-6 morning=-5 morning+night=2 morning+nose=-3 morning+not:know=9 morning+not:see=6 morning+not:urine=3
morning+not:wake=8 morning+not:want=4 morning+now=3 morning+one=-9 morning+pain=4 morning+plain-cold=-4
morning+play=-5 morning+pregnant=-6 morning+refuse=-3 morning+right=-8 morning+says=-3 morning+see=9
morning+shiver=-8 morning+shoes=-3 morning+side=3 morning+since=6 morning+small=-3 morning+speak=3 morning+sputum=-4
morning+start=11 morning+still=3 morning+stool=-10 morning+stop=-4 morning+sudden=13 morning+sugar=-14
morning+thermometer=6 morning+today=3 morning+very=-4 morning+vomit=-7 morning+water=-4 morning+week=-2
morning+yellow=4 morning+yesterday=9 mouth=6 mouth+nose=-4 mouth+not:hold=5 mouth+not:lift=3 mouth+not:open=7
mouth+now=6 mouth+one=7 mouth+open=-15 mouth+pale=3 mouth+peel=5 mouth+pour=3 mouth+rib=5 mouth+right=6
mouth+saliva=3 mouth+side=13 mouth+skin=9 mouth+small=3 mouth+speak=6 mouth+sting=8 mouth+strength=3
mouth+swallow=-9 mouth+swell=4 mouth+today=4 mouth+tongue=3 mouth+twist=9 mouth+voice=5 mouth+wound=7 move=-8
move+neck=-8 move+night=7 move+past=4 move+rib=5 move+right=6 move+says=6 move+shake=3 move+since=10 move+speak=3
move+still=-6 move+sudden=2 move+today=3 move+yesterday=4 muscle=-3 muscle+pain=-7 muscle+stiff=3 muscle+thigh=-3
muscle+today=-3 nail=-15 nail+shoes=-6 nail+since=-2 nail+sting=6 nail+walk=-6 nail+week=13 nail+wood=-4 navel=14
navel+pain=7 navel+right=8 navel+smell=3 navel+start=8 navel+swell=4 navel+yesterday=9 nearly+now=-2
nearly+outside=3 nearly+pain=5 nearly+woman=10 neck=4 neck+not:become=4 neck+not:bend=6 neck+not:open=8
neck+not:stiff=-6 neck+not:twist=4 neck+pain=14 neck+play=2 neck+pull=2 neck+pus=6 neck+rash=5 neck+see=6
neck+since=-6 neck+small=5 neck+stiff=7 neck+swell=4 neck+wake=-7 neck+wound=4 neck+yesterday=-4 needle=-11
needle+past=-6 needle+sting=-10 needle+want=4 net=-6 night=-2 night+not:breast=3 night+not:suck=7 night+not:urine=7
night+now=-7 night+one=2 night+open=2 night+pain=-3 night+people=-3 night+pill=9 night+pour=-7 night+room=9
night+rope=7 night+see=-12 night+severe=8 night+shake=4 night+shiver=3 night+since=2 night+small=4 night+smell=7
night+snake=-6 night+soak=-12 night+stand=4 night+start=7 night+suck=5 night+sudden=3 night+sweat=-18
night+testicle=2 night+thermometer=-2 night+threatens=4 night+today=11 night+urine=-9 night+very=-3 night+voice=-6
night+vomit=7 night+wake=7 night+water=-3 night+weak=-10 night+weapon=8 night+week=-15 night+wet=3
night+yesterday=-13 noise=5 nonsense=4 nonsense+shake=4 nonsense+speak=9 nonsense+today=5 nose=-7 nose+pale=2
nose+plain-cold=-10 nose+pour=2 nose+red=4 nose+run=-9 nose+small=-3 nose+sputum=-5 nose+stand=-8 nose+thinner=5
nose+today=2 nose+very=6 nose+voice=-3 nose+water=-6 nose+yesterday=-3 not:again=3 not:air=3 not:alcohol=16
not:all=-15 not:all+not:all-well=-3 not:all+not:confused=-5 not:all+not:pain=-10 not:all-well=7
not:all-well+not:all-well=-2 not:all-well+not:blood=-4 not:all-well+not:breathe=-11 not:all-well+not:chest=-3
not:all-well+not:fever=-15 not:all-well+not:pain=-10 not:all-well+not:see=-5 not:all-well+not:stool=-10
not:all-well+not:vomit=-2 not:all-well+now=8 not:arm=-8 not:arm+not:jaw=-2 not:asks=-23 not:asks+not:pain=-3
not:back=-6 not:back+not:pain=-3 not:bad=2 not:bad+not:smell=2 not:beat+not:heart=-4 not:become=7 not:become+since=8
not:before=-6 not:behind=-11 not:behind+not:ear=-5 not:behind+not:lump=-4 not:behind+not:swell=-9 not:belly=5
not:belly+not:fever=5 not:belly+not:pain=5 not:bend=3 not:bend+pain=3 not:bend+see=4 not:big=6 not:big+not:pain=6
not:bite=-7 not:bite+not:scratch=-2 not:black=-16 not:black+not:fever=-6 not:black+not:outside=-2
not:black+not:stool=-8 not:black+skin=-7 not:black+stool=-6 not:blister=-7 not:blocked+not:want=2 not:blood=-10
not:blood+not:drink=-10 not:blood+not:fever=-13 not:blood+not:many=3 not:blood+not:more=3 not:blood+not:pain=-16
not:blood+not:sex=-5 not:blur=-13 not:blur+not:breathe=-7 not:blur+not:chest=-6 not:body+not:pain=-2 not:bone=9
not:break=-6 not:breast=5 not:breast+since=3 not:breathe=7 not:breathe+not:chest=-3 not:breathe+not:fever=-9
not:breathe+sudden=4 not:breathe+yesterday=-2 not:burn=10 not:burn+urine=5 not:burst=2 not:calf=-9 not:cancer=-12
not:checked=-6 not:chest=-3 not:chest+not:fever=3 not:child=-3 not:clear=-13 not:close=3 not:condom=-8
not:confused=-3 not:confused+not:know=-5 not:confused+not:sit=11 not:confused+not:walk=3 not:consciousness=-7
not:consciousness+not:lost=-11 not:contacts=-10 not:cough=13 not:cough+not:diarrhoea=2 not:cough+not:pain=3
not:cramps=4 not:crying=11 not:crying+now=6 not:cut=3 not:day=4 not:deep=-11 not:diabetes=-3
not:diabetes+not:fever=7 not:diarrhoea=6 not:diarrhoea+not:fever=6 not:diarrhoea+not:vomit=5 not:die=-22
not:die+not:pain=-11 not:die+not:want=-6 not:discharge=-5 not:dizzy=-2 not:draws-in=-16 not:draws-in+rib=-4
not:drink+now=8 not:dropped=2 not:dropped+since=8 not:ear=-7 not:eat=7 not:exercise=-3 not:eye=11 not:eye+not:open=9
not:face=-3 not:face+not:swell=-3 not:faint=-16 not:faint+not:pain=-10 not:fall=12 not:fall+not:hit=-3
not:fall+not:pain=-12 not:fear=-4 not:fear+not:hit=-4 not:fear+not:threat=-4 not:fever=-11 not:fever+not:neck=-2
not:fever+not:pain=3 not:fever+not:pregnant=-5 not:fever+not:pus=-8 not:fever+not:rash=-10 not:fever+not:red=-3
not:fever+not:see=-2 not:fever+not:swell=-8 not:fever+not:travel=-6 not:fever+not:vomit=-8 not:fever+now=11
not:fever+since=-6 not:fever+today=-5 not:finger=3 not:fit=-13 not:food=11 not:force=7 not:found=9 not:gas=9
not:gas+not:stool=9 not:grow=-7 not:grow+pain=-5 not:grow+since=-4 not:hardly=-2 not:head=-4 not:head+not:pain=-13
not:headache=-5 not:hear=-5 not:hear+not:severe=-3 not:hear+not:voice=-4 not:heart=-4 not:help=14 not:hit=-6
not:hit+not:threat=-4 not:hiv=-9 not:hold=11 not:hold+now=7 not:hold+right=5 not:hold+sit=6 not:hold+stand=5
not:hold+urine=-4 not:hot=-5 not:hot+not:lump=-5 not:hot+not:see=-8 not:hot+not:swell=-10 not:hour=8
not:hour+not:since=7 not:house=-2 not:jaw=2 not:keep=-2 not:keep+since=-2 not:keep+vomit=-3 not:keep+water=-10
not:keep+yesterday=-4 not:kill=-16 not:kin=10 not:know=7 not:know+one=5 not:know+pain=3 not:know+people=5
not:know+since=10 not:know+speak=6 not:know+sudden=3 not:know+today=9 not:know+urine=6 not:know+yesterday=-5
not:labour=-3 not:leak+not:pain=-5 not:left=4 not:leg=4 not:less=-4 not:life=-13 not:lift=12 not:lift+right=3
not:lift+twist=6 not:light=8 not:lost=-5 not:lost+press=3 not:lump=-15 not:lump+not:numb=-4 not:malaria=-3
not:malaria+not:today=-3 not:man=-6 not:many=-2 not:many+not:pain=8 not:milk=4 not:month=-6 not:month+not:since=-5
not:more=3 not:more+since=-4 not:more+strength=7 not:more+urine=10 not:more+yesterday=3 not:mouth=-3
not:mouth+not:want=2 not:move=9 not:move+pregnant=4 not:move+since=7 not:move+touch=5 not:move+week=-2
not:move+yesterday=6 not:nearly=13 not:neck+not:stiff=3 not:neck+not:swell=-2 not:net=-10 not:net+yesterday=-10
not:night=-7 not:noise=6 not:nose=6 not:numb=-16 not:numb+not:swell=-4 not:one+since=6 not:open=5 not:open+now=9
not:open+skin=-12 not:open+stiff=7 not:open+swell=8 not:open+today=3 not:outbreak=-7 not:pain=-9 not:pain+not:red=-3
not:pain+not:see=-8 not:pain+not:shoulder=-2 not:pain+not:since=3 not:pain+not:speak=-6 not:pain+not:swell=-8
not:pain+not:throat=8 not:pain+not:very=6 not:pain+not:waist=-4 not:pain+now=-7 not:pain+pregnant=8 not:pain+see=-6
not:pain+since=-7 not:pain+today=-12 not:pain+very=6 not:pain+week=7 not:pale=-8 not:past=13 not:people=-4
not:people+pain=-4 not:pill=-17 not:pill+yesterday=-5 not:pins=-10 not:plain-cold=6 not:play=-2 not:play+pregnant=4
not:play+since=7 not:play+yesterday=6 not:pregnant=-24 not:pregnant+now=-8 not:pressure=-5 not:pull+rib=-8
not:pull+since=4 not:pus=-12 not:pus+not:red=-5 not:rash=-4 not:red=-9 not:respond=26 not:respond+sleep=7
not:rib=-11 not:rib+not:sunken=-3 not:saliva=5 not:says=2 not:scratch=-2 not:see=5 not:see+not:vomit=-2
not:see+since=2 not:see+sudden=6 not:severe=-4 not:sex=-10 not:shake=-21 not:shake+not:sweat=-9 not:sharp=5
not:shiver=-9 not:shoulder=-2 not:side=-6 not:since+not:yesterday=7 not:sit=20 not:sit+not:swallow=5
not:sit+since=-2 not:sit+today=8 not:sit+urine=7 not:sit+vomit=-3 not:sit+yesterday=-4 not:skin=10 not:sleep=-2
not:sleep+not:vomit=-12 not:sleep+since=6 not:sleep+week=5 not:slow=10 not:small=-11 not:smell=2 not:smoke=-7
not:speak=18 not:speak+severe=3 not:spread=-16 not:stand=15 not:still=-8 not:stool=-6 not:stool+not:urine=-11
not:stop=9 not:stop+since=4 not:stop+still=-4 not:stop+thinner=5 not:strange=4 not:strength=7 not:stuck=-6
not:suck=8 not:suck+since=11 not:suck+sleep=8 not:suck+yesterday=7 not:sudden=-6 not:sunken=-11
not:swallow+saliva=14 not:swallow+tongue=6 not:sweat=-11 not:swell=-8 not:tears=7 not:testicle=-4 not:thermometer=-8
not:thirst=-2 not:threat=-14 not:threat+people=-8 not:threatens=19 not:threatens+word-said=5 not:throat=8
not:tired=-9 not:today=-11 not:tongue=2 not:tooth=9 not:touch=5 not:travel=-8 not:twist=-8 not:twist+see=4
not:unconscious=-9 not:urine=4 not:urine+since=11 not:urine+yesterday=7 not:very=7 not:voice=2 not:vomit=-7
not:vomit+water=-3 not:waist=-4 not:wake=12 not:wake+now=9 not:wake+still=10 not:wake+today=5 not:walk=9
not:walk+now=9 not:walk+since=7 not:want=-3 not:want+now=4 not:want+pain=5 not:want+pregnant=-12 not:want+since=5
not:want+sleep=4 not:water=-9 not:weak=-18 not:weapon=-15 not:wet=10 not:whistle=-11 not:work=-3 not:worse=-8
not:wound=-27 not:yellow=-3 not:yesterday=4 not:yesterday+urine=7 now+one=-8 now+open=7 now+outside=4 now+pain=-4
now+pale=3 now+play=3 now+pour=7 now+pregnant=-7 now+pull=3 now+rash=6 now+refuse=4 now+respond=4 now+right=15
now+run=7 now+see=10 now+severe=7 now+shake=6 now+sharp=5 now+shiver=5 now+side=11 now+since=8 now+sit=5 now+skin=4
now+sleep=-4 now+small=-3 now+smell=4 now+speak=-5 now+spirits=9 now+stand=5 now+start=-4 now+stiff=-4
now+strength=5 now+sudden=2 now+swallow=4 now+sweat=5 now+swell=8 now+tired=2 now+tooth=5 now+touch=2 now+very=7
now+voice=3 now+vomit=8 now+wake=-9 now+water=-2 now+week=-12 now+wound=2 now+yesterday=3 numb=17 numb+side=9 one=4
one+pain=-4 one+pill=4 one+pregnant=7 one+pull=5 one+red=-3 one+respond=3 one+rib=-6 one+second-long=6 one+severe=2
one+sharp=7 one+side=9 one+since=8 one+small=3 one+speak=7 one+stand=3 one+start=6 one+stiff=-6 one+stop=-4
one+sudden=5 one+swell=-2 one+testicle=4 one+throat=3 one+today=-5 one+twist=2 one+vehicle=-6 one+very=5
one+vomit=-12 one+wake=-4 one+week=3 one+woman=-3 one+word-said=12 one+wound=-3 one+yesterday=-2 open=-2 open+past=6
open+since=5 open+sleep=4 open+swallow=-9 open+wake=4 open+week=6 open+yesterday=2 operation+past=5 operation+week=7
outbreak=6 outbreak+past=5 outbreak+people=3 outbreak+water=6 outbreak+week=8 outside=10 outside+pain=8
outside+people=-2 outside+pull=7 outside+rope=4 outside+run=-3 outside+says=3 outside+sharp=-3 outside+since=-2
outside+small=-9 outside+smell=9 outside+swell=2 outside+today=8 outside+vehicle=9 outside+vessel=6
outside+washed=-3 outside+weapon=4 outside+week=-8 outside+word-said=5 pad=8 pad+since=6 pad+soak=5 pad+swell=4
pad+week=4 pain=4 pain+pain=3 pain+pale=-2 pain+past=6 pain+period=-16 pain+pregnant=8 pain+press=-7 pain+pull=4
pain+red=-10 pain+rib=-11 pain+right=2 pain+run=-6 pain+says=8 pain+scorpion=4 pain+second-long=10 pain+see=3
pain+severe=8 pain+sharp=8 pain+shiver=9 pain+shoulder=6 pain+sickle=3 pain+side=-5 pain+sit=3 pain+skin-mild=-5
pain+sleep=2 pain+small=-9 pain+speak=6 pain+spread=3 pain+stairs=-8 pain+start=-6 pain+stiff=10 pain+still=-7
pain+sudden=12 pain+swallow=4 pain+sweat=8 pain+swell=-2 pain+testicle=9 pain+thermometer=9 pain+thigh=-3
pain+today=-4 pain+tooth=-8 pain+twist=-7 pain+very=21 pain+vomit=10 pain+wake=8 pain+week=-13 pain+woman=4
pain+work=-7 pain+worse=3 pain+yesterday=2 pale=2 pale+palm=7 pale+play=4 pale+rib=-9 pale+skin=4 pale+sputum=-3
pale+sudden=2 pale+today=4 pale+urine=-8 pale+very=9 pale+water=6 pale+wound=12 pale+yellow=8 palm=6 palm+red=-5
palm+sole=5 palm+yellow=3 paraffin=15 paralysed=-2 past=-3 past+past=-18 past+period=3 past+pill=13 past+pregnant=5
past+pressure=-4 past+rape=-4 past+says=-6 past+see=2 past+since=-5 past+sit=-5 past+sleep=-5 past+slow=-7
past+small=-6 past+snores=-5 past+stairs=-4 past+stand=-6 past+start=10 past+sting=3 past+stop=7 past+sudden=7
past+swell=-3 past+thermometer=10 past+today=2 past+vaccine=-5 past+very=-4 past+weapon=9 past+work=-2 past+wound=3
past+yesterday=5 patches+press=13 patches+red=-5 patches+skin=8 peel+skin=-3 peel+swell=4 peel+wound=5 penis=-3
penis+since=2 penis+stand=5 people=-7 people+pull=6 people+right=10 people+says=-3 people+see=6 people+since=5
people+small=-6 people+smell=-5 people+speak=-3 people+start=-3 people+unconscious=-5 people+vehicle=-5
people+vessel=-6 people+want=2 people+week=-2 people+woman=-2 people+work=-3 people+yesterday=-3 period=-8
period+pour=5 period+since=3 period+today=-4 period+week=-4 period+yesterday=-5 pill=12 pill+plain-cold=-10
pill+play=5 pill+pregnant=7 pill+pressure=-4 pill+run=-6 pill+skin=6 pill+sleep=3 pill+swallow=7 pill+water=-4
pill+week=4 pill+yesterday=-3 pins=-5 plain-cold=-17 plain-cold+plain-cold=-3 plain-cold+pour=-2
plain-cold+since=-15 plain-cold+small=-4 plain-cold+sting=-7 plain-cold+stool=4 plain-cold+swallow=-8
plain-cold+today=-6 plain-cold+water=4 plain-cold+week=-6 play=-8 play+small=-3 play+sudden=2 play+swell=-6
play+today=6 play+tooth=-4 play+very=5 play+yesterday=-8 plays=-4 plays+speak=5 plays+twist=9 plays+word-said=-5
poison=16 pool=10 pool+pull=11 pool+water=2 pour+red=5 pour+since=5 pour+soak=-3 pour+still=6 pour+vehicle=4
pour+water=7 pour+week=8 pregnant+pressure=11 pregnant+see=10 pregnant+severe=6 pregnant+since=-2 pregnant+small=-9
pregnant+soak=4 pregnant+vomit=-6 pregnant+week=-4 press=8 press+rash=7 press+rib=-7 press+side=-5 press+since=6
press+small=-7 press+wound=-7 pressure=-3 pressure+see=9 pressure+severe=4 pressure+small=-5 pressure+today=-5
pressure+want=-5 pressure+week=11 pull=8 pull+shoulder=-8 pull+since=-8 pull+skin=4 pull+snores=5 pull+today=3
pus+rash=5 pus+since=-8 pus+small=3 pus+yesterday=-8 rape=-2 rash=4 rash+skin-mild=-8 rash+small=-6 rash+swallow=6
rash+swell=-2 rash+throat=10 rash+week=3 red=-3 red+see=6 red+since=-6 red+skin=3 red+slow=-7 red+small=-5
red+spread=-2 red+sputum=-4 red+stuck=-2 red+suck=-6 red+swell=6 red+thermometer=-3 red+today=3 red+vessel=8
red+vomit=9 red+yesterday=-3 refuse=13 refuse+since=5 refuse+swell=3 refuse+urine=4 refuse+yesterday=2 respond=7
respond+water=4 respond+word-said=3 rib=-4 rib+see=-6 rib+sharp=2 rib+side=-4 rib+since=-3 rib+skin=7 rib+sleep=3
rib+suck=4 rib+sudden=3 rib+sunken=7 rib+twist=3 right=3 right+severe=6 right+side=4 right+since=-11 right+sleep=6
right+small=-2 right+speak=-4 right+sudden=6 right+swell=-6 right+today=10 right+vehicle=-5 right+yesterday=7 roof=6
room=-11 room+sleep=-8 rope=25 run=2 run+run=3 run+sit=2 run+today=-5 run+vehicle=3 run+yesterday=-6 saliva=13
saliva+small=-8 saliva+speak=-3 saliva+swallow=3 saliva+sweat=7 saliva+voice=8 says=16 says+since=9 says+small=7
says+spirits=3 says+thermometer=3 says+threatens=11 says+very=-6 says+want=7 says+woman=2 says+wound=3
says+yellow=10 scar=-12 scorpion=5 scorpion+small=3 scorpion+sting=2 scratch=-16 scratch+since=-2 scratch+small=-5
scratch+swallow=3 scratch+woman=-6 scratch+yesterday=-2 second-long=9 second-long+severe=5 second-long+small=-2
second-long+stand=-11 second-long+unconscious=-8 see=2 see+severe=3 see+shake=5 see+shiver=4 see+since=3 see+small=5
see+smell=-9 see+speak=3 see+spirits=5 see+start=2 see+still=-9 see+swell=6 see+today=3 see+water=9 see+week=5
see+yesterday=5 severe=15 severe+severe=-3 severe+side=-4 severe+since=11 severe+sleep=-2 severe+smell=-2
severe+stiff=-6 severe+sudden=2 severe+swell=5 severe+urine=-3 severe+wake=8 severe+week=2 severe+yesterday=6 sex=-5
sex+yesterday=-8 shake=16 shake+speak=8 shake+spirits=4 shake+sugar=8 shake+tooth=3 shake+very=4 sharp+side=6
sharp+sudden=3 shiver=13 shiver+since=-6 shiver+sugar=-2 shiver+tooth=3 shiver+very=5 shiver+week=5 shoes=-5
shoes+shoes=-7 shoes+since=10 shoes+sole=-7 shoes+sting=6 shoes+wound=-10 shoulder=11 shoulder+since=-8 sickle=2
side=9 side+since=5 side+sleep=-7 side+small=-2 side+speak=3 side+stiff=-6 side+sudden=6 side+tongue=-3 side+twist=5
side+wake=-4 side+word-said=9 side+yesterday=5 since+sit=4 since+skin-mild=-4 since+sleep=3 since+small=3
since+smell=-7 since+speak=5 since+spread=-3 since+stairs=-6 since+stand=3 since+start=4 since+stiff=-7
since+still=-3 since+stop=2 since+strength=3 since+stuck=5 since+suck=11 since+sudden=9 since+sweat=-8
since+swell=-7 since+testicle=2 since+thermometer=-8 since+throat=-16 since+today=-6 since+tooth=-12 since+twist=-8
since+urine=5 since+vehicle=-7 since+very=3 since+voice=-7 since+vomit=-6 since+waist=-7 since+wake=7 since+want=3
since+weak=4 since+week=3 since+whistle=3 since+woman=8 since+work=7 since+wound=-3 since+yellow=-13
since+yesterday=3 sit=10 sit+today=7 sit+urine=3 sit+water=-9 sit+work=-4 skin=6 skin+small=-6 skin+sunken=6
skin+swell=2 skin+today=6 skin+vehicle=4 skin+week=6 skin+wound=10 skin+yellow=11 skin-mild=-11 skin-mild+small=-11
skin-mild+throat=-4 skin-mild+yesterday=-5 sleep=8 sleep+sleep=2 sleep+small=6 sleep+stiff=-5 sleep+stop=4
sleep+suck=9 sleep+today=4 sleep+twist=5 sleep+very=6 sleep+vomit=10 sleep+wake=-8 sleep+want=3 sleep+water=5
sleep+week=7 sleep+yesterday=3 slow+spread=-7 small=-12 small+snake=7 small+speak=-5 small+sputum=-6 small+stand=-6
small+sting=8 small+stool=-2 small+stuck=2 small+suck=-3 small+swallow=11 small+swell=-13 small+today=-5
small+tongue=2 small+urine=4 small+vehicle=-6 small+very=4 small+washed=-9 small+water=7 small+weak=4 small+week=-10
small+word-said=4 small+work=-3 small+wound=-8 small+yellow=-4 smell=-7 smell+smell=9 smell+urine=-10
smell+yesterday=-6 smoke=11 snake=11 snake+sting=11 snake+today=-5 snores=9 snores+strange=6 snores+woman=-5 soak=16
soak+speak=2 soak+sweat=3 soak+wake=5 soak+week=4 soft-spot=12 soft-spot+swell=8 sole=2 sole+yellow=12 sometimes=-19
speak+spirits=3 speak+still=-5 speak+strange=4 speak+sudden=2 speak+sweat=2 speak+threatens=5 speak+tired=8
speak+today=12 speak+twist=7 speak+very=6 speak+wake=-8 speak+walk=8 speak+want=-4 speak+week=-3 speak+woman=2
speak+yellow=5 speak+yesterday=7 spirits=4 spirits+today=2 spread=-5 sputum=-12 stairs=4 stairs+walk=-2 stand=8
stand+sudden=2 stand+unconscious=-2 stand+very=4 stand+weak=3 start=5 start+stuck=-2 start+sudden=3 start+tired=4
start+today=5 start+tooth=4 start+water=-6 start+week=-13 start+yesterday=8 stiff+sudden=2 stiff+throat=4
stiff+today=-3 stiff+touch=4 stiff+wake=-6 stiff+water=4 stiff+wood=4 still=-2 still+suck=-2 still+urine=-10
still+walk=-3 still+week=8 still+word-said=7 sting=-5 sting+urine=-4 sting+want=-2 sting+weapon=4 sting+week=4
stool=-11 stool+thirst=-4 stool+today=-10 stool+urine=-7 stool+vomit=3 stool+week=-6 stop=-5 stop+suck=9
stop+waist=7 stop+week=12 stop+yesterday=-8 strange=7 strength+swallow=5 stroke=-10 stuck=5 stuck+throat=7 suck=-3
suck+today=3 suck+yesterday=8 sudden=27 sudden+sudden=4 sudden+swell=5 sudden+testicle=6 sudden+today=3
sudden+weapon=5 sudden+week=3 sudden+woman=2 sudden+word-said=4 sudden+yesterday=4 sugar=-4 sugar+sweat=16
sugar+today=-3 sugar+water=3 sunken=21 sunken+water=6 swallow=10 swallow+today=-5 swallow+tongue=3 swallow+voice=4
swallow+water=5 swallow+yesterday=4 sweat=6 sweaty=9 swell=5 swell+swell=2 swell+thigh=3 swell+today=-3
swell+tongue=12 swell+tooth=2 swell+twist=-6 swell+vehicle=8 swell+very=3 swell+water=4 swell+week=-4
swell+yesterday=-12 tears=10 testicle=13 testicle+want=-8 thermometer=6 thermometer+week=-5 thigh=7 thigh+today=-3
thinner=12 thirst=-9 thirst+today=-4 thirst+very=-8 threat=4 threatens=4 throat=7 throat+water=4
throat+yesterday=-15 tired=6 tired+very=9 tired+word-said=3 today+travel=-10 today+vessel=-2 today+vomit=9
today+waist=3 today+wake=4 today+walk=8 today+water=-7 today+week=2 today+work=-2 today+worse=-10 today+yellow=7
today+yesterday=-4 tongue=11 tongue+wound=-7 tooth=2 tooth+yesterday=9 travel=-13 tree=6 twist=8 twist+week=-5
twist+yesterday=-2 unconscious=10 urine+urine=2 urine+walk=-2 urine+water=-4 urine+weak=-10 urine+week=3
urine+yellow=6 urine+yesterday=3 vaccine=-24 vaccine+want=-3 vaccine+week=-6 vagina=4 vehicle=6 vehicle+voice=9
vehicle+walk=9 vehicle+week=4 vehicle+yesterday=-4 very=-4 very+vessel=4 very+vomit=-4 very+weak=11 very+week=3
very+yesterday=3 vessel=14 vessel+water=4 voice=7 voice+weak=2 vomit=18 vomit+want=4 vomit+week=-6
vomit+yesterday=-13 waist=-2 waist+want=-2 waist+yesterday=-10 wake=-6 walk=-9 walk+weak=-6 walk+weapon=-7
walk+week=6 washed=-9 washed+work=3 water=5 water+water=5 water+yesterday=-3 weak=8 weapon+wound=-4 week=4
week+wet=-2 week+yellow=-4 week+yesterday=2 whistle=16 who:after-abortion=18 who:asthma=2 who:diabetes=7
who:epilepsy=-7 who:gave-birth=-9 who:pregnant=3 who:recent-surgery=2 who:sickle-cell=17 woman+word-said=2 womb=16
wood=5 word-said=14 work=-11 worse=6 wound=-11 wrong=12 yellow=-2 yellow+yesterday=-10 yesterday=-3
`;
