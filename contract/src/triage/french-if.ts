/** 'Même si', 'comme si on', 'si je': the French 'if', not the Swahili 'is not'. */
export function isFrenchIf(before: string, next: string): boolean {
  return before === 'meme' || before === 'comme' || /^(?:on|il|elle|je|j|nous|vous|ils|elles|c)$/.test(next);
}
