/** Why the rules about long-term illness, old age and fever hold, as people read it: Swahili, English, French. */
export const reasons = `
longterm-1 longterm-1t: Sukari ya damu inaweza kuwa chini sana. | The blood sugar may be too low. | Le sucre dans le sang est peut-être trop bas.
longterm-1s: Sukari ilishuka, na chanzo kinahitaji kujulikana. | The sugar was low, and the cause needs to be found. | Le sucre était bas, et il faut en trouver la cause.
longterm-2: Kisukari na dalili hizi inaweza kuwa hatari haraka. | Diabetes with these signs can quickly become dangerous. | Le diabète avec ces signes peut vite devenir dangereux.
longterm-2t: Sukari ya damu iko juu sana. | The blood sugar is very high. | Le sucre dans le sang est très élevé.
longterm-3 longterm-3t: Selimundu na dalili hizi inahitaji msaada wa haraka. | Sickle cell disease with these signs needs quick help. | La drépanocytose avec ces signes demande une aide rapide.
longterm-4: Kwa kinga dhaifu, dalili hizi zinaweza kuwa hatari. | With weak body defences, these signs can be dangerous. | Avec des défenses affaiblies, ces signes peuvent être dangereux.
longterm-5 longterm-5t: Dawa mpya inaweza kuwa inaleta mwitikio. | A new medicine may be causing a reaction. | Un nouveau médicament cause peut-être une réaction.
longterm-6: Homa na kinga dhaifu vinahitaji msaada sasa. | Fever with weak body defences needs help now. | La fièvre avec des défenses affaiblies demande de l’aide maintenant.
longterm-7 longterm-7t: Kidonda cha mguu na kisukari kinaweza kuharibika haraka. | A foot wound with diabetes can turn bad quickly. | Une plaie au pied avec un diabète peut vite s’aggraver.
longterm-8: Mzee asiyekula au asiyesimama baada ya kuanguka yuko hatarini. | An old person who cannot stand or stops eating is in danger. | Une personne âgée qui ne mange plus ou ne se lève plus est en danger.
fever-1 fever-1a fever-1s: Homa inaweza kuwa malaria, na kipimo kinahitajika. | Fever can be malaria, and a test is needed. | La fièvre peut être le paludisme, et un test est nécessaire.
fever-2: Homa na dalili hizi inaweza kuwa malaria kali. | Fever with these signs can be severe malaria. | La fièvre avec ces signes peut être un paludisme grave.
`;
