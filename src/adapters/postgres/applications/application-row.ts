import type { Selectable } from 'kysely';
import { type Application, applicationSchema } from '../../../core/applications/application';
import { namedIdentity } from '../../../core/shared/person-key';
import type { Tables } from '../database';
import { jsonColumn, namedColumns, tableMap } from '../table-map';
import { searchColumn } from '../word-search';

const { pairs, answers, decidedBy } = applicationSchema.entries;

type EndedColumns = Pick<Selectable<Tables['application']>, 'ended_at' | 'ended_how'>;

/** Applications as rows, and back. */
export const { rowOf: applicationRow, recordOf: applicationOf } = tableMap<'application', Application>()(
  {
    ...namedColumns(applicationSchema.entries),
    as: 'role',
    pairs: jsonColumn('pairs', pairs),
    answers: jsonColumn('answers', answers),
    decidedBy: jsonColumn('decided_by', decidedBy),
    ended: {
      read: ({ ended_at: at, ended_how: how }: EndedColumns) =>
        at !== null && how !== null ? { at, how } : null,
      write: (ended: Application['ended']) => ({
        ended_at: ended?.at ?? null,
        ended_how: ended?.how ?? null,
      }),
    },
  },
  (application) => ({
    search: searchColumn(application.name, application.contact),
    identity: namedIdentity(application),
  }),
);
