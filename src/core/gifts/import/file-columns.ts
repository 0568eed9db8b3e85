import { LINE } from '../../shared/text/text-schema';
import { DONOR_FIELDS } from '../gift';
import { isPaymentStatus } from './payment-words';
import { type Zone, zoneOf } from './zones';

/** What a provider's file may say of a gift, in the order in which people are asked for the columns. */
export const FILE_FIELDS = [
  'externalId',
  'receivedOn',
  'time',
  'zone',
  'cents',
  'currency',
  'refunded',
  'refundedOn',
  'name',
  'lastName',
  'company',
  ...DONOR_FIELDS.filter((field) => field !== 'name'),
  'address2',
  'city',
  'region',
  'zip',
  'country',
  'method',
  'campaign',
  'plan',
  'status',
  'dispute',
  'kind',
  'refundOf',
  'match',
  'convertedCents',
  'convertedCurrency',
  'convertedRefund',
  'noReceipt',
  'note',
] as const;

/** Something that a file says of a gift. */
export type FileField = (typeof FILE_FIELDS)[number];

/** Longest note of a gift that is imported, in UTF-16 units. */
export const LONGEST_IMPORTED_NOTE = 5_000;

/** The most of a field that an import takes, in UTF-16 units. */
export function longestOf(field: FileField): number {
  return field === 'note' ? LONGEST_IMPORTED_NOTE : LINE;
}

/** What no gift can be without. A line without a name is one of 'Anonymous'. */
export const REQUIRED_FIELDS: readonly FileField[] = ['externalId', 'receivedOn', 'cents'];

/** What most files say of a gift: of these it is said when a file does not have them. */
export const EXPECTED_FIELDS: readonly FileField[] = [
  'externalId',
  'receivedOn',
  'cents',
  ...DONOR_FIELDS,
  'method',
  'campaign',
  'status',
];

/** In which column, counted from 0, each field stands; null where the file does not have it. */
export type ColumnChoice = Readonly<Record<FileField, number | null>>;

/** The heads of a file's columns by what they hold. Names in parentheses and signs do not count: they are in `headOf`. */
type Heads = Partial<Readonly<Record<FileField | 'firstName', readonly string[]>>>;

/** How a provider names the columns of its export. */
interface Provider {
  readonly name: string;
  /** Heads that only this provider writes: one of them tells its file. */
  readonly marks: readonly string[];
  readonly heads: Heads;
}

