import * as v from 'valibot';
import { translationsSchema } from '../shared/translations/translations-schema';
import { guideSchema, NEEDS } from './guide';

/** A published training as a volunteer sees it. */
export const ownTrainingSchema = v.object({
  ...v.pick(guideSchema, ['id', 'title', 'body', 'link', 'minutes']).entries,
  /** Before whose shifts it has to be done: everybody's, or those of active programs by their titles; none where nobody asks for it. */
  requiredFor: v.union([v.literal('everybody'), v.array(v.string())]),
  es: translationsSchema({ title: v.string(), body: v.string() }, { requiredFor: v.string() }),
  /** The last day on which it was done, as far as that counts; null when it has to be done. */
  doneOn: v.nullable(v.string()),
  /** The last day on which it was done, where that counts no longer. */
  lapsedOn: v.nullable(v.string()),
});

/** A published training as a volunteer sees it. */
export type OwnTraining = Readonly<v.InferOutput<typeof ownTrainingSchema>>;

/** A published resource as those see it whom it is for. */
export const ownResourceSchema = v.object({
  ...v.pick(guideSchema, ['id', 'title', 'body', 'link', 'phone', 'address', 'hours', 'languages', 'es'])
    .entries,
  need: v.picklist(NEEDS),
  checkedOn: guideSchema.entries.checkedOn,
  /** Whether the person said that it is wrong, since it was checked. */
  isReported: v.boolean(),
});

/** A published resource as those see it whom it is for. */
export type OwnResource = Readonly<v.InferOutput<typeof ownResourceSchema>>;
