/** The words around a receipt sent by mail; the receipt has its own words. */
export const receiptMailTexts = {
  subject: {
    single: (number: string, name: string) => `Receipt ${number} from ${name}`,
    statement: (year: number, name: string) => `Your gifts in ${year}: statement from ${name}`,
  },
  thanks: {
    single: 'Thank you for your gift. This is your receipt.',
    statement: (year: number) => `Thank you for what you gave in ${year}. This is your statement.`,
  },
  number: (number: string, issued: string) => `Receipt ${number}, issued on ${issued}`,
  ein: (ein: string) => `EIN ${ein}`,
  donor: 'Donor',
  gifts: 'Gifts of money',
  refunded: (amount: string, back: string) => `${amount} given, ${back} went back`,
  benefit: (description: string, value: string) =>
    `in return: ${description}, estimated value ${value} (good-faith estimate)`,
  provider: (provider: string) => `${provider} may have sent a receipt`,
  total: (amount: string) => `Total: ${amount}`,
  benefits: (amount: string) => `Estimated value of what was provided in return: ${amount}`,
  excess: (amount: string) => `Amount above that value: ${amount}`,
  goods: 'Gifts of goods',
  count: (count: number) => `count: ${count}`,
  contact: 'Questions?',
};
