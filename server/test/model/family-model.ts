/** A model of the people in the care of one patient. */
export class FamilyModel {
  /** Everybody who was ever added, in that order. */
  readonly ever: string[] = [];
  private readonly removed = new Set<string>();

  add(id: string): void {
    this.ever.push(id);
  }

  /** The patient takes the consent back: nobody books for this person or reads about this person any more. */
  remove(id: string): void {
    this.removed.add(id);
  }

  has(id: string): boolean {
    return this.ever.includes(id) && !this.removed.has(id);
  }

  get standing(): string[] {
    return this.ever.filter((id) => !this.removed.has(id));
  }

  /** Returns somebody who was ever added; undefined while there is nobody. */
  pick(index: number): string | undefined {
    return this.ever[index % this.ever.length];
  }
}
