/** Does something whenever a list is read, with code that is fetched the first time. Without that code, it is left for the next time. */
export function whenListed<Deed>(
  fetchDeed: () => Promise<Deed>,
  does: (deed: Deed) => Promise<unknown>,
): () => Promise<void> {
  let deed: Promise<Deed> | null = null;
  return async () => {
    deed ??= fetchDeed();
    try {
      await does(await deed);
    } catch {
      deed = null;
    }
  };
}
