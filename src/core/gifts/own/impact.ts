import * as v from 'valibot';
import type { reportedCampaign } from '../../campaigns/campaign';
import type { GoodsOfYear } from '../../pickups/own-pickup';
import { FEWEST_PEOPLE, isAboutFew } from '../../shared/few-people';
import { type SoFar, soFarSchema } from '../../shared/so-far';
import { type CalendarDate, yearOf } from '../../shared/time/calendar';
import { titled } from '../../shared/translations/titled';
import { titledSchema } from '../../shared/translations/titled-schema';
import type { GivenShoes } from '../../shelf/given-shoes';
import { type GiftFigures, sumOfMonths } from '../figures';

/** A figure for everybody to see: 'few' hides one of fewer than five, and what nobody recorded is never 0. */
const shownSchema = v.union([v.number(), v.picklist(['few', 'not-recorded'])]);
/** A figure for everybody to see. */
export type Shown = v.InferOutput<typeof shownSchema>;

/** What all gifts together did. */
export const impactSchema = v.object({
  /** What the landing page tells of the year. */
  soFar: soFarSchema,
  /** The years that are over and in which something was recorded, the latest first. */
  years: v.array(
    v.object({
      year: v.number(),
      /** US cents, net of refunds. */
      cents: shownSchema,
      gifts: shownSchema,
      people: shownSchema,
      /** Gifts of shoes and clothing that came. */
      goods: shownSchema,
      /** How many items of them were counted. */
      items: shownSchema,
      /** Pairs of shoes that were given out, and to how many people who applied. */
      pairs: shownSchema,
      peopleWithShoes: shownSchema,
    }),
  ),
  /** What campaigns have brought so far: those that visitors see, and those that enough people gave to. */
  campaigns: v.array(
    v.object({
      ...titledSchema.entries,
      /** Whole US dollars. */
      raised: v.number(),
      goal: v.number(),
      people: shownSchema,
    }),
  ),
});

/** What all gifts together did. */
export type Impact = Readonly<v.InferOutput<typeof impactSchema>>;

/** What the report is computed from. */
export interface ImpactSources {
  readonly soFar: SoFar;
  readonly figures: GiftFigures;
  /** The goods that came, by the year. */
  readonly goods: ReadonlyMap<number, GoodsOfYear>;
  /** The shoes that were given out, by the year. */
  readonly given: ReadonlyMap<number, GivenShoes>;
  readonly campaigns: readonly ReturnType<typeof reportedCampaign>[];
}

/** The report of this year so far, and of every year that is over. */
export function impactOf(sources: ImpactSources, today: CalendarDate): Impact {
  const { soFar, figures, goods, given: givenShoes, campaigns } = sources;
  // A year in which the shelf was used and no pair was given makes no report by itself.
  const withShoes = [...givenShoes].filter(([, { pairs }]) => pairs > 0).map(([year]) => year);
  const years = new Set([...figures.years.map(({ year }) => year), ...goods.keys(), ...withShoes]);
  const peopleOf = (id: string) => figures.campaigns.find(({ campaignId }) => campaignId === id)?.donors ?? 0;
  return {
    soFar,
    years: [...years]
      .filter((year) => year < yearOf(today))
      .sort((a, b) => b - a)
      .map((year) => {
        const giving = figures.years.find((each) => each.year === year);
        const came = goods.get(year);
        const shoes = givenShoes.get(year);
        const people = giving ? giving.newDonors + giving.returningDonors : 0;
        const sum = sumOfMonths(figures.months.filter(({ month }) => month.startsWith(`${year}-`)));
        return {
          year,
          cents: shown(sum.cents, people),
          gifts: shown(sum.gifts, people),
          people: shown(people),
          goods: shown(came?.gifts ?? 0),
          items: came?.items == null ? 'not-recorded' : shown(came.items, came.gifts),
          // Of a pair without an application nobody knows whose it is: it counts as one person.
          pairs: shoes ? told(shoes.pairs, shoes.people + shoes.loose) : 'not-recorded',
          peopleWithShoes: shoes ? told(shoes.people) : 'not-recorded',
        };
      }),
    campaigns: campaigns
      .filter(({ id, isActive }) => isActive || peopleOf(id) >= FEWEST_PEOPLE)
      .map(({ raised, goal, ...campaign }) => ({
        ...titled(campaign),
        raised,
        goal,
        people: shown(peopleOf(campaign.id)),
      })),
  };
}

/** A figure of so many people, or a count that is one itself, as everybody may see it. */
function shown(figure: number, people = figure): Shown {
  return people === 0 ? 'not-recorded' : told(figure, people);
}

/** The same of a figure that was recorded, whose 0 is one. */
function told(figure: number, people = figure): Shown {
  return isAboutFew(people) ? 'few' : figure;
}
