/** Makes ids that are unique in this browser and, for all practical purposes, everywhere. */
export interface IdSource {
  next(): string;
}
