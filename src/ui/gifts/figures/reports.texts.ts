import { formatDollars } from '../../shared/text/money';
import { giftTexts, money } from '../gift.texts';

const months = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });
const monthsOfYears = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' });
const dayOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`);
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
  readFailed: giftTexts.readFailed,
  counted: 'Received gifts count on the day they were given, less what was refunded.',
  byMonth: (year: number) => `How much came each month in ${year}?`,
  byYear: 'How much came each year?',
  byCampaign: (year: number) => `Which campaigns did people give to in ${year}?`,
  donors: 'Who gave for the first time, and who came back?',
  donorsNote: 'People are identified by email address, or by name if they have no address.',
  monthName: (month: string) => months.format(dayOf(month)),
  monthOfYear: (month: string) => monthsOfYears.format(dayOf(month)),
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
  money,
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
