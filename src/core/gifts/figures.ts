import * as v from 'valibot';
import { monthOf, yearOf } from '../shared/time/calendar';
import { countedDonor, type Gift } from './gift';
import { netCents } from './net-cents';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What gifts added up to; the back end answers with it, and every report is computed from it. */
export const giftFiguresSchema = v.object({
  /** For each month, 'YYYY-MM', and campaign what came: net of refunds, pending gifts left out. */
  months: v.array(
    v.object({ month: v.string(), campaignId: v.nullable(v.string()), gifts: count, cents: count }),
  ),
  /** For each year who gave: for the first time ever, or again. */
  years: v.array(v.object({ year: v.number(), newDonors: count, returningDonors: count })),
  /** How many people gave to each campaign. */
  campaigns: v.array(v.object({ campaignId: v.nullable(v.string()), donors: count })),
});

/** What gifts added up to. */
export type GiftFigures = Readonly<v.InferOutput<typeof giftFiguresSchema>>;

/** How many gifts, and what they add up to in cents. */
export interface Sum {
  readonly gifts: number;
  readonly cents: number;
}

/** Whether a gift counts in reports: its money came, and did not all go back. */
function counts(gift: Gift): boolean {
  return netCents(gift) > 0;
}

/** Whether a gift counts its donor among the people who gave: a fee or a sale does not. */
function countsPerson({ noReceiptReason }: Gift): boolean {
  return noReceiptReason !== 'no-gift';
}

/** The one definition of every figure: a back end that counts by itself must answer the same. */
export function figuresOf(gifts: readonly Gift[]): GiftFigures {
  const counted = gifts.filter(counts);
  const months = groups(counted, (gift) => JSON.stringify([monthOf(gift.receivedOn), gift.campaignId]));
  const byPeople = counted.filter(countsPerson);
  const donors = groups(byPeople, (gift) => countedDonor(gift));
  const firstYears = new Map(
    [...donors].map(([key, own]) => [key, Math.min(...own.map(({ receivedOn }) => yearOf(receivedOn)))]),
  );
  const years = groups(byPeople, (gift) => String(yearOf(gift.receivedOn)));
  const campaigns = groups(byPeople, (gift) => JSON.stringify(gift.campaignId));
  return {
    months: [...months]
      .map(([key, own]) => {
        const [month, campaignId] = JSON.parse(key) as [string, string | null];
        return { month, campaignId, ...sumOf(own) };
      })
      .sort(byMonthThenCampaign),
    years: [...years]
      .map(([key, own]) => {
        const year = Number(key);
        const people = [...new Set(own.map((gift) => countedDonor(gift)))];
        const newDonors = people.filter((person) => firstYears.get(person) === year).length;
        return { year, newDonors, returningDonors: people.length - newDonors };
      })
      .sort((a, b) => a.year - b.year),
    campaigns: [...campaigns]
      .map(([key, own]) => ({
        campaignId: JSON.parse(key) as string | null,
        donors: new Set(own.map((gift) => countedDonor(gift))).size,
      }))
      .sort((a, b) => compare(a.campaignId, b.campaignId)),
  };
}

/** The order of the months in figures. */
export function byMonthThenCampaign(
  a: GiftFigures['months'][number],
  b: GiftFigures['months'][number],
): number {
  return compare(a.month, b.month) || compare(a.campaignId, b.campaignId);
}

/** Orders texts, such as days and ids; none comes first. */
export function compare(a: string | null, b: string | null): number {
  const [first, second] = [a ?? '', b ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The sum of some months. */
export function sumOfMonths(months: GiftFigures['months']): Sum {
  return months.reduce(
    (total, { gifts, cents }) => ({ gifts: total.gifts + gifts, cents: total.cents + cents }),
    { gifts: 0, cents: 0 },
  );
}

/** The years in which somebody gave, the latest first. */
export function yearsOf({ months }: GiftFigures): readonly number[] {
  return [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))].sort((a, b) => b - a);
}

/** The twelve months of a year with their sums, also those without a gift. */
export function monthsOfYear({ months }: GiftFigures, year: number): readonly ({ month: string } & Sum)[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return { month, ...sumOfMonths(months.filter((row) => row.month === month)) };
  });
}

/** What a campaign has been given in cents, or in one year of it. */
export function sumOfCampaign({ months }: GiftFigures, campaignId: string | null, year?: number): Sum {
  return sumOfMonths(
    months.filter(
      (row) => row.campaignId === campaignId && (year === undefined || row.month.startsWith(`${year}-`)),
    ),
  );
}

/** The sum of the gifts that count in reports. */
export function sumOf(gifts: readonly Gift[]): Sum {
  const counted = gifts.filter(counts);
  return { gifts: counted.length, cents: counted.reduce((total, gift) => total + netCents(gift), 0) };
}

/** The gifts that have the same key, in their order; those with the key null are left out. */
export function groups(gifts: readonly Gift[], keyOf: (gift: Gift) => string | null): Map<string, Gift[]> {
  const byKey = new Map<string, Gift[]>();
  for (const gift of gifts) {
    const key = keyOf(gift);
    if (key === null) continue;
    const group = byKey.get(key);
    if (group) group.push(gift);
    else byKey.set(key, [gift]);
  }
  return byKey;
}
