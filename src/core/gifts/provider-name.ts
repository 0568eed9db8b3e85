/** What two spellings of one provider share: names compare without case, and spaces around them or doubled do not count. */
export function providerKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The names among `known` that mean this provider, however each is spelled. */
export function spellingsOf(name: string, known: readonly string[]): string[] {
  const key = providerKey(name);
  return [...new Set(known)].filter((one) => providerKey(one) === key);
}

/** The name that is kept for a provider: the first known spelling of it, else what was typed. */
export function keptProviderName(name: string, known: readonly string[]): string {
  return spellingsOf(name, known)[0] ?? name.trim();
}

/** Each provider once, in its first spelling. */
export function distinctProviders(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) if (!found.has(providerKey(name))) found.set(providerKey(name), name);
  return [...found.values()];
}
