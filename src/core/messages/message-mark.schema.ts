import * as v from 'valibot';
import { LINE } from '../shared/text/text-limits';
import { textSchema } from '../shared/text/text-schema';
import { MESSAGE_STATES, type MessageState } from './message';

/** A change of a message's state from outside, with the revision that it was made from. */
export const messageMarkSchema: v.GenericSchema<
  unknown,
  { readonly state: MessageState; readonly base: string }
> = v.strictObject({ state: v.picklist(MESSAGE_STATES), base: textSchema(LINE) });
