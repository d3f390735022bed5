/**
 * Returns whom a doctor calls by ordinary phone, as values of a sentence: the reader, or the named member of the family
 * who has a number of their own.
 */
export function whoIsCalled(person: string | null | undefined): { whom: 'patient' | 'member'; person: string } {
  return person === null || person === undefined ? { whom: 'patient', person: '' } : { whom: 'member', person };
}