/** The providers whose exports are read without choosing a column. Another one is a line here. */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'Stripe',
    marks: ['Statement Descriptor', 'Card Name', 'Converted Amount Refunded', 'balance_transaction_id'],
    heads: {
      externalId: ['id', 'charge_id', 'source_id', 'balance_transaction_id'],
      receivedOn: ['Created date (UTC)', 'Created (UTC)', 'created_utc'],
      cents: ['Amount', 'gross'],
      refunded: ['Amount Refunded'],
      refundedOn: ['Refunded date (UTC)'],
      convertedCents: ['Converted Amount'],
      convertedCurrency: ['Converted Currency'],
      convertedRefund: ['Converted Amount Refunded'],
      name: ['Card Name', 'Customer Name'],
      email: ['Customer Email', 'Receipt Email'],
      phone: ['Customer Phone'],
      address: ['Card Address Line1'],
      address2: ['Card Address Line2'],
      city: ['Card Address City'],
      region: ['Card Address State'],
      zip: ['Card Address Zip'],
      country: ['Card Address Country'],
      method: ['Payment Source Type', 'Payment Method Type'],
      kind: ['reporting_category', 'Type'],
      dispute: ['Dispute Status'],
      note: ['Description'],
    },
  },
  {
    name: 'PayPal',
    marks: ['Balance Impact', 'From Email Address'],
    heads: {
      externalId: ['Transaction ID'],
      receivedOn: ['Date'],
      time: ['Time'],
      zone: ['TimeZone', 'Time Zone'],
      cents: ['Gross'],
      name: ['Name'],
      email: ['From Email Address'],
      phone: ['Contact Phone Number'],
      address: ['Address Line 1'],
      address2: ['Address Line 2/District/Neighborhood'],
      city: ['Town/City'],
      region: ['State/Province/Region/County/Territory/Prefecture/Republic'],
      zip: ['Zip/Postal Code'],
      country: ['Country'],
      campaign: ['Item Title'],
      kind: ['Type', 'Description'],
      refundOf: ['Reference Txn ID'],
      note: ['Note'],
    },
  },
  {
    name: 'Donorbox',
    marks: ['Donated At', 'Donor’s First Name', 'Make Donation Anonymous'],
    heads: {
      externalId: ['Receipt Id'],
      receivedOn: ['Donated At'],
      cents: ['Amount'],
      convertedCents: ['Amount in USD'],
      refunded: ['Amount Refunded', 'Refunded Amount'],
      name: ['Name'],
      firstName: ['Donor’s First Name'],
      lastName: ['Donor’s Last Name'],
      company: ['Donating Company'],
      email: ['Donor Email'],
      region: ['State / Province'],
      zip: ['Postal Code'],
      method: ['Donation Type'],
      plan: ['Recurring Plan Id'],
      note: ['Donor Comment'],
    },
  },
  {
    name: 'Givebutter',
    marks: ['Campaign Code', 'Fee Covered', 'Transacted At', 'Fundraising Team'],
    heads: {
      externalId: ['Transaction ID', 'Reference #', 'Reference Number', 'Number', 'ID'],
      receivedOn: [
        'Transaction Date (UTC)',
        'Transacted At',
        'Transaction Date',
        'Donation Date',
        'Date',
        'Created At',
      ],
      cents: ['Amount', 'Donation Amount', 'Total Charged'],
      refundedOn: ['Refunded At'],
      campaign: ['Campaign Title', 'Campaign', 'Campaign Name'],
      zip: ['Zipcode', 'Zip Code', 'Postal Code'],
      plan: ['Plan ID', 'Recurring Plan ID'],
      note: ['Message', 'Public Message', 'Supporter Message'],
    },
  },
  {
    name: 'Zeffy',
    marks: ['Tax Receipt #', 'Tax Receipt URL'],
    heads: {
      externalId: ['Transaction ID', 'Payment ID', 'Tax Receipt #'],
      receivedOn: ['Payment Date'],
      time: ['Payment Time'],
      cents: ['Total Amount'],
      refunded: ['Refund Amount'],
      status: ['Payment Status'],
      company: ['Company Name'],
      campaign: ['Campaign Title'],
    },
  },
  {
    name: 'Classy',
    marks: [
      'Gross Transaction Amount',
      'Payment Processor Reference ID',
      'Program Designation',
      'Supporter ID',
    ],
    heads: {
      externalId: ['Transaction ID'],
      receivedOn: ['Transaction Date', 'Purchased At'],
      cents: ['Gross Transaction Amount', 'Donation Gross Amount', 'Total Gross Amount'],
      refunded: ['Refund Amount', 'Amount Refunded'],
      refundedOn: ['Refund Date', 'Refunded At'],
      name: ['Supporter Name', 'Billing Name'],
      firstName: ['Supporter First Name', 'Billing First Name'],
      lastName: ['Supporter Last Name', 'Billing Last Name'],
      company: ['Company/Organization', 'Company Name'],
      email: ['Supporter Email', 'Supporter Email Address', 'Billing Email Address'],
      phone: ['Billing Phone Number', 'Supporter Phone'],
      address: ['Billing Address', 'Billing Address 1'],
      address2: ['Billing Address 2'],
      city: ['Billing City'],
      region: ['Billing State'],
      zip: ['Billing Postal Code'],
      country: ['Billing Country'],
      campaign: ['Internal Campaign Name', 'Campaign Name'],
      method: ['Payment Type', 'Offline Payment Type'],
      kind: ['Transaction Type'],
      status: ['Transaction Status'],
      note: ['Donor’s Comment', 'Supporter Comment'],
    },
  },
  {
    name: 'Benevity',
    marks: ['Total Donation to be Acknowledged', 'Cause Support Fee'],
    heads: {
      externalId: ['Transaction ID'],
      receivedOn: ['Donation Date'],
      cents: ['Total Donation to be Acknowledged'],
      match: ['Match Amount'],
      firstName: ['Donor First Name'],
      lastName: ['Donor Last Name'],
      email: ['Email'],
      region: ['State/Province'],
      // The donor's employer: it must not become the donor's name.
      company: [],
      method: ['Source'],
      note: ['Comment'],
    },
  },
  {
    name: 'PayPal Giving Fund',
    marks: ['Reference Information', 'Total Fees'],
    heads: {
      externalId: ['Transaction ID'],
      receivedOn: ['Donation Date'],
      cents: ['Gross Amount'],
      currency: ['Currency Code'],
      firstName: ['Donor First Name'],
      lastName: ['Donor Last Name'],
      email: ['Donor Email'],
      note: ['Reference Information'],
    },
  },
  {
    name: 'GiveWP',
    marks: ['Donation Total', 'Form Title', 'Payment Gateway'],
    heads: {
      externalId: ['Donation ID', 'Donation Number'],
      receivedOn: ['Donation Date'],
      time: ['Donation Time'],
      cents: ['Donation Total', 'Donation Amount'],
      currency: ['Currency Code'],
      company: ['Company Name'],
      campaign: ['Form Title'],
      method: ['Payment Gateway'],
      status: ['Donation Status'],
      plan: ['Subscription ID'],
      note: ['Donor Comment'],
    },
  },
];

