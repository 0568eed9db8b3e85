import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { pairSchema, SHOE_CUTS } from '../shared/sizes/shoe-size';
import { LINE, textSchema } from '../shared/text/text-schema';
import { BOARD_SHOWS } from './board';

const size = { cut: v.picklist(SHOE_CUTS), size: v.number(), wide: v.boolean() };
const count = v.pipe(v.number(), v.safeInteger());
/** More than findSortFaults and a form allow. */
const few = 100;

/** What the calls of `shelfApi` take. */
export const shelfInputs = {
  board: v.strictObject({
    ...pageFields(200),
    /** Null for all. */
    cut: v.nullable(v.picklist(SHOE_CUTS)),
    show: v.picklist(BOARD_SHOWS),
  }),
  moves: v.strictObject(pageFields()),
  applicants: v.strictObject(size),
  /** Under an id that the form chose; `anyway` records it although the board shows no pair to give. */
  move: v.strictObject({
    id: chosenIdSchema,
    kind: v.picklist(['received', 'given', 'counted', 'removed']),
    ...size,
    count,
    note: textSchema(LINE),
    anyway: v.boolean(),
  }),
  give: v.strictObject({
    applicationId: idSchema,
    /** Null where it was not at an event. */
    eventId: v.nullable(idSchema),
    pairs: v.pipe(
      v.array(
        v.strictObject({
          /** Of the move, which the form chose. */
          id: chosenIdSchema,
          ...size,
          /** Which pair of the application, from 0, and what it says there. */
          index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
          asked: v.strictObject(pairSchema.entries),
        }),
      ),
      v.minLength(1),
      v.maxLength(few),
    ),
    anyway: v.boolean(),
  }),
  /** What a pickup brought, in pairs; nothing where there were no shoes in it. */
  sort: v.strictObject({
    ...changeEntries,
    lines: v.pipe(v.array(v.strictObject({ ...size, count })), v.maxLength(few)),
  }),
  reverse: v.strictObject({ id: idSchema }),
};

/** What each call of `shelfApi` takes. */
export type ShelfInput = InputTypes<typeof shelfInputs>;
