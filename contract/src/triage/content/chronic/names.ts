/** What people read for each concept about long-term illness and old age: Swahili, English, French. */
export const names = `
diabetes: kisukari | diabetes | diabète
low-sugar: sukari iliyoshuka | low sugar | sucre bas
sugar-helped: kupona mara baada ya sukari | right again after sugar | remis après du sucre
sweating: kutoka jasho | sweating | sueurs
shakes: kutetemeka | trembling | tremblements
deep-breathing: kupumua kwa kina | deep breathing | respiration profonde
sickle-cell: selimundu | sickle cell disease | drépanocytose
hiv: VVU | HIV | VIH
new-hiv-medicine: dawa mpya za VVU | a new HIV medicine | nouveau médicament du VIH
weak-immunity: kinga dhaifu ya mwili | weak body defences | défenses affaiblies
cancer: saratani | cancer | cancer
tb: kifua kikuu | tuberculosis | tuberculose
malaria: malaria | malaria | paludisme
malaria-area: eneo lenye malaria | an area with malaria | zone de paludisme
elderly: umri wa miaka 65 au zaidi | age of 65 or more | 65 ans ou plus
`;
