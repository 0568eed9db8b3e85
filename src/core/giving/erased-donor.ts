import { donorKey, type Gift, type GiftOwner, isGiftOf } from './gift';

/** What the key begins with that stays of a donor who was erased; it stands where the account was. */
export const ERASED_KEY = 'erased:';

/** Whether the donor of a gift was erased: nobody is left to whom a receipt could be written. */
export function isDonorErased({ personId }: Pick<Gift, 'personId'>): boolean {
  return personId?.startsWith(ERASED_KEY) ?? false;
}

/** Whose gift it is in every count of donors: by the key that stayed of somebody erased, else as donorKey says. */
export function countedDonor(gift: Pick<Gift, 'donor' | 'personId'>): string {
  return isDonorErased(gift) && gift.personId ? gift.personId : donorKey(gift.donor);
}

/**
 * The gifts once a donor was erased. Their sums and days stay. Whoever counted as one donor still does, under a key that
 * says nothing of them, so that an erasure changes no figure; `nextKey` makes one that nobody can guess.
 */
export function withoutDonor(
  gifts: readonly Gift[],
  owner: GiftOwner,
  { name, nextKey }: { readonly name: string; readonly nextKey: () => string },
): readonly Gift[] {
  const keys = new Map<string, string>();
  return gifts.map((gift) => {
    if (!isGiftOf(gift, owner)) return gift;
    const before = countedDonor(gift);
    const key = keys.get(before) ?? `${ERASED_KEY}${nextKey()}`;
    keys.set(before, key);
    return { ...gift, donor: { name, email: '', phone: '', address: '' }, note: '', personId: key };
  });
}
