/** With what records are erased: the time in ms, and what makes an id that was never used before. */
export interface Erasing {
  readonly now: number;
  readonly nextId: () => string;
}
