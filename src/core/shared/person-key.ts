/** The meaningless key that all records of one account have, by those that are there; undefined before the first. */
export function personKeyOf(records: readonly { readonly personKey: string }[]): string | undefined {
  return records[0]?.personKey;
}
