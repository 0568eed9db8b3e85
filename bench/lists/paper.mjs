// @ts-check
// Gifts and the receipts for them, as rows.

/** @typedef {{ name: string, email: string }} Donor */

const METHODS = ['card', 'check', 'cash'];

/** Who gave, as the core says it of plain names. @param {Donor} donor */
const identityOf = ({ name, email }) => `${email}\n${name.toLowerCase()}`;

/**
 * @param {number} at
 * @param {Donor} donor
 * @param {import('./words.mjs').Chance} chance
 */
export const giftOf = (at, { name, email }, chance) => ({
  id: `gift-${at}`,
  revision: 'first',
  name,
  email,
  phone: '',
  address: '',
  note: '',
  origin: 'entered',
  cents: 500 + chance.below(50_000),
  method: chance.of(METHODS),
  donor_key: email,
  donor_identity: identityOf({ name, email }),
  campaign_id: chance.below(3) === 0 ? `campaign-${chance.below(20)}` : null,
});

/**
 * @param {number} at
 * @param {object} of
 * @param {number} of.year
 * @param {number} of.count
 * @param {Donor} of.donor
 * @param {boolean} of.isStatement
 * @param {(...texts: readonly string[]) => string} of.searchColumn
 */
export function receiptOf(at, { year, count, donor, isStatement, searchColumn }) {
  const [name, email] = [donor.name, at % 40 === 0 ? '' : donor.email];
  const on = `${year}-06-15`;
  const gift = { giftId: `given-${at}`, receivedOn: on, method: 'check', cents: 5000, refundedCents: 0 };
  const text = {
    organization: {
      legalName: 'Sample Foundation',
      ein: '00-0000000',
      signatory: 'Ada Corden',
      phone: '702-555-0100',
      address: '1 Sample Street, Las Vegas',
      email: 'hello@site.example',
    },
    donor: { name, email, address: '2 Sample Street, Las Vegas' },
    gifts: [{ ...gift, benefit: null, provider: null }],
    goods: [],
    inReturn: { kind: 'nothing', sentence: 'No goods or services were given in return for this gift.' },
    notes: ['Please keep this receipt for your tax records.'],
  };
  const voided = { on, cause: 'person', reason: 'The address was wrong.', replacedBy: null };
  const isVoided = at % 50 === 0;
  return {
    id: `receipt-${at}`,
    year,
    count,
    kind: isStatement ? 'statement' : 'single',
    issued_on: on,
    donor_key: identityOf(donor),
    donor_email: email,
    person_id: null,
    text: JSON.stringify(text),
    state: isVoided ? 'voided' : 'issued',
    voided: isVoided ? JSON.stringify(voided) : null,
    search: searchColumn(name, email, `${year}-${String(count).padStart(4, '0')}`),
  };
}
