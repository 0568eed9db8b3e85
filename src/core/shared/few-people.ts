/** Figures of fewer people tell about each of them, and are hidden from everybody outside. */
export const FEWEST_PEOPLE = 5;

/** Whether a figure about so many people tells about each of them; one about nobody does not. */
export function isAboutFew(people: number): boolean {
  return people > 0 && people < FEWEST_PEOPLE;
}
