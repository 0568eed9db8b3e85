import type { Completion } from '../../../core/guides/completion';
import { type Guide, guideSchema } from '../../../core/guides/guide';
import { jsonColumn, tableMap } from '../table-map';

const { requiredFor, reports } = guideSchema.entries;

/** Guides as rows, and back. */
export const { rowOf: guideRow, recordOf: guideOf } = tableMap<'guide', Guide>()({
  ...{ id: 'id', revision: 'revision', type: 'type', state: 'state', title: 'title', body: 'body' },
  ...{ link: 'link', minutes: 'minutes', redoFrom: 'redo_from', need: 'need', audience: 'audience' },
  ...{ phone: 'phone', address: 'address', hours: 'hours', languages: 'languages' },
  ...{ checkedOn: 'checked_on', checkedBy: 'checked_by' },
  ...{ requiredFor: jsonColumn('required_for', requiredFor), reports: jsonColumn('reports', reports) },
});

/** Completions as rows, and back. */
export const { rowOf: completionRow, recordOf: completionOf } = tableMap<'completion', Completion>()({
  ...{ id: 'id', guideId: 'guide_id', personId: 'person_id', doneOn: 'done_on', by: 'said_by' },
});
