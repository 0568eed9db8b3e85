import type { Selectable } from 'kysely';
import { type Application, applicationSchema } from '../../../core/applications/application';
import type { Tables } from '../database';
import { jsonColumn, tableMap } from '../table-map';
import { searchColumn } from '../word-search';

const { pairs, answers, decidedBy } = applicationSchema.entries;

type EndedColumns = Pick<Selectable<Tables['application']>, 'ended_at' | 'ended_how'>;

/** Applications as rows, and back. */
export const { rowOf: applicationRow, recordOf: applicationOf } = tableMap<'application', Application>()(
  {
    ...{ id: 'id', revision: 'revision', programId: 'program_id', as: 'role', personId: 'person_id' },
    ...{ personKey: 'person_key', name: 'name', contact: 'contact', access: 'access', adult: 'adult' },
    ...{ guardian: 'guardian', consentSeenOn: 'consent_seen_on', receivedAt: 'received_at', state: 'state' },
    ...{ decidedAt: 'decided_at', message: 'message', reason: 'reason', toldAt: 'told_at' },
    ...{ erasedAt: 'erased_at', reasonKind: 'reason_kind' },
    ...{ pairs: jsonColumn('pairs', pairs), answers: jsonColumn('answers', answers) },
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
  ({ name, contact }) => ({ search: searchColumn(name, contact) }),
);
