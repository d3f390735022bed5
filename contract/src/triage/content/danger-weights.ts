/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above+above=-4 above+arm=-3 above+back=3 above+belly=5 above+below=3 above+chest=7 above+eye=3 above+fall=3
above+head=5 above+hit=5 above+rib=3 above+right=3 above+severe=2 above+side=3 above+sudden=2 above+swell=7
above+very=-4 above+walk=-7 acid+after=-8 acid+again=-5 acid+battery=6 acid+bottle=12 acid+child=7 acid+drink=13
acid+eye=12 acid+heartburn=-4 acid+pour=6 acid+water=-4 after+all-well=-5 after+arm=2 after+asks=-4 after+back=-5
after+belly=-6 after+birth=2 after+blood=-5 after+bone=6 after+both=7 after+burn=3 after+calf=-3 after+checked=-3
after+chest=-7 after+child=8 after+cut=-4 after+day=5 after+dog=8 after+double=-2 after+drink=2 after+dry=-3
after+electricity=6 after+exercise=-12 after+faint=-2 after+fall=10 after+fit=5 after+food=-4 after+forehead=-5
after+gas=-7 after+head=-5 after+headache=-3 after+hear=2 after+heartburn=-8 after+hour=-2 after+house=-5
after+labour=-6 after+late=-7 after+leak=-8 after+leg=-2 after+less=-9 after+lift=-3 after+many=-8 after+medicine=6
after+minute=-4 after+morning=-3 after+muscle=-5 after+nail=7 after+night=-5 after+not:sleep=3 after+operation=11
after+pain=-12 after+pale=3 after+past=-5 after+pill=5 after+pour=4 after+press=-3 after+second-long=-7
after+shiver=5 after+shoulder=7 after+since=-4 after+small=-6 after+spirits=7 after+sputum=-3 after+stairs=3
after+stand=-7 after+sting=8 after+stool=-8 after+stop=6 after+swell=-9 after+thigh=-6 after+throat=-5
after+today=-4 after+tooth=5 after+vehicle=-2 after+vomit=-9 after+want=3 after+week=8 after+work=-4 after+wound=-2
after+yesterday=-7 again=-5 again+asks=7 again+kin=2 again+night=5 again+now=2 again+says=7 age:child=7 age:grown=-8
age:newborn=22 age:old=10 air=11 air+all-well=-9 air+breathe=3 air+burn=3 air+chest=3 air+each=3 air+hit=3
air+keep=5 air+noise=2 air+now=3 air+pull=5 air+sit=9 air+snores=4 air+still=13 air+voice=2 alcohol=-6 alcohol+day=8
alcohol+drink=3 alcohol+past=4 alcohol+since=-7 alcohol+stop=4 alcohol+yesterday=-7 all=6 all+all-well=-10
all+arm=-2 all+asks=2 all+back=6 all+become=2 all+belly=8 all+bend=-2 all+big=-3 all+blocked=3 all+blur=9 all+body=7
all+bottle=-3 all+breast=5 all+burn=6 all+carried=-10 all+cheek=-3 all+child=5 all+cramps=6 all+day=-2 all+dizzy=4
all+double=5 all+drink=-2 all+dropped=-4 all+each=3 all+eases=4 all+eat=-6 all+eye=10 all+face=-3 all+fall=6
all+fever=4 all+force=4 all+forehead=-6 all+half=-2 all+hardly=4 all+head=2 all+hit=-3 all+hour=5 all+itch=3
all+itself=2 all+jaw=3 all+jerk=7 all+keep=-6 all+know=-3 all+labour=5 all+left=3 all+leg=4 all+less=-5 all+lost=3
all+minute=7 all+month=-9 all+morning=4 all+neck=-2 all+night=14 all+noise=2 all+not:fever=-7 all+not:more=-4
all+not:pain=-3 all+now=-9 all+one=3 all+pad=-6 all+pain=4 all+pale=7 all+palm=2 all+past=-10 all+pill=17
all+press=3 all+pressure=3 all+rash=14 all+red=-3 all+right=6 all+room=8 all+run=8 all+says=2 all+see=6 all+shake=5
all+shiver=6 all+since=-9 all+sit=-7 all+skin=-3 all+sleep=4 all+smell=5 all+speak=-5 all+spread=4 all+start=-4
all+stiff=5 all+still=5 all+stop=-6 all+strength=4 all+suck=7 all+sudden=2 all+swallow=7 all+swell=2
all+thermometer=6 all+thigh=-2 all+throat=9 all+vessel=3 all+voice=3 all+vomit=3 all+wake=-8 all+walk=3 all+want=3
all+water=2 all+weak=6 all+week=-3 all+woman=-2 all+yesterday=-6 all-well=-25 all-well+all-well=-3 all-well+asks=-9
all-well+asthma=-5 all-well+back=4 all-well+become=-8 all-well+before=-5 all-well+belly=-4 all-well+below=4
all-well+bladder=-8 all-well+blood=3 all-well+both=-11 all-well+bottle=4 all-well+breast=2 all-well+breathe=-17
all-well+carried=2 all-well+chest=-9 all-well+child=7 all-well+cord=2 all-well+cramps=-3 all-well+crying=3
all-well+double=-3 all-well+drink=-7 all-well+dry=2 all-well+each=-2 all-well+eases=3 all-well+eat=-5
all-well+eye=-16 all-well+face=-6 all-well+fast=-5 all-well+food=-2 all-well+force=4 all-well+head=-9
all-well+headache=-4 all-well+hear=-15 all-well+heart=-10 all-well+house=-6 all-well+keep=-8 all-well+kin=3
all-well+leg=-6 all-well+less=-2 all-well+light=-4 all-well+lip=-7 all-well+medicine=-4 all-well+minute=-9
all-well+month=-5 all-well+more=-5 all-well+morning=3 all-well+mouth=-6 all-well+move=3 all-well+navel=2
all-well+nearly=-2 all-well+neck=-4 all-well+night=12 all-well+not:fever=-3 all-well+not:pain=-10
all-well+not:see=-7 all-well+not:wake=12 all-well+now=3 all-well+open=-9 all-well+outside=8 all-well+past=4
all-well+people=-10 all-well+period=-8 all-well+play=6 all-well+plays=-9 all-well+pregnant=5 all-well+pressure=-9
all-well+pull=-7 all-well+respond=-4 all-well+says=8 all-well+see=-10 all-well+sit=-13 all-well+sleep=5
all-well+small=6 all-well+speak=-13 all-well+still=11 all-well+stool=-7 all-well+stop=4 all-well+strength=4
all-well+suck=-14 all-well+sugar=-8 all-well+swallow=-2 all-well+today=-8 all-well+urine=-13 all-well+vehicle=-3
all-well+very=-12 all-well+wake=-6 all-well+walk=-9 all-well+want=6 all-well+water=-9 all-well+work=-6
all-well+yesterday=7 ankle=3 ankle+bend=-5 ankle+bite=9 ankle+dislocate=-7 ankle+leg=2 ankle+less=-9 ankle+pain=-5
ankle+small=3 ankle+swell=5 ankle+twist=-8 ankle+yesterday=-3 arm=-5 arm+asthma=8 arm+back=-3 arm+bat=-3 arm+beat=-3
arm+become=3 arm+bee=-9 arm+before=-5 arm+below=3 arm+bend=-8 arm+bite=-3 arm+blue=9 arm+bone=7 arm+both=-9
arm+break=2 arm+burn=2 arm+chest=11 arm+child=14 arm+close=-2 arm+cold=7 arm+comes-out=-6 arm+crying=4 arm+cut=8
arm+die=8 arm+dog=-9 arm+dropped=6 arm+face=7 arm+fall=-5 arm+force=-2 arm+hit=-5 arm+inside=6 arm+itch=-6
arm+jerk=5 arm+left=20 arm+less=-4 arm+lift=-4 arm+lip=3 arm+man=4 arm+many=3 arm+minute=9 arm+monkey=10 arm+mouth=5
arm+neck=4 arm+night=4 arm+not:fever=-7 arm+not:lift=12 arm+not:numb=-4 arm+now=5 arm+numb=5 arm+one=10
arm+outside=12 arm+pain=-5 arm+pale=15 arm+past=-6 arm+pour=5 arm+rash=5 arm+red=-5 arm+right=10 arm+says=7
arm+scratch=-10 arm+see=12 arm+shake=-3 arm+side=5 arm+since=-8 arm+skin=2 arm+sleep=-2 arm+snake=10 arm+stiff=-3
arm+still=-3 arm+strength=-2 arm+sweat=-4 arm+swell=-6 arm+today=-7 arm+very=-10 arm+vessel=5 arm+wake=-6
arm+washed=-6 arm+weapon=7 arm+week=-6 arm+woman=-7 arm+word-said=5 arm+wound=-7 asks=-24 asks+asks=-22
asks+become=-4 asks+before=-6 asks+checked=-17 asks+child=-5 asks+contacts=-3 asks+day=-7 asks+drink=4
asks+exercise=-6 asks+face=-6 asks+food=-7 asks+head=16 asks+heart=-7 asks+hit=3 asks+hiv=-4 asks+hold=-9
asks+house=-7 asks+keep=-8 asks+kill=10 asks+kin=8 asks+know=-11 asks+late=3 asks+many=-6 asks+medicine=-4
asks+not:know=2 asks+now=-3 asks+one=-4 asks+outside=-8 asks+pain=4 asks+people=-8 asks+pill=-4 asks+pregnant=-2
asks+pressure=10 asks+respond=2 asks+run=-4 asks+says=4 asks+see=-3 asks+sit=-6 asks+sleep=-10 asks+small=6
asks+smell=-5 asks+spirits=12 asks+stairs=-2 asks+start=-5 asks+stroke=-7 asks+swallow=-2 asks+thermometer=-5
asks+today=10 asks+vaccine=-8 asks+vehicle=-7 asks+walk=-2 asks+want=-5 asks+washed=-3 asks+wood=5 asks+word-said=-5
asthma=5 asthma+blue=4 asthma+child=4 asthma+fit=9 asthma+past=4 asthma+severe=6 asthma+since=-7 asthma+today=-11
asthma+week=-5 asthma+worse=-16 back+bad=10 back+become=5 back+belly=2 back+below=-9 back+bend=-2 back+big=-7
back+child=4 back+cold=2 back+cut=-7 back+day=4 back+exercise=-5 back+fever=-14 back+foreskin=5 back+head=10
back+hit=10 back+knife=12 back+leg=9 back+less=-5 back+lift=-10 back+night=-5 back+not:become=3 back+not:open=3
back+numb=11 back+outside=6 back+pain=-12 back+pull=-5 back+side=-4 back+since=2 back+stuck=5 back+sudden=5
back+twist=3 back+vehicle=-3 back+very=-4 back+walk=2 back+water=-6 back+week=4 back+woman=5 back+yesterday=-7 bad=5
bad+black=3 bad+chest=6 bad+discharge=-3 bad+fever=-4 bad+headache=6 bad+now=2 bad+past=4 bad+says=5 bad+smell=9
bad+still=-10 band=-2 band+chest=11 band+day=-7 band+head=-8 band+since=8 bat=-5 bat+scratch=-3 battery+below=3
battery+hour=-2 battery+kin=5 battery+small=9 battery+swallow=15 battery+vehicle=7 battery+water=5 beat=-4
beat+fast=8 beat+head=7 beat+kin=10 beat+scratch=-3 beat+weak=8 become=10 become+bed=-2 become+belly=4
become+below=-2 become+big=2 become+black=14 become+blister=4 become+blood=2 become+blue=8 become+body=4
become+both=2 become+breast=-7 become+burn=2 become+cheek=-2 become+chest=5 become+child=5 become+cold=6
become+cough=-6 become+crying=-3 become+diarrhoea=2 become+die=4 become+dropped=4 become+eat=-9 become+eye=-3
become+face=2 become+fall=3 become+fever=-5 become+finger=4 become+fire=-6 become+fit=8 become+half=7 become+hit=3
become+hold=7 become+hour=9 become+house=-6 become+inside=9 become+kin=-3 become+knee=3 become+labour=2
become+left=4 become+less=-3 become+lift=-3 become+lip=5 become+man=6 become+medicine=3 become+minute=4
become+month=3 become+more=-9 become+morning=6 become+mouth=7 become+nearly=3 become+neck=3 become+night=5
become+noise=4 become+not:pain=4 become+now=-3 become+one=-2 become+outside=3 become+pale=10 become+palm=4
become+past=-6 become+period=4 become+pill=7 become+red=-4 become+rib=-4 become+right=-3 become+says=3 become+see=10
become+since=-6 become+skin=4 become+sleep=3 become+sole=4 become+start=-3 become+stiff=12 become+sudden=3
become+swallow=-4 become+thigh=4 become+today=2 become+tooth=-3 become+vehicle=-6 become+vessel=4 become+voice=6
become+wake=4 become+want=5 become+weak=4 become+wood=3 become+yellow=-2 become+yesterday=6 bed=8 bed+fall=5
bed+found=-4 bed+hit=3 bed+kin=4 bed+move=4 bed+night=2 bed+pain=-4 bed+press=3 bed+shake=5 bed+since=-6 bed+sit=5
bed+sleep=3 bed+soak=4 bee=-3 bee+finger=-5 bee+mouth=4 bee+pain=-4 before=-6 before+chest=-7 before+child=4
before+day=-4 before+eat=-3 before+heart=11 before+keep=2 before+minute=-8 before+morning=2 before+outside=7
before+people=-2 before+rape=-10 before+since=-4 before+sit=6 before+sleep=2 before+small=4 before+sugar=-8
before+vaccine=-5 before+vehicle=-3 before+very=2 before+yesterday=-9 behind=12 behind+below=-3 behind+blood=8
behind+ear=10 behind+found=6 behind+head=2 behind+hit=8 behind+house=2 behind+keep=6 behind+knee=-6 behind+lump=8
behind+morning=6 behind+night=-3 behind+not:swell=-5 behind+pain=-5 behind+stuck=3 behind+swell=2 behind+tree=3
behind+week=-2 belly=9 belly+below=3 belly+blood=9 belly+both=2 belly+breathe=4 belly+burst=2 belly+child=5
belly+cord=4 belly+cramps=-8 belly+cut=5 belly+deep=4 belly+diarrhoea=2 belly+discharge=3 belly+drink=5 belly+eat=-4
belly+face=-4 belly+fall=12 belly+gas=-7 belly+hard=6 belly+hit=6 belly+hot=6 belly+hour=5 belly+inside=3
belly+keep=3 belly+kin=4 belly+knife=8 belly+leg=3 belly+less=6 belly+man=5 belly+minute=4 belly+month=-4
belly+morning=-8 belly+move=6 belly+navel=4 belly+nearly=3 belly+not:move=4 belly+not:pain=-8 belly+now=-2
belly+one=5 belly+pain=10 belly+pale=5 belly+past=3 belly+period=-5 belly+pregnant=3 belly+rash=-5 belly+red=8
belly+refuse=3 belly+rib=3 belly+right=-3 belly+says=3 belly+second-long=3 belly+severe=4 belly+side=10
belly+since=-7 belly+small=3 belly+smell=2 belly+speak=3 belly+spread=9 belly+stairs=4 belly+start=8 belly+stiff=8
belly+sudden=5 belly+sunken=6 belly+sweat=3 belly+thigh=-3 belly+today=-4 belly+vehicle=5 belly+very=5 belly+vomit=4
belly+water=7 belly+week=4 belly+wood=5 belly+worse=6 below=4 below+below=4 below+big=5 below+blocked=3
below+blood=16 below+breast=2 below+breathe=4 below+burn=8 below+chemo=13 below+chest=9 below+child=6 below+close=2
below+cold=4 below+cord=5 below+cough=2 below+cramps=-3 below+crying=2 below+cut=2 below+day=-8 below+double=-5
below+dropped=8 below+each=-3 below+electricity=2 below+eye=8 below+faint=5 below+fall=7 below+fever=-2
below+fluid=5 below+found=-2 below+goes-in=3 below+hardly=7 below+head=9 below+hot=-3 below+hour=4 below+house=6
below+inside=3 below+jaw=6 below+keep=-5 below+kin=8 below+knee=-11 below+left=6 below+less=4 below+lip=-4
below+many=3 below+month=-7 below+mouth=-3 below+move=8 below+navel=7 below+nearly=3 below+neck=7 below+night=5
below+nose=4 below+not:become=8 below+not:breathe=5 below+not:keep=-10 below+not:pain=-7 below+now=9 below+one=-10
below+pain=-4 below+people=3 below+period=-3 below+pour=4 below+pull=4 below+rape=7 below+rib=5 below+run=9
below+says=8 below+second-long=-9 below+severe=5 below+sharp=6 below+shoulder=6 below+side=4 below+since=-7
below+sit=8 below+skin=5 below+sleep=3 below+small=-8 below+stairs=3 below+stand=3 below+start=7 below+stiff=-5
below+stuck=-4 below+suck=6 below+sudden=7 below+thinner=9 below+today=2 below+tooth=2 below+tree=-2 below+very=5
below+want=-5 below+water=-9 below+week=8 below+woman=-3 below+wound=-5 below+yesterday=7 bend+both=3 bend+crying=5
bend+each=4 bend+face=3 bend+less=-3 bend+lip=2 bend+mouth=2 bend+pain=-5 bend+swell=-8 bend+today=2 bend+walk=4
big=9 big+black=-7 big+blister=-7 big+blood=4 big+clot=4 big+comes-out=3 big+day=5 big+each=3 big+fall=3
big+finger=-8 big+hit=3 big+joint=-8 big+kin=6 big+lip=9 big+morning=3 big+not:breathe=9 big+not:know=3
big+not:swallow=4 big+pain=3 big+says=6 big+since=3 big+swell=4 big+today=2 big+vehicle=3 big+water=-2 birth=13
birth+blood=3 birth+both=3 birth+child=7 birth+day=15 birth+eases=6 birth+fit=6 birth+house=10 birth+kin=4
birth+month=-7 birth+night=3 birth+not:sleep=5 birth+past=7 birth+pour=3 birth+says=3 birth+since=3 birth+speak=2
birth+spirits=2 birth+today=4 birth+week=5 birth+woman=9 birth+yesterday=9 bite=7 bite+blood=4 bite+cheek=6
bite+child=6 bite+dog=3 bite+finger=4 bite+leg=5 bite+month=6 bite+neck=4 bite+past=3 bite+snake=16
bite+yesterday=-6 black=11 black+blood=6 black+dark-as=9 black+eye=3 black+face=3 black+finger=7 black+hit=7
black+kin=3 black+leg=11 black+lip=3 black+neck=5 black+night=2 black+pain=-6 black+see=4 black+severe=5
black+skin=6 black+smell=5 black+snake=4 black+stool=9 black+swell=3 black+today=5 black+urine=11 black+vomit=5
black+wood=-4 bladder=4 bladder+burst=11 bladder+pain=5 bladder+since=8 bladder+swell=5 bladder+yesterday=4 blind=-5
blind+eye=-5 blister=-10 blister+blue=9 blister+both=-6 blister+chest=5 blister+comes-out=-5 blister+face=5
blister+one=-7 blister+shoes=-8 blister+skin=2 blister+small=-14 blocked=5 blocked+blood=4 blocked+burn=3
blocked+child=2 blocked+eye=5 blocked+less=-5 blocked+lively=7 blocked+nose=-6 blocked+not:lift=3 blocked+not:open=4
blocked+now=3 blocked+open=-5 blocked+plain-cold=-3 blocked+rib=6 blocked+right=5 blocked+skin=5 blocked+small=4
blocked+smell=3 blocked+sputum=-6 blocked+swallow=-3 blocked+twist=8 blocked+wound=4 blood=2 blood+both=-4
blood+clot=4 blood+cloth=5 blood+comes-out=6 blood+cough=7 blood+cramps=11 blood+cut=5 blood+dark-as=3 blood+day=-2
blood+diarrhoea=-12 blood+dog=7 blood+double=-2 blood+dry=-4 blood+each=4 blood+eye=4 blood+fever=7 blood+gum=12
blood+half=4 blood+heart=8 blood+hit=3 blood+hold=-7 blood+inside=2 blood+kin=-2 blood+late=6 blood+leak=2
blood+leg=6 blood+less=-12 blood+many=16 blood+medicine=4 blood+minute=-6 blood+month=13 blood+morning=2
blood+mouth=6 blood+neck=7 blood+night=5 blood+not:many=-3 blood+not:stop=11 blood+not:vomit=-3 blood+not:want=-4
blood+now=4 blood+one=-4 blood+outbreak=2 blood+pain=9 blood+period=12 blood+plain-cold=-4 blood+pour=14
blood+pregnant=8 blood+press=-4 blood+rape=7 blood+red=8 blood+run=6 blood+saliva=-9 blood+scratch=-6 blood+see=3
blood+since=-2 blood+small=-10 blood+soak=11 blood+sputum=-12 blood+start=3 blood+still=10 blood+stool=-4
blood+stop=-22 blood+swallow=3 blood+swell=12 blood+thermometer=-6 blood+thinner=4 blood+urine=4 blood+vehicle=8
blood+very=4 blood+vessel=13 blood+vomit=15 blood+week=3 blood+yesterday=-5 blue=21 blue+double=-3 blue+face=7
blue+finger=6 blue+keep=2 blue+leg=3 blue+lip=7 blue+now=4 blue+past=5 blue+patches=4 blue+pill=4 blue+press=4
blue+skin=3 blue+small=-3 blue+sweat=5 blue+threatens=2 blur+eye=10 blur+head=6 blur+less=-7 blur+light=-11
blur+since=2 blur+very=8 blur+week=6 body=-6 body+both=6 body+checked=3 body+cold=16 body+faint=5 body+fever=4
body+fire=-6 body+hot=-8 body+jerk=6 body+joint=-5 body+kin=3 body+move=4 body+noise=9 body+pain=-5 body+patches=5
body+press=5 body+rash=2 body+shake=4 body+shiver=4 body+since=-9 body+smell=6 body+stiff=2 body+today=4
body+unconscious=5 body+vehicle=-6 body+yesterday=-9 bone=12 bone+chest=4 bone+leg=2 bone+outside=5 bone+skin=8
bone+sting=-6 bone+week=5 bored=-15 bored+die=-7 born=7 born+child=3 born+yesterday=6 both=5 both+burn=5
both+carried=3 both+child=16 both+dizzy=5 both+exercise=-3 both+eye=9 both+face=4 both+faint=-4 both+hit=-3
both+hour=5 both+keep=-5 both+kin=2 both+knee=2 both+leak=-4 both+leg=18 both+less=-5 both+man=5 both+minute=-2
both+month=3 both+night=4 both+now=7 both+past=-11 both+people=-8 both+plain-cold=-4 both+pour=-4 both+pregnant=-6
both+press=4 both+rib=-2 both+since=2 both+sleep=3 both+slow=-3 both+small=-5 both+smell=6 both+stairs=-5
both+stool=-8 both+stuck=-3 both+swell=10 both+thigh=-2 both+tooth=2 both+twist=-4 both+very=-2 both+vomit=-5
both+wake=-11 both+walk=6 both+want=6 both+water=3 both+week=5 bottle=7 bottle+burst=12 bottle+child=10
bottle+drink=-4 bottle+found=6 bottle+head=4 bottle+hit=3 bottle+inside=5 bottle+keep=2 bottle+kin=5
bottle+medicine=5 bottle+paraffin=9 bottle+pill=2 bottle+rope=6 bottle+sleep=3 bottle+small=5 bottle+water=5 break=3
break+child=-3 break+condom=-9 break+fall=-10 break+hang=3 break+heart=-3 break+kin=2 break+leg=3 break+less=-6
break+night=-6 break+outside=5 break+pain=-2 break+rope=3 break+skin=-6 break+yesterday=-5 breast=-2 breast+chemo=5
breast+child=-2 breast+day=6 breast+face=5 breast+fever=5 breast+hard=-4 breast+head=4 breast+hot=-8 breast+left=-4
breast+lump=-6 breast+month=-3 breast+night=4 breast+now=-2 breast+one=-6 breast+past=-3 breast+red=-9
breast+refuse=6 breast+right=-3 breast+since=10 breast+small=-3 breast+swell=3 breast+week=-3 breast+yesterday=9
breathe=7 breathe+breathe=12 breathe+burn=3 breathe+chest=7 breathe+child=7 breathe+cold=-3 breathe+cough=-9
breathe+cut=5 breathe+deep=12 breathe+double=-2 breathe+draws-in=3 breathe+each=16 breathe+fast=-8 breathe+force=4
breathe+hold=2 breathe+keep=10 breathe+kin=3 breathe+left=3 breathe+less=-10 breathe+minute=-4 breathe+mouth=3
breathe+nose=7 breathe+not:hardly=-2 breathe+now=10 breathe+one=4 breathe+outside=5 breathe+pain=11 breathe+pull=5
breathe+rib=7 breathe+run=6 breathe+sharp=6 breathe+side=6 breathe+since=4 breathe+sit=6 breathe+skin=4
breathe+sleep=-2 breathe+small=-5 breathe+smell=10 breathe+snores=6 breathe+stop=11 breathe+strength=4
breathe+suck=4 breathe+swell=3 breathe+today=2 breathe+very=12 breathe+voice=2 breathe+vomit=10 breathe+week=-10
breathe+word-said=6 breathe+yesterday=9 bruise=12 burn+child=4 burn+crying=-12 burn+day=-9 burn+each=-5
burn+electricity=7 burn+eye=9 burn+face=15 burn+fever=-10 burn+finger=-8 burn+food=3 burn+heart=8 burn+hit=3
burn+hot=8 burn+hour=-3 burn+knife=5 burn+leg=6 burn+light=-2 burn+lip=3 burn+medicine=4 burn+one=-4 burn+outside=10
burn+pain=-3 burn+pull=3 burn+rib=3 burn+says=7 burn+since=-3 burn+small=-9 burn+smell=10 burn+sudden=3
burn+thigh=-2 burn+urine=-18 burn+weapon=6 burst=4 burst+charcoal=5 burst+condom=-8 burst+gas=5 burst+head=15
burst+hiv=-5 burst+inside=5 burst+night=-6 burst+outside=3 burst+pain=2 burst+pressure=5 burst+see=6 burst+suck=7
burst+sudden=3 burst+today=5 burst+yesterday=-12 calf=-13 calf+left=-11 calf+one=-8 calf+right=-2 calf+since=-3
calf+swell=-15 calf+wound=-5 cancer=2 cancer+chemo=5 cancer+fever=5 cancer+gland=-8 cancer+leak=11 cancer+medicine=9
carried=2 carried+contacts=-7 carried+fever=6 carried+night=-4 carried+red=5 carried+vessel=5 cat=3 cat+scratch=-6
charcoal=15 charcoal+charcoal=4 charcoal+close=4 charcoal+cold=4 charcoal+gas=5 charcoal+inside=5 charcoal+itch=2
charcoal+room=3 charcoal+sleep=3 checked=-12 checked+checked=-4 checked+fall=-3 checked+hiv=-3 checked+know=-3
checked+past=3 checked+people=-5 checked+pregnant=11 checked+pressure=-6 checked+says=3 checked+small=-5
checked+start=3 checked+thermometer=-4 checked+today=-6 checked+want=-7 checked+yesterday=5 cheek+child=-2
cheek+day=-3 cheek+dog=12 cheek+drink=-12 cheek+eat=-6 cheek+morning=-9 cheek+neck=4 cheek+open=9 cheek+pain=-4
cheek+small=8 cheek+swell=-15 cheek+tooth=-7 cheek+yesterday=-3 chemo=13 chemo+fever=4 chest=10 chest+child=6
chest+day=-6 chest+eye=5 chest+face=14 chest+fever=9 chest+fire=3 chest+half=-9 chest+hold=7 chest+hot=3
chest+hour=-10 chest+jaw=5 chest+keep=2 chest+kin=-7 chest+left=7 chest+light=2 chest+many=4 chest+minute=-3
chest+night=-4 chest+not:below=7 chest+not:keep=-4 chest+not:pain=-5 chest+now=-3 chest+pain=8 chest+past=-5
chest+people=7 chest+press=-3 chest+pull=6 chest+run=-4 chest+says=3 chest+sickle=3 chest+side=3 chest+since=13
chest+sit=3 chest+skin=3 chest+small=7 chest+sudden=6 chest+today=6 chest+vehicle=3 chest+very=6 chest+whistle=4
chest+wood=4 chest+yesterday=-8 child=6 child+choke=5 child+cloth=6 child+cold=5 child+comes-out=6 child+condom=-3
child+cord=4 child+cough=-14 child+day=9 child+diarrhoea=5 child+dog=6 child+double=7 child+drink=8 child+each=12
child+eat=6 child+eye=-5 child+face=2 child+fall=6 child+fast=6 child+fever=6 child+fire=5 child+fit=-2
child+forehead=-11 child+goes-in=5 child+goodbye=6 child+half=10 child+hard=5 child+head=-11 child+hear=11
child+heart=8 child+hit=6 child+hot=5 child+hour=7 child+inside=3 child+keep=3 child+kin=15 child+know=4 child+leg=2
child+less=10 child+lip=2 child+machete=9 child+man=4 child+many=4 child+medicine=6 child+minute=-5 child+month=-3
child+morning=4 child+mouth=3 child+move=-5 child+neck=2 child+night=11 child+nose=-9 child+not:breast=2
child+not:keep=5 child+not:know=5 child+not:more=-4 child+not:move=4 child+not:play=4 child+not:sit=5
child+not:sleep=7 child+not:suck=9 child+now=-8 child+one=10 child+open=-3 child+outside=2 child+pain=5
child+palm=10 child+past=-9 child+people=7 child+pill=-2 child+play=2 child+plays=3 child+pool=4 child+pour=6
child+pregnant=8 child+pull=2 child+pus=7 child+rash=-7 child+red=-7 child+refuse=3 child+room=3 child+run=-8
child+see=-6 child+severe=3 child+sickle=-2 child+since=2 child+skin=3 child+sleep=3 child+smell=8 child+speak=2
child+spirits=7 child+stand=4 child+still=6 child+suck=-4 child+sudden=3 child+swallow=9 child+thermometer=14
child+today=4 child+tooth=7 child+touch=8 child+vaccine=5 child+vehicle=-2 child+very=-8 child+voice=2 child+vomit=8
child+wake=6 child+want=8 child+water=-7 child+weak=3 child+week=3 child+yellow=-8 child+yesterday=3 choke=13
choke+hold=2 choke+kin=6 choke+man=10 choke+see=5 choke+throat=4 choke+today=3 clear=-26 clear+eye=-17
clear+head=-12 clear+knife=-3 clear+less=-3 clear+see=-9 clear+spirits=-6 clear+suck=-4 clear+wound=-3 close=7
close+cold=2 close+eye=4 close+finger=2 close+inside=2 close+less=-3 close+medicine=3 close+mouth=3 close+nose=-5
close+now=3 close+past=3 close+skin=-7 close+throat=8 close+today=6 clot=15 clot+comes-out=3 cloth=10 cloth+fall=5
cloth+hour=10 cloth+night=-6 cloth+pour=-4 cloth+soak=-4 cloth+still=2 cloth+vehicle=3 cloth+weak=3 cloudy=2
cloudy+cloudy=4 cloudy+eye=4 cloudy+face=5 cloudy+head=10 cloudy+hit=6 cloudy+see=8 cloudy+swell=5 cold=7
cold+day=-2 cold+drink=7 cold+fall=7 cold+fever=7 cold+finger=8 cold+food=-10 cold+hear=-8 cold+hot=-11
cold+inside=2 cold+kin=4 cold+leg=6 cold+neck=-6 cold+night=13 cold+not:speak=5 cold+now=7 cold+one=3 cold+outside=3
cold+pale=5 cold+past=5 cold+shake=6 cold+since=-5 cold+skin=4 cold+sleep=7 cold+small=3 cold+smell=3 cold+soak=2
cold+speak=-3 cold+sudden=2 cold+sweat=7 cold+sweaty=3 cold+thermometer=9 cold+today=6 cold+touch=7 cold+very=4
cold+walk=-6 cold+yesterday=-2 comes-out=14 comes-out+discharge=2 comes-out+eye=3 comes-out+fever=2 comes-out+gum=2
comes-out+kin=4 comes-out+leg=-3 comes-out+less=-2 comes-out+many=3 comes-out+morning=3 comes-out+nose=2
comes-out+not:know=7 comes-out+pain=3 comes-out+rash=4 comes-out+since=7 comes-out+small=-5 comes-out+stop=-6
comes-out+sweat=-3 comes-out+today=6 comes-out+urine=10 comes-out+very=2 comes-out+water=9 condom=-11 condom+food=4
condom+head=5 condom+hit=7 condom+hiv=-4 condom+leak=3 condom+man=-4 condom+move=2 condom+night=-11 condom+past=-3
condom+people=-7 condom+play=2 condom+yesterday=-13 confused=25 confused+double=3 confused+eyelid=3
confused+grave-note=2 confused+now=7 confused+one=6 confused+see=4 confused+today=8 confused+week=3 consciousness=13
consciousness+fall=5 consciousness+heart=6 consciousness+lost=11 consciousness+not:lost=-8 contacts=-10
contacts+press=8 contacts+want=-7 contacts+water=5 cord=7 cord+cut=3 cord+house=3 cord+leak=3 cord+pain=4
cord+skin=3 cord+small=4 cord+smell=3 cord+swell=3 cough=-9 cough+day=2 cough+double=-4 cough+each=5 cough+fast=-11
cough+fever=3 cough+half=4 cough+kin=-12 cough+leak=-2 cough+less=-12 cough+many=4 cough+medicine=-3 cough+month=-13
cough+night=-7 cough+nose=-3 cough+now=4 cough+one=3 cough+past=-5 cough+plain-cold=-7 cough+pour=-6 cough+red=5
cough+rib=6 cough+since=-12 cough+small=-11 cough+sputum=-8 cough+start=-2 cough+sunken=4 cough+thermometer=-11
cough+vehicle=2 cough+vessel=7 cough+voice=-2 cough+wake=-2 cough+week=-21 cough+yesterday=-2 cramps+day=-10
cramps+month=-4 cramps+one=-4 cramps+pain=-9 cramps+since=2 crying=-2 crying+eye=-7 crying+fall=4 crying+knee=-4
crying+less=4 crying+lip=3 crying+morning=-3 crying+mouth=3 crying+navel=3 crying+neck=2 crying+pain=3 crying+side=6
crying+since=-5 crying+sudden=3 crying+sweat=4 crying+swell=-2 crying+today=4 crying+touch=6 crying+twist=4
crying+very=4 crying+voice=4 crying+wake=4 crying+yesterday=5 cut+deep=-12 cut+die=4 cut+eat=4 cut+fall=4
cut+finger=-3 cut+help=11 cut+hit=4 cut+house=3 cut+knife=-11 cut+leg=-14 cut+less=-7 cut+machete=6 cut+nail=4
cut+one=2 cut+pain=2 cut+past=9 cut+says=7 cut+see=-4 cut+shoulder=2 cut+side=4 cut+since=3 cut+small=-7 cut+swell=3
cut+thigh=-5 cut+today=3 cut+want=-2 cut+weapon=6 cut+yesterday=3 dark=5 dark+see=5 dark-as=12 dark-as+dark-as=5
dark-as+day=7 dark-as+drink=-8 dark-as+eye=5 dark-as+head=-4 dark-as+small=4 dark-as+smell=3 dark-as+stool=17
dark-as+tooth=-8 dark-as+urine=9 dark-as+vomit=10 dark-as+yellow=5 day=-3 day+day=-3 day+double=-11 day+drink=5
day+dropped=-6 day+dry=-7 day+each=-17 day+ear=-2 day+eat=4 day+fever=-2 day+fit=9 day+food=4 day+gas=5 day+half=-9
day+head=-5 day+headache=-5 day+heartburn=-7 day+hit=3 day+hiv=-12 day+hot=-5 day+hour=-2 day+insulin=12 day+keep=-2
day+kill=-2 day+late=5 day+leak=-3 day+leg=-3 day+light=-5 day+malaria=-5 day+man=4 day+many=-8 day+medicine=-2
day+month=4 day+more=2 day+morning=6 day+nail=2 day+night=-2 day+nose=-5 day+not:eat=10 day+not:gas=9 day+not:know=5
day+not:see=7 day+not:sleep=11 day+not:stool=9 day+now=-8 day+open=9 day+operation=3 day+outbreak=4 day+outside=-4
day+pad=-3 day+pain=-11 day+pale=4 day+past=18 day+people=2 day+period=-8 day+pill=3 day+plain-cold=-5 day+play=-3
day+pool=7 day+pregnant=4 day+pus=-6 day+refuse=6 day+room=5 day+says=4 day+second-long=-2 day+sit=6 day+sleep=4
day+speak=4 day+start=-6 day+stool=2 day+stop=4 day+suck=5 day+sudden=3 day+sweat=-6 day+swell=-3
day+thermometer=-10 day+throat=-8 day+today=-6 day+tooth=-6 day+urine=8 day+vaccine=-8 day+very=-3 day+want=7
day+week=-7 day+woman=6 day+wound=-3 day+yellow=3 day+yesterday=-6 deep=-11 deep+fast=10 deep+leg=-6 deep+nail=-5
deep+pain=4 deep+vomit=5 deep+wound=-13 diabetes=7 diabetes+finger=6 diabetes+kin=6 diabetes+leg=-6 diabetes+past=-3
diabetes+small=-6 diabetes+stop=4 diabetes+wound=-10 diarrhoea=-2 diarrhoea+double=-15 diarrhoea+kin=3
diarrhoea+less=-4 diarrhoea+morning=-3 diarrhoea+night=6 diarrhoea+now=4 diarrhoea+plain-cold=-4 diarrhoea+since=-5
diarrhoea+today=-12 diarrhoea+water=11 diarrhoea+weak=6 diarrhoea+yesterday=-5 die=8 die+fever=2 die+help=9
die+hour=4 die+kin=14 die+left=5 die+outbreak=7 die+people=-3 discharge=3 discharge+eye=-6 discharge+hot=7
discharge+inside=-8 discharge+morning=-7 discharge+pain=-3 discharge+red=3 discharge+shiver=5 discharge+since=4
discharge+smell=14 dislocate=-11 dizzy=23 dizzy+hear=5 dog=4 dog+kin=4 dog+leg=-14 dog+less=-6 dog+month=4
dog+neck=7 dog+open=11 dog+pain=4 dog+past=4 dog+play=8 dog+scratch=-6 dog+small=16 dog+tooth=-6 dog+week=8 double=2
double+each=6 double+fever=8 double+half=2 double+hit=-9 double+hour=4 double+knee=-5 double+leak=-2 double+leg=-2
double+man=-8 double+many=-2 double+minute=-10 double+needle=9 double+night=4 double+not:see=8 double+now=-2
double+one=-3 double+pain=3 double+past=6 double+plain-cold=-4 double+play=4 double+press=-4 double+pressure=-3
double+see=4 double+side=3 double+since=6 double+sleep=9 double+small=-5 double+sputum=3 double+stiff=3
double+still=3 double+stool=-2 double+stop=-3 double+suck=7 double+swell=3 double+thermometer=-5 double+vomit=-4
double+wake=-3 double+water=-6 double+week=3 double+wet=-2 double+yesterday=-4 draws-in=8 draws-in+eye=3
draws-in+rib=5 draws-in+skin=2 draws-in+small=3 drink=-8 drink+each=-4 drink+eases=-12 drink+hard=3 drink+hear=-4
drink+inside=11 drink+keep=-11 drink+kin=14 drink+less=8 drink+man=-10 drink+many=-4 drink+medicine=12 drink+milk=-3
drink+morning=8 drink+move=-5 drink+not:vomit=-2 drink+not:wake=9 drink+not:want=10 drink+now=3 drink+paraffin=12
drink+play=-13 drink+poison=11 drink+says=2 drink+since=10 drink+sit=-2 drink+sleep=7 drink+speak=-3
drink+spirits=11 drink+still=6 drink+stop=5 drink+thirst=-7 drink+today=5 drink+urine=-12 drink+vessel=6
drink+vomit=-5 drink+weak=12 drink+yesterday=6 dropped+keep=8 dropped+kin=3 dropped+pain=3 dropped+right=6
dropped+suck=5 dropped+today=5 dry=-3 dry+lip=6 dry+mouth=6 dry+since=-2 dry+small=-4 dry+throat=-7 each=-3
each+half=6 each+head=2 each+headache=-7 each+hear=-3 each+heartburn=-5 each+hit=5 each+house=-4 each+labour=7
each+leg=4 each+less=6 each+minute=14 each+month=-6 each+morning=-4 each+night=-5 each+noise=6 each+not:keep=-3
each+not:sit=-3 each+pad=4 each+pain=3 each+past=-7 each+people=6 each+period=-4 each+pill=-3 each+pour=6
each+pregnant=-7 each+pull=3 each+rib=7 each+see=5 each+shoulder=3 each+since=-2 each+skin=4 each+sleep=2
each+small=5 each+snores=2 each+stand=8 each+start=3 each+stiff=4 each+still=2 each+stool=-3 each+swell=6
each+thermometer=-8 each+today=10 each+vomit=-5 each+water=-2 each+week=-4 each+wet=-3 each+yesterday=-8 ear=9
ear+ear=4 ear+not:pain=-6 ear+not:swell=-5 ear+pain=-3 ear+pus=-8 ear+since=-11 ear+swell=8 ear+water=7
ear+yesterday=-9 eases=-6 eases+less=-3 eases+not:more=-9 eases+now=-8 eases+past=3 eases+sleep=-10
eases+sometimes=-11 eases+water=-12 eases+week=6 eat=-12 eat+hour=-2 eat+keep=-7 eat+kin=3 eat+less=5 eat+lively=-7
eat+medicine=3 eat+move=-5 eat+now=-2 eat+one=-2 eat+past=4 eat+play=-11 eat+run=7 eat+since=3 eat+small=-7
eat+suck=-4 eat+vomit=-5 eat+walk=-6 electricity=21 electricity+touch=8 exercise=-2 exercise+exercise=-4
exercise+fever=4 exercise+heart=6 exercise+knee=2 exercise+leg=-10 exercise+less=-2 exercise+lift=-5
exercise+minute=9 exercise+morning=-2 exercise+now=-4 exercise+pain=-7 exercise+since=-10 exercise+small=3
exercise+stiff=-5 exercise+thigh=-7 exercise+twist=-2 exercise+yesterday=-10 eye=12 eye+face=11 eye+fall=6
eye+goes-in=9 eye+half=-2 eye+hardly=3 eye+head=6 eye+hit=-2 eye+hour=2 eye+inside=8 eye+itch=-7 eye+jaw=5
eye+keep=6 eye+kin=6 eye+left=10 eye+less=3 eye+light=-7 eye+lip=4 eye+lost=5 eye+lump=3 eye+mouth=5
eye+not:draws-in=-8 eye+not:open=4 eye+not:pain=-11 eye+not:see=5 eye+not:sunken=-8 eye+open=4 eye+pain=-14
eye+pale=-4 eye+past=2 eye+people=11 eye+plain-cold=-7 eye+pour=10 eye+pull=4 eye+rash=-5 eye+red=-15 eye+right=9
eye+saliva=4 eye+says=4 eye+since=-6 eye+skin=13 eye+sleep=4 eye+small=6 eye+snake=8 eye+speak=-6 eye+start=3
eye+sudden=8 eye+sunken=18 eye+swell=8 eye+tears=-2 eye+today=4 eye+urine=6 eye+very=5 eye+vomit=5 eye+wake=3
eye+washed=15 eye+weapon=4 eye+week=-3 eye+wood=6 eye+yellow=-5 eye+yesterday=2 eyelid=7 eyelid+inside=5
eyelid+one=3 face=5 face+forehead=4 face+hit=8 face+leg=9 face+less=6 face+lip=4 face+morning=9 face+neck=9
face+now=5 face+one=4 face+pain=6 face+rash=-16 face+see=2 face+side=6 face+skin-mild=-12 face+speak=-5
face+stroke=-5 face+swell=8 face+twist=4 face+yellow=3 faint=9 faint+head=6 faint+heart=4 faint+hour=5 faint+kin=7
faint+one=-3 faint+pain=4 faint+people=-3 faint+second-long=-6 faint+sit=3 faint+small=-7 faint+soak=3
faint+stand=-2 faint+sweat=3 fall=2 fall+fall=7 fall+finger=-7 fall+fit=4 fall+foam=7 fall+head=2 fall+heart=7
fall+hour=5 fall+house=2 fall+kin=13 fall+leg=11 fall+less=2 fall+life=9 fall+lift=5 fall+lost=5 fall+month=6
fall+move=6 fall+nearly=4 fall+not:pill=-5 fall+pain=8 fall+pale=6 fall+people=7 fall+pregnant=-3 fall+right=9
fall+roof=9 fall+run=3 fall+says=5 fall+second-long=2 fall+shoulder=9 fall+since=7 fall+sleep=7 fall+small=-10
fall+stairs=4 fall+stand=4 fall+sting=-9 fall+suck=7 fall+sudden=3 fall+swell=2 fall+today=7 fall+tree=11
fall+twist=4 fall+vehicle=4 fall+very=4 fall+vessel=3 fall+week=3 fall+yesterday=-5 fast=-3 fast+fast=-8
fast+heart=2 fast+kin=8 fast+less=-11 fast+nose=7 fast+pain=4 fast+run=3 fast+sleep=3 fast+stand=-7 fast+very=5
fast+weak=4 fear+speak=8 fever=8 fever+fit=16 fever+gum=3 fever+hard=-4 fever+head=6 fever+hot=11 fever+kin=-2
fever+leg=3 fever+less=-3 fever+month=-11 fever+morning=-16 fever+night=-3 fever+now=-7 fever+outbreak=2
fever+pain=-13 fever+patches=4 fever+pregnant=-4 fever+rash=12 fever+red=2 fever+severe=5 fever+shake=8
fever+shiver=8 fever+side=-12 fever+since=-19 fever+sleep=4 fever+smell=15 fever+suck=5 fever+swell=11
fever+urine=-3 fever+vagina=7 fever+very=8 fever+vomit=12 fever+waist=3 fever+weak=10 fever+yesterday=-8
finger+heart=7 finger+hot=-14 finger+hour=-4 finger+less=-6 finger+minute=6 finger+needle=-7 finger+not:smell=6
finger+pain=-7 finger+pale=2 finger+past=-5 finger+press=2 finger+red=-6 finger+scorpion=3 finger+small=-8
finger+smell=4 finger+snake=7 finger+stuck=-5 finger+swell=4 finger+wound=-4 fire+knee=6 fire+one=-5 fire+since=-5
fire+skin=4 fire+swell=6 fire+yesterday=-6 fit=11 fit+medicine=3 fit+minute=5 fit+mouth=-11 fit+one=-2 fit+people=-3
fit+since=7 fit+today=5 fluid=14 fluid+leg=5 fluid+lost=6 fluid+since=6 fluid+vessel=5 fluid+yesterday=6 foam=14
foam+mouth=7 foam+people=11 food=-6 food+heartburn=-4 food+kin=6 food+night=3 food+refuse=7 food+swallow=-11
food+water=-3 force=2 force+hour=2 force+leg=-6 force+lip=2 force+mouth=2 force+night=7 force+not:more=7 force+now=4
force+since=2 force+smell=2 force+swallow=7 force+yesterday=-3 forced+yesterday=11 forehead+hit=-8
forehead+morning=-8 forehead+pain=-5 foreskin=9 foreskin+less=-9 foreskin+now=7 foreskin+pull=10 found=4
found+height=3 found+outside=-6 funeral=4 funeral+people=2 gas=-2 gas+gas=-14 gas+more=6 gas+says=4 gas+since=5
gas+stool=5 gas+swell=-10 gas+woman=3 gland=-8 goes-in=6 goes-in+inside=5 goes-in+rib=10 goodbye=4
goodbye+goodbye=13 goodbye+night=8 goodbye+rope=7 grape=13 grave-note=20 grave-note+knee=4 grave-note+nose=3
grave-note+skin=3 grave-note+sudden=5 grave-note+very=3 green=6 green+vomit=10 green+water=5 grow+hard=3 grow+pain=3
grow+since=-4 grow+sudden=4 grow+yesterday=-4 gum=12 gum+kin=2 gun=17 gun+head=12 half=2 half+hour=4 half+minute=7
half+month=9 half+one=7 half+outside=10 half+pad=5 half+past=-3 half+since=6 half+small=4 half+start=6 half+vessel=4
half+week=-11 hang=15 hang+man=9 hang+outside=2 hang+rope=4 hang+skin=6 hard=13 hard+hernia=8 hard+minute=3
hard+neck=11 hard+pain=5 hard+right=-3 hard+stool=-3 hard+wood=7 hard+yesterday=-3 hardly=6 hardly+now=4
hardly+open=3 hardly+since=9 hardly+sleep=3 hardly+weak=4 hardly+yesterday=9 head=3 head+hiv=-5 head+hot=6
head+itch=-4 head+leak=-2 head+less=-13 head+lift=7 head+light=4 head+man=-4 head+minute=7 head+month=4
head+nearly=-3 head+neck=7 head+night=7 head+not:bend=4 head+not:hit=-4 head+not:lift=2 head+not:pain=-13 head+now=8
head+pain=3 head+people=2 head+pregnant=8 head+pressure=13 head+second-long=9 head+see=12 head+severe=10 head+side=2
head+since=4 head+skin=-4 head+skin-mild=-5 head+sleep=6 head+small=-2 head+start=-11 head+stiff=5 head+still=-3
head+sudden=7 head+swell=10 head+today=5 head+unconscious=4 head+vehicle=5 head+very=9 head+weapon=7 head+work=-13
head+yesterday=6 headache=7 headache+hit=5 headache+now=2 headache+severe=4 headache+since=2 headache+small=-16
headache+sudden=4 headache+today=5 headache+weapon=5 headache+week=-7 headache+work=-2 hear=-8 hear+hot=-3
hear+kill=4 hear+kin=4 hear+less=3 hear+morning=-5 hear+night=-5 hear+noise=2 hear+now=2 hear+one=3 hear+people=10
hear+says=6 hear+severe=4 hear+speak=-4 hear+voice=-5 hear+vomit=4 hear+week=6 hear+yesterday=-3 heart=8 heart+hit=4
heart+hold=5 heart+kin=4 heart+pill=8 heart+play=10 heart+pour=-3 heart+run=2 heart+severe=3 heart+very=7
heartburn=-5 heartburn+heartburn=-10 heartburn+night=-9 height=18 height+run=2 help=-7 help+inhaler=-11 help+small=3
help+speak=-7 hernia=4 hernia+pull=2 hides=16 hit=7 hit+itch=-8 hit+kin=4 hit+leg=6 hit+less=-9 hit+man=2
hit+month=3 hit+morning=-9 hit+move=6 hit+night=2 hit+noise=3 hit+nose=-2 hit+one=4 hit+outside=6 hit+pain=3
hit+past=-4 hit+people=-7 hit+plain-cold=-6 hit+play=4 hit+pregnant=5 hit+pressure=-4 hit+rib=6 hit+says=4 hit+see=3
hit+severe=4 hit+since=-9 hit+snake=3 hit+speak=-5 hit+suck=7 hit+sudden=2 hit+swell=10 hit+today=6 hit+voice=4
hit+walk=9 hit+weapon=9 hit+week=4 hit+woman=2 hit+yesterday=5 hiv=-7 hiv+life=4 hiv+medicine=-5 hiv+pain=-8
hiv+people=-9 hiv+since=-10 hiv+start=-5 hiv+vessel=-6 hiv+week=9 hiv+yesterday=-9 hold=7 hold+lip=3 hold+lost=8
hold+machete=4 hold+man=2 hold+medicine=3 hold+neck=4 hold+now=2 hold+outside=-4 hold+pressure=-4 hold+see=3
hold+since=7 hold+small=2 hold+stop=6 hold+swell=5 hold+throat=3 hold+want=-5 hold+weapon=10 hold+yesterday=2 hot=-2
hot+joint=-5 hot+know=-5 hot+less=-5 hot+move=-8 hot+neck=9 hot+night=-3 hot+now=8 hot+one=2 hot+pain=-5 hot+pool=-4
hot+red=4 hot+says=3 hot+severe=11 hot+shiver=4 hot+since=-6 hot+skin=2 hot+smell=5 hot+speak=5 hot+suck=-9
hot+swell=-5 hot+thermometer=-3 hot+today=10 hot+very=2 hot+vomit=7 hot+water=5 hot+weak=4 hot+yesterday=-4 hour=10
hour+hour=3 hour+kin=-5 hour+left=5 hour+many=3 hour+more=6 hour+morning=6 hour+needle=-8 hour+night=5
hour+not:urine=6 hour+now=5 hour+one=-2 hour+pad=8 hour+pain=8 hour+past=7 hour+penis=3 hour+pill=10 hour+press=3
hour+severe=5 hour+since=11 hour+sleep=-3 hour+small=7 hour+soak=3 hour+stand=2 hour+start=5 hour+still=7
hour+strength=2 hour+suck=6 hour+sudden=3 hour+swallow=4 hour+swell=4 hour+today=4 hour+wake=3 hour+yesterday=-2
house+inside=-4 house+keep=-13 house+kin=-9 house+now=3 house+pain=6 house+roof=12 house+says=-3 house+walk=7
house+yesterday=5 hunger=-6 infection=12 infection+kin=3 inhaler+past=2 inhaler+stairs=3 inhaler+word-said=6
inside=12 inside+less=7 inside+lip=4 inside+mouth=5 inside+one=6 inside+pale=-7 inside+palm=3 inside+past=-6
inside+pull=4 inside+rib=5 inside+says=-4 inside+small=6 inside+snake=2 inside+today=6 inside+very=3 inside+walk=9
insulin=16 insulin+kin=3 itch=-23 itch+less=-8 itch+night=2 itch+nose=-3 itch+not:fever=-4 itch+pain=7 itch+past=-3
itch+plain-cold=-8 itch+rash=2 itch+red=-10 itch+since=-3 itch+skin=-4 itch+skin-mild=-9 itch+small=-11
itch+swell=-3 itch+tears=-7 itch+throat=6 itch+week=-8 itch+yesterday=-3 itself=-5 itself+minute=-4
itself+morning=-3 itself+pain=11 itself+speak=4 itself+stop=-3 itself+sudden=4 jaw=19 jaw+lump=4 jaw+neck=6
jaw+not:open=9 jaw+now=7 jaw+pain=9 jaw+since=11 jaw+start=4 jaw+swell=7 jaw+twist=3 jaw+yesterday=10 jerk=14
jerk+kin=2 jerk+leg=5 joint=-4 joint+pain=-5 joint+today=4 keep=-4 keep+kin=8 keep+less=4 keep+not:drink=7
keep+one=5 keep+past=-7 keep+plays=5 keep+right=6 keep+side=5 keep+since=4 keep+skin=9 keep+small=5 keep+spirits=-11
keep+stop=9 keep+wake=8 keep+water=-9 keep+work=3 keep+yesterday=4 kill=4 kill+kin=9 kill+knife=4 kill+man=5
kill+night=9 kill+says=7 kill+speak=7 kill+today=11 kill+voice=4 kill+want=10 kin=8 kin+kin=-4 kin+knife=-3
kin+leak=-4 kin+less=10 kin+life=-7 kin+lip=-4 kin+man=10 kin+medicine=4 kin+month=-6 kin+more=-9 kin+morning=4
kin+mouth=4 kin+neck=4 kin+night=5 kin+not:breathe=2 kin+not:eat=7 kin+not:pain=-6 kin+now=-10 kin+one=7 kin+open=4
kin+outbreak=7 kin+outside=3 kin+pain=-2 kin+past=8 kin+people=9 kin+plays=-9 kin+pregnant=-5 kin+pressure=5
kin+pull=5 kin+rape=7 kin+refuse=4 kin+rib=9 kin+run=3 kin+says=12 kin+see=6 kin+side=4 kin+since=-3 kin+sit=4
kin+sleep=9 kin+small=-4 kin+speak=9 kin+spirits=12 kin+stand=4 kin+stool=4 kin+sudden=3 kin+sugar=7 kin+swallow=6
kin+sweat=-4 kin+thinner=6 kin+threat=6 kin+threatens=3 kin+today=8 kin+touch=6 kin+twist=5 kin+very=-5 kin+vessel=3
kin+voice=12 kin+vomit=-9 kin+walk=4 kin+water=8 kin+weapon=8 kin+wet=3 kin+work=6 kin+wound=-11 kin+yellow=5 knee=3
knee+leg=-4 knee+less=-3 knee+medicine=3 knee+one=3 knee+pain=-11 knee+since=-4 knee+small=-7 knee+stairs=-5
knee+swell=-6 knee+vehicle=6 knife=11 knife+less=-6 knife+pain=2 knife+rib=2 knife+sting=2 knife+sudden=5
knife+voice=4 knife+weapon=8 know=-9 know+pain=3 know+pregnant=3 know+says=5 know+small=-2 know+speak=-4
know+vaccine=-3 know+want=-5 labour=9 labour+minute=11 labour+month=4 labour+morning=9 labour+pain=7
labour+pregnant=4 labour+since=7 labour+start=5 labour+yesterday=9 late=11 late+now=7 late+period=6 late+throat=-7
late+week=6 leak=4 leak+leg=3 leak+less=4 leak+lip=6 leak+many=-4 leak+mouth=2 leak+not:stop=4 leak+past=-2
leak+plain-cold=-3 leak+pregnant=-3 leak+red=4 leak+saliva=5 leak+start=5 leak+still=8 leak+sudden=6 leak+sweat=3
leak+very=2 leak+vessel=6 leak+water=3 left=10 left+leg=5 left+minute=6 left+morning=9 left+numb=5 left+pain=3
left+pale=6 left+past=6 left+sharp=2 left+shoulder=2 left+side=6 left+since=-3 left+sudden=7 left+sweat=6
left+swell=-10 left+testicle=3 left+waist=-8 left+yesterday=-3 leg+leg=6 leg+less=-10 leg+more=10 leg+morning=7
leg+move=10 leg+neck=5 leg+night=10 leg+not:move=5 leg+not:stand=4 leg+not:want=13 leg+not:wound=-2 leg+now=7
leg+numb=5 leg+one=-9 leg+outside=3 leg+pain=-3 leg+pale=4 leg+patches=7 leg+pour=5 leg+press=3 leg+red=-8
leg+refuse=5 leg+rope=6 leg+scratch=-5 leg+see=-3 leg+shoes=6 leg+since=5 leg+skin=4 leg+slow=-6 leg+small=11
leg+snake=15 leg+spread=-6 leg+sting=-5 leg+strength=-6 leg+sudden=6 leg+swell=9 leg+thigh=4 leg+tooth=-6
leg+twist=7 leg+urine=8 leg+vehicle=5 leg+very=4 leg+weak=7 leg+week=5 leg+wet=2 leg+wound=-11 leg+yellow=9
leg+yesterday=-3 less=-8 less+less=5 less+month=-11 less+move=4 less+night=-4 less+nose=-7 less+not:pain=-4
less+now=5 less+one=9 less+open=3 less+pale=2 less+peel=-4 less+plain-cold=-6 less+play=4 less+pour=4 less+pus=-6
less+rash=-8 less+red=-6 less+scratch=-7 less+see=-11 less+since=-9 less+skin=-7 less+skin-mild=4 less+sleep=7
less+small=-7 less+speak=4 less+sputum=-6 less+still=-5 less+sting=-3 less+stop=-4 less+stuck=-3 less+suck=11
less+swallow=11 less+swell=-7 less+throat=3 less+twist=-12 less+urine=-5 less+wake=3 less+walk=-3 less+want=3
less+week=2 less+work=-3 less+wound=-6 less+yellow=3 less+yesterday=-2 lift+pale=-9 lift+shoulder=-4 lift+since=9
lift+very=2 lift+weak=-7 lift+yesterday=-7 light=-17 light+lost=5 light+neck=8 light+not:bend=5 light+pain=-7
light+red=-6 light+see=-6 light+stiff=10 light+yesterday=-2 lip=9 lip+medicine=4 lip+minute=2 lip+month=-4
lip+not:open=7 lip+not:swallow=11 lip+now=5 lip+open=-10 lip+pain=3 lip+pale=4 lip+palm=-3 lip+peel=4 lip+pour=2
lip+right=3 lip+saliva=2 lip+side=3 lip+skin=10 lip+stiff=3 lip+strength=2 lip+swell=8 lip+touch=3 lip+twist=2
lip+very=2 lip+voice=4 lip+wound=-2 lively=-17 lively+mouth=7 lively+now=-7 lively+yesterday=6 lost=9 lost+month=5
lost+night=-7 lost+run=5 lost+since=-5 lost+soak=-4 lost+sudden=3 lost+urine=9 lost+walk=9 lost+water=8 lost+work=5
lost+yesterday=4 lump=-4 lump+month=-7 lump+neck=-5 lump+now=-8 lump+since=-11 lump+small=-7 lump+suck=-2
lump+week=-3 machete=16 machete+outside=3 machete+says=3 machete+thigh=7 magnet=7 malaria=3 malaria+month=-4
malaria+past=-4 malaria+since=13 malaria+vaccine=-4 malaria+yesterday=7 man=-2 man+mouth=2 man+night=-2
man+not:fear=-4 man+not:hit=-6 man+not:threat=-4 man+now=-8 man+outside=-5 man+run=-5 man+says=8 man+sex=-10
man+side=2 man+sleep=4 man+sometimes=-5 man+stop=-4 man+throat=-4 man+week=8 man+word-said=6 man+yesterday=-4 many=6
many+month=5 many+night=3 many+pain=3 many+pale=-7 many+past=2 many+people=2 many+plain-cold=-3 many+pour=-3
many+rash=-2 many+saliva=3 many+since=4 many+skin-mild=-5 many+sleep=-2 many+small=-4 many+soak=4 many+sweat=4
many+urine=-5 many+very=-3 many+vessel=4 many+vomit=-2 many+water=7 many+week=4 medicine=7 medicine+mouth=4
medicine+not:help=2 medicine+pain=4 medicine+past=-3 medicine+peel=3 medicine+pressure=-6 medicine+pull=-4
medicine+since=-3 medicine+skin=4 medicine+speak=-2 medicine+spirits=3 medicine+start=5 medicine+water=3
medicine+week=-4 medicine+yesterday=4 milk=11 milk+says=3 minute=9 minute+morning=-9 minute+nose=-3
minute+not:respond=2 minute+not:stop=4 minute+numb=5 minute+one=-11 minute+outside=10 minute+pad=6 minute+pain=3
minute+past=3 minute+run=-8 minute+since=12 minute+sleep=-4 minute+small=8 minute+start=2 minute+stiff=3
minute+still=5 minute+stop=-9 minute+swell=4 minute+today=-11 minute+vehicle=-4 minute+weak=-2 minute+week=7
minute+yesterday=-6 monkey=10 monkey+scratch=-7 month=-12 month+more=-10 month+mouth=-6 month+neck=-6 month+night=-5
month+not:pain=3 month+not:see=7 month+now=-11 month+one=-3 month+past=-11 month+period=-2 month+pregnant=11
month+pressure=7 month+see=3 month+sex=-7 month+side=-8 month+since=-7 month+start=-3 month+stop=-6 month+suck=-6
month+tooth=-4 month+vehicle=-5 month+very=6 month+wound=-10 month+yesterday=2 more=-7 more+mouth=-4 more+not:open=2
more+says=5 more+since=-7 more+week=-2 morning=-2 morning+not:know=7 morning+not:want=5 morning+one=-10
morning+pain=2 morning+plain-cold=-6 morning+play=-6 morning+pregnant=-4 morning+refuse=-3 morning+right=-7
morning+see=10 morning+severe=2 morning+shiver=-7 morning+shoes=-3 morning+since=6 morning+small=-4
morning+sputum=-5 morning+start=10 morning+stool=-9 morning+stop=-6 morning+sudden=3 morning+sugar=-10
morning+swell=-6 morning+thermometer=4 morning+today=3 morning+very=-5 morning+vomit=-7 morning+water=-5
morning+week=-3 morning+yellow=4 morning+yesterday=7 mouth=7 mouth+nose=-3 mouth+not:hold=5 mouth+not:lift=3
mouth+not:open=8 mouth+now=5 mouth+one=5 mouth+open=-17 mouth+peel=3 mouth+pour=4 mouth+rib=6 mouth+right=5
mouth+saliva=3 mouth+side=5 mouth+skin=7 mouth+small=8 mouth+smell=3 mouth+speak=5 mouth+sting=5 mouth+strength=2
mouth+swallow=-10 mouth+swell=2 mouth+today=4 mouth+tongue=3 mouth+twist=11 mouth+voice=5 mouth+wound=5 move=-10
move+neck=-6 move+pain=-4 move+past=2 move+rib=4 move+right=6 move+shake=4 move+since=8 move+stiff=-2 move+still=-5
move+today=4 move+yesterday=6 muscle+pain=-5 muscle+stiff=2 muscle+thigh=-3 muscle+today=-3 nail=-14 nail+shoes=-5
nail+since=-3 nail+sting=6 nail+walk=-3 nail+week=12 nail+wood=-4 navel=16 navel+now=2 navel+pain=6 navel+right=9
navel+smell=3 navel+start=8 navel+swell=3 navel+yesterday=7 nearly=9 nearly+now=-2 nearly+outside=2 nearly+pain=2
nearly+still=2 nearly+woman=6 neck=9 neck+not:become=4 neck+not:bend=5 neck+not:open=8 neck+not:stiff=-8
neck+not:twist=5 neck+now=-3 neck+pain=13 neck+pus=7 neck+rash=6 neck+see=6 neck+since=-5 neck+small=6 neck+stiff=7
neck+wake=-5 neck+wound=4 neck+yesterday=-3 needle=-13 needle+past=-9 needle+sting=-9 needle+want=6 net=-4 night=-3
night+not:breast=2 night+not:urine=8 night+now=-6 night+one=3 night+open=3 night+pain=-2 night+people=-4
night+pill=9 night+pour=-8 night+room=8 night+rope=6 night+see=-5 night+severe=3 night+shake=4 night+shiver=2
night+since=-4 night+sleep=2 night+small=3 night+smell=8 night+soak=-11 night+stand=7 night+start=6 night+stool=2
night+sudden=4 night+sweat=-16 night+testicle=3 night+threatens=3 night+today=10 night+urine=-6 night+very=-4
night+vomit=5 night+wake=2 night+water=-2 night+weak=-10 night+weapon=8 night+week=-11 night+yesterday=-10 noise=4
nonsense=8 nonsense+shake=3 nonsense+speak=12 nonsense+today=5 nose=-6 nose+pale=3 nose+plain-cold=-9 nose+red=4
nose+run=-8 nose+small=-3 nose+sputum=-6 nose+stand=-5 nose+thinner=4 nose+today=3 nose+very=7 nose+voice=-3
nose+water=-2 nose+yesterday=-3 not:air=-2 not:all=-18 not:all+not:all-well=-3 not:all+not:confused=-6
not:all+not:pain=-10 not:all-well+not:blood=-4 not:all-well+not:breathe=-6 not:all-well+not:chest=-2
not:all-well+not:fever=-11 not:all-well+not:pain=-4 not:all-well+not:see=-3 not:all-well+not:stool=-7
not:all-well+now=10 not:arm=-7 not:asks=-22 not:asks+not:pain=-4 not:asthma=3 not:back=-7 not:back+not:pain=-4
not:beat=3 not:beat+not:heart=-5 not:become=10 not:become+since=8 not:before=-5 not:behind=-10 not:behind+not:ear=-6
not:behind+not:lump=-3 not:behind+not:swell=-8 not:belly=-5 not:belly+not:pain=-5 not:bend+pain=4 not:bend+see=5
not:big=-2 not:bite=-2 not:black=-18 not:black+not:fever=-5 not:black+not:stool=-4 not:black+skin=-5 not:blister=-6
not:blocked+not:want=3 not:blood=-20 not:blood+not:drink=-9 not:blood+not:fever=-7 not:blood+not:many=7
not:blood+not:more=4 not:blood+not:pain=-12 not:blood+not:sex=-4 not:blur=-13 not:blur+not:breathe=-6
not:blur+not:chest=-5 not:body=-2 not:body+not:pain=-2 not:bone=8 not:break=-13 not:breast=6 not:breast+since=2
not:breathe=9 not:breathe+not:fever=-7 not:breathe+sudden=4 not:breathe+yesterday=-3 not:burn=6 not:burn+urine=3
not:calf=-9 not:cancer=-9 not:checked=-2 not:chest=-7 not:chest+not:fever=6 not:chest+not:pain=-2 not:child=-10
not:clear=-11 not:close=5 not:cold=3 not:condom=-9 not:confused+not:know=-7 not:confused+not:sit=9
not:confused+not:walk=3 not:consciousness=-8 not:consciousness+not:lost=-9 not:contacts=-11 not:cough=5
not:cough+not:pain=-8 not:cramps=4 not:crying=9 not:crying+now=6 not:cut=2 not:day=3 not:deep=-9 not:diabetes=-9
not:diarrhoea=3 not:die=-21 not:die+not:pain=-9 not:die+not:want=-9 not:discharge=-6 not:dizzy=-5 not:draws-in=-15
not:draws-in+rib=-4 not:drink=-8 not:drink+now=8 not:dropped=-4 not:dropped+since=8 not:ear=-8 not:eat=8 not:eye=7
not:eye+not:open=4 not:faint=-17 not:faint+not:pain=-7 not:fall=3 not:fall+not:hit=-2 not:fear=-4
not:fear+not:hit=-4 not:fear+not:threat=-4 not:fever=-21 not:fever+not:head=-5 not:fever+not:pain=4
not:fever+not:pregnant=-3 not:fever+not:pus=-6 not:fever+not:rash=-7 not:fever+not:red=-4 not:fever+not:spread=-2
not:fever+not:swell=-5 not:fever+not:travel=-4 not:fever+not:vomit=-10 not:fever+since=-5 not:fever+today=-4
not:fit=-19 not:food=7 not:force=6 not:found=10 not:gas=9 not:gas+not:stool=9 not:grow=-8 not:grow+pain=-7
not:hardly=-2 not:head=-8 not:head+not:pain=-6 not:headache=-16 not:hear=-3 not:hear+not:severe=-2
not:hear+not:voice=-11 not:heart=-5 not:help=12 not:hit=-8 not:hit+not:threat=-4 not:hiv=-7 not:hold=15
not:hold+now=7 not:hold+right=5 not:hold+sit=4 not:hold+stand=4 not:hold+urine=3 not:hot=-13 not:hot+not:lump=-4
not:hot+not:see=-2 not:hot+not:swell=-8 not:house=-6 not:jaw=4 not:keep+since=-4 not:keep+vomit=-3 not:keep+water=-8
not:keep+yesterday=-3 not:kill=-13 not:kin=12 not:know=2 not:know+one=6 not:know+people=7 not:know+since=11
not:know+speak=5 not:know+sudden=4 not:know+today=5 not:know+urine=7 not:labour=-2 not:leak=-3 not:leak+not:pain=-6
not:left=7 not:leg=5 not:leg+not:numb=-2 not:life=-13 not:lift=11 not:lift+right=3 not:lift+twist=8 not:light=5
not:lost=-16 not:lost+press=4 not:lump=-13 not:man=-5 not:many+not:pain=10 not:medicine=2 not:milk=3 not:month=-8
not:month+not:since=-7 not:more=3 not:more+since=-7 not:more+strength=7 not:more+urine=13 not:more+yesterday=5
not:mouth+not:want=3 not:move=12 not:move+pregnant=3 not:move+since=3 not:move+touch=5 not:move+yesterday=3
not:nearly=11 not:neck=-3 not:neck+not:swell=-2 not:net=-12 not:net+yesterday=-12 not:night=-10 not:noise=6
not:numb=-14 not:one=7 not:one+since=9 not:open=5 not:open+now=8 not:open+skin=-16 not:open+stiff=6 not:open+swell=6
not:outbreak=-7 not:outside=4 not:pain=-16 not:pain+not:see=-5 not:pain+not:shoulder=-2 not:pain+not:speak=-9
not:pain+not:very=8 not:pain+not:waist=-2 not:pain+now=-6 not:pain+pregnant=8 not:pain+see=-3 not:pain+today=-8
not:pain+very=5 not:pain+week=9 not:pale=-7 not:past=12 not:people+pain=-7 not:pill=-15 not:pill+yesterday=-5
not:pins=-6 not:plain-cold=3 not:play=3 not:play+pregnant=3 not:play+since=3 not:play+yesterday=3 not:pregnant=-27
not:pregnant+now=-3 not:pull=-2 not:pull+since=4 not:pus=-12 not:pus+not:red=-6 not:rash=-13 not:red=-8
not:red+not:spread=-2 not:respond=24 not:respond+sleep=10 not:rib=-11 not:says=3 not:see=6 not:see+since=4
not:see+sudden=4 not:severe=-3 not:sex=-8 not:shake=-16 not:shake+not:sweat=-9 not:shiver=-10 not:shoulder=-2
not:side=-6 not:since=3 not:since+not:yesterday=5 not:since+urine=5 not:sit=20 not:sit+not:swallow=4
not:sit+since=-2 not:sit+today=6 not:sit+urine=8 not:sit+vomit=-3 not:sit+yesterday=-3 not:skin=9 not:sleep=-6
not:sleep+not:vomit=-12 not:sleep+since=7 not:sleep+week=9 not:small=-11 not:smell=11 not:smoke=-9 not:speak=18
not:speak+severe=3 not:spread=-16 not:stand=16 not:stiff=-5 not:still=-6 not:stool=-8 not:stool+not:urine=-11
not:stop=9 not:stop+since=4 not:stop+still=-7 not:stop+thinner=5 not:strength=6 not:stuck=-5 not:suck=5
not:suck+since=10 not:suck+sleep=10 not:suck+yesterday=5 not:sudden=-8 not:sunken=-11 not:swallow+saliva=11
not:swallow+tongue=4 not:sweat=-11 not:swell=-14 not:tears=4 not:testicle=-5 not:thermometer=-10 not:threat=-14
not:threat+people=-8 not:threatens=7 not:threatens+tired=3 not:threatens+word-said=4 not:tired=-5 not:today=-5
not:tooth=8 not:touch=3 not:touch+people=3 not:travel=-7 not:twist=-11 not:twist+see=5 not:unconscious=-11
not:urine=8 not:urine+since=11 not:urine+yesterday=9 not:very=10 not:voice=-6 not:vomit=-10 not:waist=-2 not:wake=10
not:wake+now=11 not:wake+still=9 not:wake+today=7 not:walk=13 not:walk+now=9 not:walk+since=5 not:want=-2
not:want+now=2 not:want+pain=4 not:want+pregnant=-11 not:want+sleep=4 not:water=-2 not:weak=-14 not:weapon=-14
not:wet=11 not:whistle=-13 not:work=-3 not:worse=-7 not:wound=-24 not:yellow=-7 not:yesterday=7
not:yesterday+urine=5 now+one=-6 now+open=6 now+pain=-3 now+pale=5 now+past=10 now+play=2 now+pour=5 now+pregnant=-6
now+pull=4 now+rash=5 now+respond=4 now+right=8 now+run=5 now+says=2 now+see=10 now+severe=7 now+shake=7 now+sharp=7
now+shiver=6 now+side=11 now+since=10 now+sit=6 now+skin=5 now+sleep=-6 now+small=4 now+smell=3 now+sole=4
now+speak=-7 now+spirits=7 now+stand=5 now+start=-3 now+stool=-4 now+strength=4 now+swallow=4 now+sweat=7
now+sweaty=2 now+swell=6 now+tired=4 now+tooth=5 now+touch=3 now+very=5 now+vomit=9 now+wake=-11 now+week=-9
now+wound=3 now+yesterday=3 numb=16 numb+side=6 one=2 one+one=3 one+pain=-5 one+past=2 one+pill=3 one+pregnant=6
one+press=2 one+pull=3 one+red=-3 one+rib=-4 one+second-long=-2 one+sharp=5 one+side=10 one+since=6 one+skin-mild=2
one+small=4 one+speak=8 one+stand=3 one+stiff=-6 one+stop=-4 one+sudden=8 one+swell=-4 one+testicle=7 one+throat=5
one+today=-8 one+unconscious=-3 one+vehicle=-5 one+very=5 one+vomit=-9 one+wake=-2 one+week=6 one+woman=-3
one+word-said=11 one+wound=-8 one+yesterday=-2 open+past=7 open+since=2 open+sleep=3 open+swallow=-10 open+wake=3
open+week=8 operation=6 operation+past=5 operation+week=8 outbreak=8 outbreak+past=7 outbreak+people=3
outbreak+water=9 outbreak+week=7 outside=12 outside+pain=8 outside+people=-3 outside+pull=7 outside+rope=4
outside+says=4 outside+since=-3 outside+small=-5 outside+smell=10 outside+swell=2 outside+today=7 outside+vehicle=7
outside+vessel=7 outside+washed=-3 outside+weapon=3 outside+week=-8 outside+word-said=5 pad=11 pad+soak=3
pad+swell=4 pain=3 pain+pain=2 pain+pale=-4 pain+past=6 pain+period=-16 pain+pregnant=7 pain+press=-7 pain+pull=5
pain+red=-7 pain+rib=-13 pain+right=2 pain+run=-5 pain+says=9 pain+scorpion=4 pain+second-long=9 pain+see=2
pain+severe=6 pain+sharp=9 pain+shiver=5 pain+shoulder=12 pain+sickle=4 pain+side=-10 pain+since=3 pain+skin-mild=-5
pain+sleep=-2 pain+small=-7 pain+snake=12 pain+speak=5 pain+spread=4 pain+stairs=-5 pain+start=-6 pain+stiff=10
pain+still=-5 pain+sudden=10 pain+swallow=4 pain+sweat=5 pain+testicle=7 pain+thermometer=7 pain+throat=-3
pain+today=-3 pain+tooth=-9 pain+twist=-5 pain+very=22 pain+vomit=8 pain+waist=-2 pain+wake=6 pain+week=-7
pain+woman=5 pain+work=-8 pain+worse=2 pale=7 pale+palm=6 pale+play=3 pale+rib=-6 pale+since=-3 pale+skin=4
pale+sputum=-3 pale+sudden=2 pale+today=3 pale+urine=-6 pale+very=7 pale+water=4 pale+wound=9 pale+yellow=2 palm=10
palm+red=-5 palm+sole=6 palm+yellow=4 paraffin=18 past=-3 past+past=-15 past+pill=7 past+pregnant=4 past+pressure=-5
past+rape=-4 past+says=-4 past+shoes=-5 past+since=-8 past+sit=-5 past+sleep=-3 past+small=-4 past+snores=-6
past+stairs=-2 past+stand=-5 past+start=8 past+sting=3 past+stop=5 past+sudden=7 past+swell=-2 past+thermometer=11
past+vaccine=-5 past+very=-8 past+weapon=6 past+week=3 past+yesterday=4 patches=4 patches+press=9 patches+red=-2
patches+skin=5 peel+skin=-6 peel+swell=3 peel+wound=3 penis=6 penis+since=2 penis+stand=5 people=-7 people+pull=5
people+right=10 people+says=-4 people+see=6 people+since=4 people+small=-6 people+smell=-5 people+start=-2
people+unconscious=-3 people+vehicle=-6 people+vessel=-4 people+want=3 people+woman=-2 people+yesterday=-3 period=-7
period+pour=4 period+since=3 period+today=-3 period+week=12 pill=9 pill+play=5 pill+pregnant=6 pill+pressure=-5
pill+run=-7 pill+skin=6 pill+sleep=3 pill+swallow=13 pill+water=-6 pill+week=7 pill+yesterday=-3 pins=-5
plain-cold=-18 plain-cold+plain-cold=-3 plain-cold+pour=-2 plain-cold+since=-9 plain-cold+small=-3
plain-cold+sting=-8 plain-cold+stool=2 plain-cold+water=4 plain-cold+week=-6 play=-8 play+small=-2 play+swell=-6
play+today=4 play+tooth=-3 play+very=4 play+yesterday=-6 plays=-2 plays+speak=6 plays+twist=8 poison=12 pool=10
pool+pull=11 pool+water=-2 pour=2 pour+red=4 pour+since=4 pour+soak=-3 pour+still=5 pour+water=8
pregnant+pressure=12 pregnant+see=8 pregnant+severe=6 pregnant+since=-3 pregnant+small=-7 pregnant+vomit=-4
pregnant+week=-7 press=11 press+rash=8 press+rib=-7 press+side=-3 press+since=5 press+small=-5 pressure=-2
pressure+see=10 pressure+severe=4 pressure+small=-7 pressure+today=-7 pressure+want=-7 pressure+week=12 pull=10
pull+shoulder=-9 pull+since=-8 pull+skin=4 pull+snores=4 pull+sudden=3 pull+today=3 pus+rash=4 pus+since=-9
pus+small=2 pus+yesterday=-5 rape=-2 rape+yesterday=2 rash=5 rash+skin-mild=-7 rash+small=-6 rash+swell=-2
rash+throat=8 rash+week=3 red=-3 red+see=7 red+since=-5 red+skin=4 red+slow=-6 red+small=-8 red+sputum=-6
red+stuck=-3 red+suck=-7 red+swell=8 red+thermometer=-3 red+vessel=6 red+vomit=10 red+week=4 red+wound=2 refuse=8
refuse+since=7 refuse+swell=3 refuse+urine=5 refuse+yesterday=3 respond=2 respond+water=5 rib=-3 rib+rib=2
rib+sharp=2 rib+side=-3 rib+skin=9 rib+sleep=2 rib+small=-4 rib+suck=4 rib+sudden=4 rib+sunken=5 rib+twist=2 right=4
right+side=6 right+since=-8 right+sleep=5 right+sudden=3 right+swell=-4 right+today=7 right+twist=2 right+vehicle=-5
right+yesterday=5 roof=7 room=-6 room+sleep=-11 room+small=-4 rope=23 run=2 run+run=3 run+today=-5 run+vehicle=2
run+yesterday=-5 saliva=9 saliva+small=-8 saliva+speak=-3 saliva+swallow=3 saliva+sweat=8 saliva+swell=-2
saliva+voice=9 says=15 says+see=2 says+since=2 says+sleep=-2 says+small=8 says+spirits=4 says+thermometer=2
says+threatens=7 says+today=3 says+very=-6 says+want=5 says+woman=3 says+wound=3 says+yellow=6 scar=-10 scorpion=4
scorpion+small=2 scorpion+sting=3 scratch=-15 scratch+since=-2 scratch+swallow=3 scratch+throat=-2 scratch+woman=-5
scratch+yesterday=-2 second-long=-3 second-long+stand=-7 second-long+unconscious=-5 second-long+yesterday=2 see=4
see+shake=6 see+shiver=4 see+since=5 see+small=2 see+smell=-9 see+speak=-4 see+spirits=6 see+still=-10 see+sweat=3
see+swell=8 see+today=4 see+water=9 see+week=8 severe=16 severe+severe=4 severe+shake=2 severe+shiver=2
severe+side=-4 severe+since=7 severe+smell=3 severe+stiff=-5 severe+sudden=4 severe+swell=4 severe+urine=2
severe+very=6 severe+wake=6 severe+week=2 severe+yesterday=5 sex=-4 sex+yesterday=-4 shake=14 shake+speak=7
shake+spirits=3 shake+sugar=6 shake+very=4 sharp=13 sharp+side=9 sharp+sudden=2 shiver=17 shiver+since=-5
shiver+sugar=-6 shiver+tooth=2 shiver+very=5 shiver+week=5 shoes+shoes=-8 shoes+since=9 shoes+sole=-5 shoes+sting=6
shoulder=11 shoulder+since=-10 shoulder+very=3 side=11 side+since=6 side+sleep=-2 side+small=-5 side+stiff=-6
side+sudden=4 side+tongue=-4 side+twist=6 side+yesterday=6 since+sit=4 since+skin-mild=-4 since+sleep=2
since+small=4 since+smell=-8 since+speak=13 since+stairs=-4 since+stand=4 since+start=5 since+stiff=-8 since+still=2
since+stool=-3 since+stop=2 since+strength=2 since+stuck=5 since+suck=13 since+sudden=7 since+sweat=-7
since+swell=-5 since+testicle=2 since+thermometer=-10 since+throat=-12 since+today=-9 since+tooth=-11 since+twist=-6
since+urine=10 since+vehicle=-7 since+very=2 since+vomit=-6 since+waist=-10 since+wake=9 since+want=3 since+washed=2
since+weak=4 since+week=4 since+whistle=4 since+woman=7 since+work=6 since+yellow=-11 since+yesterday=-2 sit=11
sit+today=7 sit+urine=3 sit+water=-13 sit+work=-5 skin=5 skin+small=-9 skin+start=3 skin+sunken=5 skin+swell=2
skin+today=8 skin+vehicle=4 skin+week=6 skin+wound=11 skin+yellow=11 skin-mild=-11 skin-mild+small=-8
skin-mild+throat=-3 skin-mild+yesterday=-4 sleep=8 sleep+sleep=2 sleep+small=6 sleep+stiff=-5 sleep+stop=4
sleep+suck=10 sleep+swallow=2 sleep+today=4 sleep+twist=4 sleep+vehicle=-3 sleep+very=3 sleep+vomit=9 sleep+wake=-8
sleep+want=6 sleep+water=7 sleep+week=7 sleep+yesterday=4 slow+spread=-6 small=-10 small+small=2 small+snake=6
small+speak=-5 small+sputum=-8 small+stand=-8 small+sting=6 small+stool=-2 small+suck=-5 small+swallow=10
small+swell=-14 small+today=-2 small+tongue=3 small+urine=3 small+vehicle=-4 small+very=3 small+want=-5
small+washed=-8 small+water=7 small+weak=4 small+week=-7 small+wound=-9 small+yellow=-2 smell=-7 smell+smell=5
smell+strength=2 smell+urine=-8 smell+yesterday=-8 smoke=8 snake=9 snake+sting=11 snake+today=-6 snores=6
snores+strange=7 snores+woman=-6 soak=17 soak+speak=3 soak+sweat=3 soak+wake=4 soft-spot=13 soft-spot+swell=2
sole=-9 sole+yellow=4 sometimes=-17 speak+spirits=3 speak+start=-2 speak+strange=4 speak+sweat=4 speak+threatens=6
speak+tired=8 speak+today=10 speak+twist=6 speak+very=6 speak+wake=-10 speak+walk=-2 speak+want=-5 speak+week=-3
speak+word-said=3 speak+yellow=5 speak+yesterday=7 spirits+today=4 spread=-6 sputum=-11 stand=10
stand+unconscious=-3 stand+very=4 start=5 start+stuck=-2 start+sudden=3 start+testicle=2 start+tired=7 start+today=7
start+tooth=3 start+water=-4 start+week=-12 start+yesterday=13 stiff+sudden=4 stiff+throat=3 stiff+today=-2
stiff+touch=3 stiff+wake=-5 stiff+water=3 stiff+wood=3 still+urine=-5 still+walk=-3 still+week=10 still+word-said=7
sting=-4 sting+urine=-3 sting+weapon=3 sting+week=5 stool=-9 stool+thirst=-4 stool+today=-13 stool+urine=-4
stool+vomit=3 stool+water=-2 stool+week=-5 stop=-2 stop+suck=7 stop+waist=6 stop+week=10 stop+yesterday=-10
strange=11 strange+sudden=2 strength=2 strength+swallow=7 stroke=-6 stuck=8 stuck+throat=5 suck=-4 suck+today=5
suck+wake=4 suck+yesterday=7 sudden=23 sudden+swell=4 sudden+testicle=5 sudden+today=2 sudden+weapon=4 sudden+week=4
sudden+woman=2 sudden+word-said=7 sudden+yesterday=8 sugar=-2 sugar+sweat=14 sugar+today=-3 sugar+water=2 sunken=19
swallow=11 swallow+voice=4 swallow+water=5 swallow+yesterday=4 sweat=5 sweat+very=2 sweaty=6 swell=6 swell+swell=3
swell+throat=2 swell+twist=-8 swell+vehicle=6 swell+water=5 swell+week=-2 swell+yesterday=-5 tears=8 testicle=14
testicle+want=-5 thermometer=7 thermometer+week=-2 thigh=5 thigh+today=-3 thigh+yesterday=-3 thinner=9 thirst=-10
thirst+today=-4 thirst+very=-10 threat=6 threatens=5 throat=10 throat+water=3 throat+yesterday=-11 tired=10
tired+very=6 tired+word-said=3 today=2 today+travel=-10 today+very=-3 today+vessel=-3 today+voice=2 today+vomit=9
today+waist=4 today+wake=5 today+walk=8 today+water=-7 today+worse=-11 today+yellow=7 tongue=12 tongue+wound=-8
tooth=4 tooth+yesterday=8 travel=-12 tree=10 twist=8 twist+week=-4 twist+yesterday=-2 unconscious=5 urine+walk=-3
urine+water=-3 urine+weak=-10 urine+week=2 urine+yellow=6 urine+yesterday=5 vaccine=-21 vaccine+want=-2 vagina=3
vehicle=10 vehicle+voice=8 vehicle+walk=8 vehicle+week=3 very=-2 very+vessel=4 very+vomit=-5 very+weak=13
very+week=4 very+yesterday=3 vessel=15 vessel+water=4 vessel+woman=3 voice=6 vomit=20 vomit+want=4 vomit+water=-3
vomit+week=-4 vomit+yesterday=-9 waist+want=-2 waist+yesterday=-12 wake=-4 walk=-9 walk+weak=-4 walk+weapon=-7
walk+week=7 want=-2 washed=-10 washed+washed=-2 washed+work=3 water=2 water+water=3 weak=6 weapon=4 week=3
week+yellow=-2 week+yesterday=2 whistle=10 who:after-abortion=20 who:asthma=3 who:diabetes=6 who:epilepsy=-9
who:gave-birth=-11 who:hiv=2 who:pregnant=4 who:recent-surgery=7 who:sickle-cell=17 woman=3 woman+word-said=2
womb=11 wood=6 word-said=13 work=-10 worse=7 wound=-8 wrong=11 yellow=-2 yellow+yesterday=-8 yesterday=-5
`;
