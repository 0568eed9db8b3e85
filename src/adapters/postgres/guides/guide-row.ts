import type { Completion } from '../../../core/guides/completion';
import { type Guide, guideSchema } from '../../../core/guides/guide';
import { jsonColumn, namedColumns, tableMap } from '../table-map';

const { requiredFor, reports, es, ...plain } = guideSchema.entries;

/** Guides as rows, and back. */
export const { rowOf: guideRow, recordOf: guideOf } = tableMap<'guide', Guide>()({
  ...namedColumns(plain),
  requiredFor: jsonColumn('required_for', requiredFor),
  reports: jsonColumn('reports', reports),
  es: jsonColumn('es', es),
});

/** Completions as rows, and back. */
export const { rowOf: completionRow, recordOf: completionOf } = tableMap<'completion', Completion>()({
  id: 'id',
  guideId: 'guide_id',
  personId: 'person_id',
  doneOn: 'done_on',
  by: 'said_by',
});
