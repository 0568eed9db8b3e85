import type { Guide } from '../guides/guide';

/**
 * Guides after a person was erased who said that some are wrong; others are the same objects as before. A meaningless key stands for
 * the person, so that as many reports are counted. `nextId` makes an id that was never used before.
 */
export function withoutReporter<G extends Pick<Guide, 'reports'>>(
  guides: readonly G[],
  personId: string,
  nextId: () => string,
): readonly G[] {
  return guides.map((guide) =>
    guide.reports.includes(personId)
      ? { ...guide, reports: guide.reports.map((id) => (id === personId ? nextId() : id)) }
      : guide,
  );
}
