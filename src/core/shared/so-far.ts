import * as v from 'valibot';
import type { CalendarDate } from './time/calendar';
import { daySchema } from './time/day.schema';

const figure = v.optional(v.number());

/** The figures of a year that everybody may read, in the order in which they are shown; what is missing is not told. */
const figuresSchema = v.object({ pairsGiven: figure, peopleWithShoes: figure, volunteerHours: figure });

/** What came about in a year; checked where a page or a server tells it. */
export const soFarSchema: v.GenericSchema<unknown, SoFar> = v.object({
  to: daySchema,
  figures: figuresSchema,
});

export type SoFarFigure = keyof v.InferOutput<typeof figuresSchema>;

/** What the foundation did in a year through the end of a month. */
export interface SoFar {
  /** The last day that is counted; the year is counted from the first of January. */
  readonly to: CalendarDate;
  /** Whole numbers of at least 5, about at least 5 people each. What is smaller, or was not recorded, is missing. */
  readonly figures: { readonly [Name in SoFarFigure]?: number | undefined };
}

/** These figures by name. */
export const SO_FAR_FIGURES = Object.keys(figuresSchema.entries) as readonly SoFarFigure[];
