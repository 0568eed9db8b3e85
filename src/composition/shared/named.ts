/** Makes an object whose members are looked up when they are named. Nobody can list them. */
export function namedBy<Members extends object>(lookUp: (name: string) => unknown): Members {
  return new Proxy({} as Members, {
    // A promise that resolves with it, and what shows it to a developer, ask for what nobody has.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : lookUp(name)),
    ownKeys: () => {
      throw new Error('Ports have no list: name those that are needed.');
    },
  });
}