/** Names that other programs and people give to the columns; the first that a file has counts. */
const COMMON: Readonly<Record<FileField | 'firstName', readonly string[]>> = {
  externalId: [
    'Transaction ID',
    'Donation ID',
    'Payment ID',
    'Gift ID',
    'External ID',
    'ID',
    'Reference',
    'Receipt Number',
    'Confirmation Number',
  ],
  receivedOn: [
    'Date',
    'Donation Date',
    'Payment Date',
    'Transaction Date',
    'Gift Date',
    'Received On',
    'Date Received',
    'Created',
    'Created At',
    'Created Date',
    'Timestamp',
  ],
  time: ['Time', 'Donation Time', 'Payment Time', 'Transaction Time'],
  zone: ['Time Zone', 'TZ'],
  cents: [
    'Amount',
    'Donation Amount',
    'Gift Amount',
    'Total',
    'Total Amount',
    'Amount USD',
    'Gross Amount',
    'Gross',
    'Payment Amount',
    'Transaction Amount',
  ],
  currency: ['Currency', 'Currency Code'],
  refunded: ['Amount Refunded', 'Refunded Amount', 'Refund Amount', 'Refunded', 'Total Refunded', 'Refund'],
  refundedOn: ['Refunded Date', 'Refund Date', 'Refunded On', 'Date Refunded', 'Refunded At'],
  name: ['Name', 'Donor Name', 'Donor', 'Full Name', 'Supporter Name', 'Supporter', 'Customer Name'],
  firstName: ['First Name', 'Donor First Name', 'Given Name', 'Supporter First Name', 'First'],
  lastName: ['Last Name', 'Donor Last Name', 'Surname', 'Family Name', 'Supporter Last Name', 'Last'],
  company: ['Company', 'Company Name', 'Organization', 'Organization Name', 'Business Name'],
  email: [
    'Email',
    'Donor Email',
    'Email Address',
    'Supporter Email',
    'Donor Email Address',
    'E-mail Address',
  ],
  phone: ['Phone', 'Donor Phone', 'Phone Number', 'Telephone', 'Mobile'],
  address: [
    'Address',
    'Donor Address',
    'Mailing Address',
    'Street Address',
    'Street',
    'Address Line 1',
    'Address 1',
    'Address1',
  ],
  address2: ['Address Line 2', 'Address 2', 'Street 2', 'Apartment', 'Unit'],
  city: ['City', 'Town', 'Town/City'],
  region: ['State', 'State/Province', 'Province', 'Region'],
  zip: ['Zip', 'Zip Code', 'Zipcode', 'Postal Code', 'Postcode'],
  country: ['Country'],
  method: ['Method', 'Payment Method', 'Payment Type', 'Paid By'],
  campaign: ['Campaign', 'Campaign Name', 'Campaign Title', 'Fund', 'Form', 'Designation'],
  plan: [
    'Recurring Plan ID',
    'Recurring Donation ID',
    'Recurring ID',
    'Subscription ID',
    'Plan ID',
    'Subscription',
  ],
  status: [
    'Status',
    'Payment Status',
    'Transaction Status',
    'Donation Status',
    'Gift Status',
    'Payment State',
    'State',
  ],
  dispute: ['Dispute Status'],
  kind: ['Type', 'Transaction Type', 'Reporting Category'],
  refundOf: [
    'Reference Txn ID',
    'Reference Transaction ID',
    'Related Transaction ID',
    'Original Transaction ID',
    'Parent Transaction ID',
    'Refund Of',
  ],
  match: ['Match Amount', 'Employer Match'],
  convertedCents: ['Converted Amount', 'Amount in USD'],
  convertedCurrency: ['Converted Currency'],
  convertedRefund: ['Converted Amount Refunded'],
  noReceipt: ['No Tax Receipt', 'No Receipt'],
  note: ['Note', 'Notes', 'Comment', 'Comments', 'Message', 'Donor Comment'],
};

