import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { type Application, applicationSchema } from '../../../core/applications/application';
import type { Tables } from '../database';
import { tableMap } from '../table-map';
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
    pairs: {
      read: (row: { readonly pairs: unknown }) => v.parse(pairs, row.pairs),
      write: (some: Application['pairs']) => ({ pairs: JSON.stringify(some) }),
    },
    answers: {
      read: (row: { readonly answers: unknown }) => v.parse(answers, row.answers),
      write: (some: Application['answers']) => ({ answers: JSON.stringify(some) }),
    },
    decidedBy: {
      read: ({ decided_by }: { readonly decided_by: unknown }) => v.parse(decidedBy, decided_by),
      write: (by: Application['decidedBy']) => ({ decided_by: by && JSON.stringify(by) }),
    },
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
