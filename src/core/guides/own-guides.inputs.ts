import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, textSchema } from '../shared/text/text-schema';
import { NEEDS } from './guide';

const schema = v.strictObject({ id: idSchema });

/** What the calls of `ownGuidesApi` take. */
export const ownGuidesInputs = {
  resources: v.strictObject({
    ...pageFields(),
    /** Each of its words begins a word of the resource; an empty one finds everything. */
    search: textSchema(LINE),
    /** Null for all. */
    need: v.nullable(v.picklist(NEEDS)),
  }),
  complete: schema,
  report: schema,
};

/** What each call of `ownGuidesApi` takes. */
export type OwnGuidesInput = InputTypes<typeof ownGuidesInputs>;
