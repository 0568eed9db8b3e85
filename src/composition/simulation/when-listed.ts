/** Does something whenever a list is read, with code that is fetched the first time. Without that code, it is left for the next time. */
export function whenListed<Action>(
  fetchAction: () => Promise<Action>,
  does: (action: Action) => Promise<unknown>,
): () => Promise<void> {
  let action: Promise<Action> | null = null;
  return async () => {
    action ??= fetchAction();
    try {
      await does(await action);
    } catch {
      action = null;
    }
  };
}
