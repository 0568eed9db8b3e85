import { formatMonthName, formatShortMonth } from '../../../core/shared/text/format';
import { formatCents, formatDollars } from '../../../core/shared/text/format-money';
import { giftTexts } from '../gift.texts';

const whole = (cents: number) => formatDollars(Math.floor(cents / 100));

/** What the reports on gifts say. */
export const reportTexts = {
  title: 'Donation Reports',
  year: 'Year',
  print: 'Print',
  exportFile: 'Export CSV',
  fileName: (year: number) => `donations-${year}.csv`,
  loading: 'Loading figures…',
  none: {
    title: 'No gifts in this period.',
    next: 'Totals by month, year and campaign will appear here as soon as a gift is received.',
  },
  readFailed: giftTexts.list.readFailed,
  counted: 'Received gifts count on the day they were given, less what was refunded.',
  byMonth: (year: number) => `How much came each month in ${year}?`,
  byYear: 'How much came each year?',
  byCampaign: (year: number) => `Which campaigns did people give to in ${year}?`,
  donors: 'Who gave for the first time, and who came back?',
  donorsNote: 'People are identified by email address, or by name if they have no address.',
  monthName: formatMonthName,
  monthOfYear: formatShortMonth,
  month: 'Month',
  campaign: 'Campaign',
  campaignOf: giftTexts.campaignOf,
  gifts: 'Gifts',
  amount: 'Received',
  newDonors: 'New donors',
  returningDonors: 'Returning donors',
  newOf: (newDonors: number, returning: number) => `${newDonors} new, ${returning} back`,
  total: 'Total',
  whole,
  money: formatCents,
  performance: 'Campaign Performance',
  raisedQuestion: 'How close is each campaign to its goal?',
  performanceFile: (day: string) => `campaigns-${day}.csv`,
  percent: 'Percent of goal',
  overTime: (title: string) => `How much did people give to ${title} each month?`,
  goal: 'Goal',
  raised: 'Raised',
  openingSum: 'Before gifts were recorded',
  donorsOf: 'Donors',
  daysLeft: 'Days left',
  ended: 'Ended',
  noCampaigns: {
    title: 'No campaigns available.',
    next: 'Start one under Campaigns. What it raises will appear here.',
  },
  ofGoal: (raised: string, percent: number) => `${raised} (${percent}%)`,
  noGifts: 'No gift was recorded for it yet.',
};
