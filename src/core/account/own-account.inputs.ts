import * as v from 'valibot';
import { LINE, lineSchema, textSchema } from '../shared/text/text-schema';

/** What somebody is called from now on. */
export interface OwnName {
  readonly name: string;
}

/** The password that somebody has, and the one that they want. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Which of one's own sessions is meant. */
export interface SessionId {
  readonly id: string;
}

/** What the calls of `ownAccountApi` take. */
export const ownAccountInputs: {
  readonly rename: v.GenericSchema<unknown, OwnName>;
  readonly changePassword: v.GenericSchema<unknown, PasswordChange>;
  readonly endSession: v.GenericSchema<unknown, SessionId>;
} = {
  rename: v.strictObject({ name: lineSchema(LINE) }),
  changePassword: v.strictObject({ current: textSchema(LINE), next: textSchema(LINE) }),
  endSession: v.strictObject({ id: textSchema(LINE) }),
};
