import { FEWEST, type Impact, type Shown } from '../../../core/gifts/own/impact';
import { formatDollars } from '../../shared/text/money';
import { reportTexts } from '../figures/reports.texts';
import { money } from '../gift.texts';

const FEW = `fewer than ${FEWEST}`;
const NOT_RECORDED = 'not recorded';
const shown = (figure: Shown, few: string, text: (value: number) => string) =>
  figure === 'few' ? few : figure === 'not-recorded' ? NOT_RECORDED : text(figure);
const count = (figure: Shown) => shown(figure, FEW, (value) => value.toLocaleString('en-US'));
const sum = (figure: Shown) => shown(figure, `${FEW} people gave`, money);

type Year = Impact['years'][number];

/** What people read about what all gifts together did. */
export const impactTexts = {
  title: 'Impact Reports',
  intro: `What all gifts together did. So that nobody’s own gift can be told from it, a figure of fewer than ${FEWEST} people is hidden, and a count under ${FEWEST} reads “${FEW}”. What nobody recorded reads “${NOT_RECORDED}”.`,
  first: 'First report in January.',
  firstNext: 'A year is reported once it is over and something was recorded in it.',
  year: 'Year',
  print: 'Print',
  ofYear: (year: number) => `The year ${year}`,
  facts: {
    money: 'Money received',
    gifts: 'Gifts of money',
    people: 'People who gave money',
    goods: 'Gifts of shoes and clothing',
    items: 'Items of them that were counted',
    pairs: 'Pairs of shoes given out',
    helped: 'People who got shoes',
  },
  factsOf: (year: Year) => ({
    money: sum(year.cents),
    gifts: count(year.gifts),
    people: count(year.people),
    goods: count(year.goods),
    items: shown(year.items, `counted in ${FEW} gifts`, (value) => value.toLocaleString('en-US')),
    pairs: NOT_RECORDED,
    helped: NOT_RECORDED,
  }),
  byYear: 'How much came each year?',
  heads: ['Year', 'Received', 'People'],
  cellsOf: ({ cents, people }: Year) => [sum(cents), count(people)],
  barOf: ({ cents }: Year) => shown(cents, FEW, reportTexts.whole),
  campaigns: 'Campaigns so far',
  campaignHeads: ['Campaign', 'Raised', 'Goal', 'People who gave'],
  campaignOf: ({ raised, goal, people }: Impact['campaigns'][number]) => [
    formatDollars(raised),
    formatDollars(goal),
    count(people),
  ],
};
