/** Why the rules about brain, nerves and back hold, as people read it: Swahili, English, French. */
export const reasons = `
brain-1: Dalili hizi zinaweza kuwa kiharusi, hata kama zimepita. | These signs can be a stroke, even if they have passed. | Ces signes peuvent être un AVC, même s’ils sont passés.
brain-2: Kichwa kinachouma ghafla na sana kinaweza kuwa damu ubongoni. | A sudden, very bad headache can be bleeding in the brain. | Un mal de tête soudain et très fort peut être un saignement.
brain-3: Maumivu ya kichwa na dalili hizi huonyesha ubongo uko hatarini. | A headache with these signs means the brain may be in danger. | Un mal de tête avec ces signes montre que le cerveau est en danger.
brain-3t brain-4: Maumivu haya ya kichwa yanahitaji kupimwa leo. | This headache needs a check today. | Ce mal de tête demande un examen aujourd’hui.
brain-5: Maumivu makali ya kichwa yanahitaji kupimwa. | A bad headache needs a check. | Un fort mal de tête demande un examen.
brain-6: Mishipa ya fahamu ya mgongo inaweza kubanwa. | Nerves in the back may be squeezed. | Des nerfs du dos sont peut-être coincés.
brain-7: Maumivu haya ya mgongo yanaweza kuwa na sababu kubwa. | This back pain may have a serious cause. | Ce mal de dos a peut-être une cause sérieuse.
`;
