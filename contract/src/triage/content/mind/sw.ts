/** Swahili ways of saying what concerns mind, violence and exposure: by concept, separated by bars. */
export const swahili = {
  'suicide-plan': `
    -jiua | kujiua | nataka kujitoa | -jinyonga | kujinyonga | nataka kujitoa uhai | -jaribu kujiua | nitajiua |
    kujimaliza | -jitoa roho | kujitoa roho | kukatisha maisha | kamba tayari | nimeandika barua ya kuaga |
    kujikata mishipa | kujitoa uhai | -jimaliza
  `,
  'suicide-thoughts': `
    nataka kufa | nimechoka kuishi | sioni sababu ya kuishi | bora nife | natamani kufa | maisha hayana maana |
    anataka kufa | bora kufa | sitaki kuishi | nimechoka na maisha | natamani nife
  `,
  voices: `
    -sikia sauti | anaona vitu | kusikia sauti | amepagawa | amerukwa na akili | -ongea peke yake | wazimu |
    anaona watu wasiokuwepo | amechizika | kichaa | -pata wazimu
  `,
  'danger-to-others': `
    -tishia watu | ana kisu | anapiga watu | anataka kuua | hatari kwa watu | anatishia | anavunja vitu |
    mkali sana na anapiga | ana panga
  `,
  'stopped-alcohol': '-acha pombe | kuacha pombe | -acha kunywa pombe | hajanywa pombe siku',
  shakes: '-tetemeka | mikono inatetemeka | kutetemeka',
  rape: `
    -bakwa | kubakwa | -ingilia kwa nguvu | -lawitiwa | kulawitiwa | amenibaka | -najisiwa | kanibaka | -baka |
    ubakaji | ameniingilia kwa nguvu
  `,
  hurt: '-umia | -jeruhiwa | -pigwa | michubuko',
  unsafe: `
    si salama | siko salama | ataniua | anatishia kuniua | -nikaba | ana kisu | ana panga | ameshika panga | naogopa kurudi nyumbani |
    yuko hapa na kisu | yuko hapa na panga | yuko hapa anatishia | yuko hapa na silaha | bunduki | amenikaba shingo | naogopa maisha yangu | alinikaba | amefunga mlango | najificha |
    anataka kuniua
  `,
  'partner-violence': `
    mume ananipiga | nimepigwa na mume | ananipiga | mume wangu ananipiga | ananitishia | kupigwa na mume |
    mpenzi ananipiga | mume amenipiga | ukatili wa nyumbani | ananipiga kila siku | mume hunipiga | hunipiga
  `,
  'child-abuse': `
    mtoto anapigwa | -shikwa sehemu za siri | anamnyanyasa mtoto | mtoto amenyanyaswa | ukatili kwa mtoto |
    mjomba anamshika | mama wa kambo | baba wa kambo anampiga | -chomwa sigara | anamtesa mtoto | mtoto anateswa
  `,
  'hiv-exposure': `
    nimechomwa sindano | nililala na mwenye vvu | sindano iliyotumika | ana vvu na tulilala | pep |
    sindano chafu | nimelala na mwenye ukimwi | nimejichoma sindano | mwenye virusi
  `,
  'mammal-bite': 'ameumwa na mbwa | mbwa amemuuma | mbwa kaniuma | kichaa cha mbwa',
  'deep-bite': "-umwa usoni | -ng'atwa usoni | kidonda kirefu cha kung'atwa | -umwa shingoni | -umwa kichwani",
  'venom-bite': '-umwa na nge | -gongwa na nge | -umwa na buibui',
  'whole-body-signs': 'mwili mzima | mwili wote',
  'low-mood': 'huzuni | msongo wa mawazo | sononeka | wasiwasi | -kata tamaa | mawazo mengi | nimesononeka',
  'poor-sleep': 'sipati usingizi | kukosa usingizi | usingizi hauji | silali',
  'nobody-ill': `
    hakuna mgonjwa | sote tuko sawa | tuko wazima | kwa ajili ya igizo | kwenye igizo |
    kwenye tamthilia | hakuna aliyemeza | hakuna aliyegusa | hakuna aliyekunywa | hakuna anayeumwa | hakuna mtu anayeumwa | hakuna aliyeumwa | hakuna aliyeumia | sote tu wazima |
    sote wazima | wote ni wazima | wote wazima | tuko salama wote | watu wote tuko salama | sisi sote tuko salama |
    mimi mwenyewe ni mzima | kwa ajili ya somo | kwa ajili ya darasa | ni kwa ajili ya mafunzo | ya shuleni | insha ya |
    ni homework | swali la mtihani | swali la homework | hakumuuma mtu | hajamuuma mtu | hajamngata mtu | hakumngata mtu | haikumngata mtu | hakumngata wala | hajamngata wala |
    haikumuuma mtu | hakuna mtu aliyekunywa | hajanywa mtu
  `,
  'only-asking': 'nataka tu kujua | nauliza tu | naulizia tu',
  information: `
    dalili za | ni zipi | nikipata | ikiwa nitapata | endapo | jinsi ya kuzuia | ni nini | husababishwa na nini |
    inaambukizwaje | nieleze tofauti | niambie dalili | nieleze dalili | nifahamishe | naomba unieleze | jinsi ya kumsaidia |
    nataka kujua dalili | nataka kujifunza | hatua za kumsaidia | huduma ya kwanza ya | dalili ni zipi | dalili zake ni zipi | naomba kujua kuhusu | jinsi ya kujikinga |
    huambukizwaje | huambukizwa vipi | inaambukizwa vipi | huenezwaje | huenea vipi | hupatikanaje | ikiwa mtoto atapata | mtu anapaswa kufanya nini
  `,
} as const;
