import * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../api/api';
import type { PictureFile } from '../content/pictures/image-library.port';
import type { OwnAccountInput as Input, PasswordChange } from './own-account.inputs';
import type { User } from './user';
import { userSchema } from './user.schema';

const openSession = v.object({
  id: v.string(),
  /** What the browser calls itself; empty where it does not say. */
  agent: v.string(),
  /** ms since the epoch; a use counts within five minutes. */
  lastUsedAt: v.number(),
  /** Whether it is the one in which this is asked. */
  isCurrent: v.boolean(),
});

/** A browser in which the person is signed in. */
export type OpenSession = Readonly<v.InferOutput<typeof openSession>>;

const user: v.GenericSchema<unknown, User> = userSchema;
const sessions: v.GenericSchema<unknown, readonly OpenSession[]> = v.array(openSession);
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

const failures = [...REFUSED, 'too-many'] as const;

/** What signed-in people can do with their own account. */
export const ownAccountApi = {
  area: 'account',
  calls: {
    /** Changes the person's name, and answers who they are then. */
    rename: command<Input['rename']>()('account.change', user, [...failures, 'validation', 'quota']),
    /** Chooses the language that the person reads, and answers who they are then; again, it is a success. */
    chooseLanguage: command<Input['chooseLanguage']>()('account.change', user, [...failures, 'quota']),
    /** Takes the picture away; again, it is a success. */
    removeAvatar: command()('account.change-avatar', user, [...failures, 'quota']),
    /**
     * Changes the password, and ends the person's sessions in other browsers. 'invalid-credentials' when `current` is not
     * the password that they have.
     */
    changePassword: command<PasswordChange>()(
      'account.change-password',
      nothing,
      [...failures, 'invalid-credentials', 'validation', 'quota'],
      // Keeps someone at an unattended browser from guessing the password.
      { limit: { times: 10, windowMs: 15 * 60_000 } },
    ),
    /** Asks no more until the next sign-in to change a password that is an easy guess; again, it is a success. */
    putOffPassword: command()('account.change-password', nothing, [...failures, 'quota']),
    /** The open sessions, the one that was used last first. */
    sessions: query()('session.list', sessions, failures),
    /** Ends one of them; 'not-found' when it is open no more, or somebody else's. */
    endSession: command<Input['endSession']>()('session.end-one', nothing, [
      ...failures,
      'not-found',
      'quota',
    ]),
  },
} as const;

/** The account of the person who is signed in. */
export interface OwnAccount extends PortOf<typeof ownAccountApi> {}

/** Setting one's own picture, which is sent as bytes and has a route of its own. */
export const ownAvatarApi = {
  area: 'account',
  calls: {
    /**
     * Puts a picture beside the person's name, in place of the one before, and answers who they are then. It is a small
     * square (core/content/avatar.ts); another one is 'unsupported-type'.
     */
    setAvatar: command<PictureFile>()('account.change-avatar', user, [
      ...failures,
      'unsupported-type',
      'quota',
    ]),
  },
} as const;

/** The picture beside the name of the person who is signed in. */
export interface OwnAvatar extends PortOf<typeof ownAvatarApi> {}
