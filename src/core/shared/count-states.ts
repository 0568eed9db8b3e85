/** How many records are in each state. */
export function countStates<State extends string>(
  states: readonly State[],
  records: readonly { readonly state: State }[],
): Readonly<Record<State, number>> {
  const counts = states.map((state) => [state, records.filter((record) => record.state === state).length]);
  return Object.fromEntries(counts) as Record<State, number>;
}
