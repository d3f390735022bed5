/**
 * The name as it goes to the network: letters and their marks, spaces, apostrophes and hyphens stay (Ng'ang'a, N'Diaye,
 * Jean-Bosco); digits and other signs go (PAT-PAY-07, C42). 'Asha 123' → 'Asha'. Empty when no letter is left.
 */
export function cleanName(typed: string): string {
  const kept = typed.replace(/[‘’ʼ`´]/g, "'").replace(/[^\p{L}\p{M}\s'-]/gu, '').replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(kept) ? kept : '';
}
