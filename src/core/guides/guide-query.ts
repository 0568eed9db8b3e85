import * as v from 'valibot';
import type { StaffMember } from '../people/people-query';
import type { Program } from '../programs/program';
import { type PageOf, pageOf } from '../shared/page-of';
import { finder } from '../shared/text/search-words';
import { type Guide, savedGuide, savedGuideSchema } from './guide';
import { byTitle, requiringPrograms } from './guide-titles';
import type { GuidesInput } from './guides.inputs';

/** Which guides staff ask for. */
export type GuideQuery = GuidesInput['list'];

/** A guide as staff see it. */
export const guideViewSchema = v.object({
  ...savedGuideSchema.entries,
  /** How many people said that the resource is wrong since it was checked. */
  reports: v.number(),
  /** How many people have done the training, as far as it counts. */
  doneBy: v.number(),
  /** The titles of the programs that require it, where only some do. */
  programs: v.array(v.string()),
  /** The name of the person who checked the resource; null when they no longer may. */
  checker: v.nullable(v.string()),
});

/** A guide as staff see it. */
export type GuideView = Readonly<v.InferOutput<typeof guideViewSchema>>;

/** What guides are seen with. */
interface GuideSurroundings {
  readonly doneBy: ReadonlyMap<string, number>;
  readonly programs: readonly Pick<Program, 'id' | 'title'>[];
  readonly staff: readonly StaffMember[];
}

/** A guide as staff see it. */
export function guideView(guide: Guide, { doneBy, programs, staff }: GuideSurroundings): GuideView {
  return {
    ...savedGuide(guide),
    reports: guide.reports.length,
    doneBy: doneBy.get(guide.id) ?? 0,
    programs: requiringPrograms(guide, programs).map(({ title }) => title),
    checker: staff.find(({ id }) => id === guide.checkedBy)?.name ?? null,
  };
}

/** The page that answers a question, out of all guides: those that were reported first, then trainings, then by title. */
export function pageOfGuides(
  guides: readonly Guide[],
  query: GuideQuery,
  surroundings: GuideSurroundings,
): PageOf<GuideView> {
  const isFound = finder(query.search);
  const found = guides
    .filter(({ type, state }) => (query.type ?? type) === type && (query.state ?? state) === state)
    .filter(({ title, body }) => isFound([title, body]))
    .sort(
      (a, b) =>
        Number(b.reports.length > 0) - Number(a.reports.length > 0) ||
        Number(a.type === 'resource') - Number(b.type === 'resource') ||
        byTitle(a, b),
    );
  const page = pageOf(found, query);
  return { ...page, items: page.items.map((guide) => guideView(guide, surroundings)) };
}
