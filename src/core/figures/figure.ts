import * as v from 'valibot';

/** The groups of figures, in the order of the page. */
export const FIGURE_GROUPS = ['people', 'shoes', 'applications', 'volunteers', 'sessions'] as const;

export type FigureGroup = (typeof FIGURE_GROUPS)[number];

/** Every figure, in the order of the page, with its group. */
export const FIGURES = {
  peopleServed: 'people',
  newBeneficiaries: 'people',
  visits: 'people',
  walkIns: 'people',
  peopleWithShoes: 'shoes',
  pairsGiven: 'shoes',
  pairsReceived: 'shoes',
  applicationsIn: 'applications',
  approved: 'applications',
  denied: 'applications',
  withdrawn: 'applications',
  daysToAnswer: 'applications',
  enrolled: 'applications',
  finished: 'applications',
  left: 'applications',
  volunteersActive: 'volunteers',
  volunteerHours: 'volunteers',
  hoursWaiting: 'volunteers',
  shiftsFilled: 'volunteers',
  trainingsDone: 'volunteers',
  sessions: 'sessions',
  canceled: 'sessions',
  showUp: 'sessions',
  notMarked: 'sessions',
} as const satisfies Readonly<Record<string, FigureGroup>>;

export type FigureName = keyof typeof FIGURES;

/** The names of the figures, in the order of the page. */
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];

/** The figure of each group that is told by month. */
export const CHARTED = {
  people: 'visits',
  shoes: 'pairsGiven',
  applications: 'applicationsIn',
  volunteers: 'volunteerHours',
  sessions: 'sessions',
} as const satisfies Readonly<Record<FigureGroup, FigureName>>;

/** The figures that count people. One person can be in several programs, so the total is not the sum of the programs. */
export const FIGURES_OF_PEOPLE = [
  'peopleServed',
  'newBeneficiaries',
  'peopleWithShoes',
] as const satisfies readonly FigureName[];

/** The figures that stand first, each beside that of the period before. */
export const FIRST_FIGURES = [
  'peopleServed',
  'pairsGiven',
  'visits',
  'volunteerHours',
] as const satisfies readonly FigureName[];

/**
 * A figure: a number, null for what nobody recorded, and 'few' for one of so few people that it is hidden. Hours have one decimal; a
 * share is in percent.
 */
export type Amount = number | 'few' | null;

const amountSchema: v.GenericSchema<unknown, Amount> = v.nullable(v.union([v.number(), v.literal('few')]));
const months = v.nullable(v.array(amountSchema));

const figureSchema = v.object({
  name: v.picklist(FIGURE_NAMES),
  /** Of the whole period and everything that is asked for. */
  whole: amountSchema,
  /** One for each month of the report; null where it is not told by month. */
  months,
  /** By program, in the order of their titles, what belongs to no program last; empty where it is not told by program. */
  programs: v.array(v.object({ programId: v.nullable(v.string()), whole: amountSchema, months })),
  /** By the size of pairs, as sizeKey says it, or by the kind of a denial; empty for others. */
  parts: v.array(v.object({ part: v.string(), whole: amountSchema })),
});

/** One figure with what it is made of. */
export type Figure = Readonly<v.InferOutput<typeof figureSchema>>;

/** Figures for those who give money, or for staff. */
export const figureReportSchema = v.object({
  /** Pacific days; both are in the period. */
  from: v.string(),
  to: v.string(),
  /** Null for all programs that the person may see. */
  programId: v.nullable(v.string()),
  /** Whether nothing is hidden. */
  isInternal: v.boolean(),
  /** 'YYYY-MM'; the first and the last one may be parts of months. */
  months: v.array(v.string()),
  /** The programs that may be chosen, by title. */
  programs: v.array(v.object({ id: v.string(), title: v.string() })),
  /** The groups whose figures by month begin without a record in this period, but had one before it. */
  recordedBefore: v.array(v.picklist(FIGURE_GROUPS)),
  /** In the order of FIGURES. Figures of the whole foundation are missing where one program is asked for. */
  figures: v.array(figureSchema),
  /** May be empty. */
  legalName: v.string(),
});

/** Figures for those who give money, or for staff. */
export type FigureReport = Readonly<v.InferOutput<typeof figureReportSchema>>;

export function isNothingRecorded({ figures }: Pick<FigureReport, 'figures'>): boolean {
  return figures.every(({ whole }) => whole === null);
}
