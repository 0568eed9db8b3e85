import { donorKey, type Gift } from './gift';

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
 * What stays of a provider's transaction number once its donor was erased: enough to know the payment again when its file is
 * imported once more, too little to look it up. Always the same for the same number.
 */
export function erasedNumber(externalId: string): string {
  if (externalId.startsWith(ERASED_KEY)) return externalId;
  // cyrb53: 53 bits of a text. Two of 10,000 numbers have the same once in 100 million books.
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < externalId.length; at += 1) {
    const unit = externalId.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return `${ERASED_KEY}${(4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)}`;
}
