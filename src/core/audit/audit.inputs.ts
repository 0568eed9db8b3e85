import * as v from 'valibot';
import { idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { AUDIT_ACTIONS } from './audit-entry';

const list = v.strictObject({
  ...pageFields(),
  /** Null for every action. */
  action: v.nullable(v.picklist(AUDIT_ACTIONS)),
  /** The id of somebody who did it, or to whom it was done; null for everybody. */
  person: v.nullable(idSchema),
});

/** Which entries are asked for. */
export type AuditQuery = Readonly<v.InferOutput<typeof list>>;

/** What the calls of `auditApi` take. */
export const auditInputs = { list };