/** The head of a column, taken apart. */
interface Head {
  /** In small letters, with letters and digits only, without what is in parentheses. */
  readonly key: string;
  /** The zone of its times, where the head names one: 'Created date (UTC)', 'created_utc'. */
  readonly zone: Zone | null;
  /** The currency of its amounts, where the head names one: 'Amount (CAD)'. */
  readonly currency: string | null;
}

const CURRENCY_IN_HEAD = /\(([A-Z]{3}|usd)\)/;

/** What the head of a column says. */
export function headOf(name: string): Head {
  const inside = /\(([^)]*)\)/.exec(name)?.[1] ?? '';
  const [, last = ''] = /[ _](utc|gmt|p[sd]t|m[sd]t|c[sd]t|e[sd]t)$/i.exec(name.trim()) ?? [];
  const zone = zoneOf(inside) ?? (last === '' ? null : zoneOf(last));
  const [, code] = zone === null ? (CURRENCY_IN_HEAD.exec(name) ?? []) : [];
  return { key: keyOf(name), zone, currency: code?.toUpperCase() ?? null };
}

/** A head as it is compared: small letters and digits, without the zone or currency in parentheses. */
function keyOf(name: string): string {
  const bare = name.replace(/\(([^)]*)\)/g, (whole, inside: string) =>
    zoneOf(inside) !== null || CURRENCY_IN_HEAD.test(whole) ? '' : whole,
  );
  return bare.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const KNOWN = new Set(
  [COMMON, ...PROVIDERS.map(({ heads }) => heads)].flatMap((heads) => Object.values(heads).flat().map(keyOf)),
);

/** Whether a text is the name that some program gives to a column. */
export function isKnownHead(text: string): boolean {
  return KNOWN.has(keyOf(text));
}

