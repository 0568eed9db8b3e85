/**
 * The wording of new receipts. An issued receipt keeps its own copy, so changes here never alter it. The words are in
 * the core because both the server and the simulation issue receipts. A professional should check them. None of them
 * promises what a tax authority decides: 'to the extent allowed by law'.
 */
export const receiptWords = {
  nothingInReturn: 'No goods or services were provided in exchange for these contributions.',
  allInReturn:
    'Goods or services were provided in exchange for these contributions. They are described with each of them, with a good-faith estimate of their value.',
  someInReturn:
    'Goods or services were provided in exchange for the contributions that are described so, with a good-faith estimate of their value. No goods or services were provided in exchange for the other contributions.',
  deductible: 'Your contributions may be tax-deductible to the extent allowed by law.',
  excess:
    'Where goods or services were provided in exchange, the amount that is deductible for federal income tax purposes is limited to the part of the payment that exceeds their value.',
  notDeductible: 'Contributions are not tax-deductible.',
  goods: 'Goods are described here without a value. It is for the donor to determine what they were worth.',
  refunds: 'Money that went back to the donor is not part of the total.',
  provider:
    'The payment provider may have sent its own receipt for a contribution that is marked so. Please count each contribution once.',
  keep: 'Please keep this document with your tax records.',
  /** On a statement. */
  hasSingles: 'This statement also covers gifts that you have single receipts for. Count each gift once.',
  /** On a single receipt that comes after the statement. */
  hasStatement: (year: number) => `A statement for ${year} also covers this gift. Count it once.`,
} as const;
