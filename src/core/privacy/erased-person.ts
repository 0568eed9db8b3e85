/** Replaces the name of an erased person. */
export const ERASED_NAME = 'Erased person';

/** Replaces the email address of an erased person; unique, and never deliverable. */
export function erasedAddress(id: string): string {
  return `erased-${id.toLowerCase()}@erased.invalid`;
}