/** Which columns of a file were found. */
export interface FoundColumns {
  readonly choice: ColumnChoice;
  /** The provider whose export it looks like; null for any other file. */
  readonly provider: string | null;
  /** Heads that stand above two columns with different values, so that neither was chosen. */
  readonly doubled: readonly string[];
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

/** Finds the columns by the names that providers use, and those of statuses and methods by what they hold. */
export function findColumns(table: Table): FoundColumns {
  const keys = table.columns.map(keyOf);
  const provider = providerOf(keys);
  const doubled = new Set<number>();
  const taken = new Set<number>();
  /** Where a head stands, first where it names a zone. */
  const placesOf = (key: string) => {
    const places = keys.flatMap((otherKey, at) => (otherKey === key ? [at] : []));
    const isZoned = (at: number) => headOf(table.columns[at] ?? '').zone !== null;
    return [...places.filter(isZoned), ...places.filter((at) => !isZoned(at))];
  };
  const candidates = (field: FileField | 'firstName') => {
    const names = [...(provider?.heads[field] ?? []), ...(isOwnOnly(provider, field) ? [] : COMMON[field])];
    const known = names.map(keyOf);
    const isDay = field === 'receivedOn' || field === 'refundedOn';
    return (isDay ? known.flatMap((key) => [key, `${key}utc`]) : known).flatMap(placesOf);
  };
  const take = (at: number | undefined): number | null => {
    if (at === undefined) return null;
    if (isDoubled(table, keys, at)) {
      doubled.add(at);
      return null;
    }
    taken.add(at);
    return at;
  };
  const choice: Record<FileField, number | null> = { ...NOTHING };
  for (const field of FILE_FIELDS)
    if (!CHOSEN_BY_VALUE.has(field)) choice[field] = take(candidates(field).find((at) => !taken.has(at)));
  Object.assign(choice, nameColumns(choice, candidates('firstName')[0], keys, provider));
  const byName = candidates('status').filter((at) => !taken.has(at) || at === choice.region);
  choice.status = take(statusColumn(table, keys, byName, taken));
  if (choice.region === choice.status) choice.region = null;
  const kind = candidates('kind').find((at) => !taken.has(at));
  const isMethod = kind !== undefined && choice.method === null && valuesOf(table, kind).every(isMethodWord);
  if (isMethod) choice.method = take(kind);
  else choice.kind = take(kind);
  return {
    choice,
    provider: provider?.name ?? null,
    doubled: [...doubled].map((at) => table.columns[at] ?? ''),
  };
}

const NOTHING = Object.fromEntries(FILE_FIELDS.map((field) => [field, null])) as ColumnChoice;

const CHOSEN_BY_VALUE: ReadonlySet<FileField> = new Set(['status', 'kind']);

/** An empty list says that a provider's file has the field nowhere, whatever its columns are called. */
function isOwnOnly(provider: Provider | null, field: FileField | 'firstName'): boolean {
  return provider?.heads[field]?.length === 0;
}

function providerOf(keys: readonly string[]): Provider | null {
  const has = (name: string) => keys.includes(keyOf(name));
  const scored = PROVIDERS.filter(({ marks, heads }) => {
    const isComplete = REQUIRED_FIELDS.every((field) => heads[field]?.some(has));
    return isComplete && marks.some(has);
  }).map((provider) => ({
    provider,
    score: Object.values(provider.heads).filter((names) => names.some(has)).length,
  }));
  return scored.sort((a, b) => b.score - a.score)[0]?.provider ?? null;
}

/** Whether a head stands above another column, too, and the two do not say the same. One that names a zone is another head. */
function isDoubled({ rows, columns }: Table, keys: readonly string[], at: number): boolean {
  const zoneAt = (place: number) => headOf(columns[place] ?? '').zone;
  const others = keys.flatMap((key, other) =>
    key === keys[at] && other !== at && (zoneAt(at) === null) === (zoneAt(other) === null) ? [other] : [],
  );
  return others.some((other) =>
    rows.some(({ cells }) => (cells[at] ?? '').trim() !== (cells[other] ?? '').trim()),
  );
}

/** A name is in one column, or first and last name are in two. */
function nameColumns(
  { name, lastName }: ColumnChoice,
  firstName: number | undefined,
  keys: readonly string[],
  provider: Provider | null,
): Pick<ColumnChoice, 'name' | 'lastName'> {
  const isOwn = provider?.heads.name?.some((head) => keyOf(head) === keys[name ?? -1]) ?? false;
  if (name !== null && (isOwn || firstName !== undefined || keys[name] !== 'name'))
    return { name, lastName: null };
  return {
    name: name ?? firstName ?? lastName,
    lastName: name === null && firstName === undefined ? null : lastName,
  };
}

/** Heads whose words may be those of a payment's status, and are of something else. */
const OTHER_STATUS =
  /recurring|plan|subscription|address|email|mail|payout|card|cvc|avs|check|receipt|refund|dispute|match|member/;

/** A column of statuses is known by its values: 'State' may be one, or the state of an address. */
function statusColumn(
  table: Table,
  keys: readonly string[],
  byName: readonly number[],
  taken: ReadonlySet<number>,
): number | undefined {
  const share = (at: number) => {
    const values = valuesOf(table, at);
    return values.filter(isPaymentStatus).length / Math.max(1, values.length);
  };
  const named = byName.find((at) => share(at) >= 0.5) ?? byName.find((at) => share(at) > 0);
  if (named !== undefined) return named;
  // A column that is called so says something of the payment, also in words that are not known.
  const called = byName.find((at) => keys[at]?.endsWith('status'));
  if (called !== undefined) return called;
  const speaking = keys.findIndex(
    (key, at) =>
      !taken.has(at) &&
      !OTHER_STATUS.test(key) &&
      table.rows.every(({ cells }) => isPaymentStatus(cells[at] ?? '')),
  );
  return speaking < 0 ? undefined : speaking;
}

function valuesOf({ rows }: Table, at: number): readonly string[] {
  return rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((value) => value !== '');
}

const METHOD_WORDS =
  /card|credit|debit|visa|master|amex|discover|apple|google|paypal|venmo|stripe|check|cheque|cash|\bach\b|bank|transfer|wire|money order/i;

/** Whether a text says how somebody paid. */
function isMethodWord(text: string): boolean {
  return METHOD_WORDS.test(text);
}
