import * as v from 'valibot';
import type { PictureFile } from '../content/pictures/image-library.port';
import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { User } from './user';

/** A browser in which the person is signed in. */
export const openSessionSchema = v.object({
  id: v.string(),
  /** What the browser calls itself; empty where it does not say. */
  agent: v.string(),
  /** ms since the epoch; a use counts within five minutes. */
  lastUsedAt: v.number(),
  /** Whether it is the one in which this is asked. */
  isCurrent: v.boolean(),
});

/** A browser in which the person is signed in. */
export type OpenSession = Readonly<v.InferOutput<typeof openSessionSchema>>;

type Refused = FailureOf<'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable'>;

/** What a signed-in person can do with their own account. */
export interface OwnAccount {
  /** Changes the person's name, and answers who they are then. */
  rename(name: string): Promise<Result<User, Refused | FailureOf<'validation' | 'quota'>>>;
  /**
   * Puts a picture beside the person's name, in place of the one before, and answers who they are then. It is a small
   * square (core/content/avatars/avatar.ts); another one is 'unsupported-type'.
   */
  setAvatar(picture: PictureFile): Promise<Result<User, Refused | FailureOf<'unsupported-type' | 'quota'>>>;
  /** Takes the picture away; again, it is a success. */
  removeAvatar(): Promise<Result<User, Refused | FailureOf<'quota'>>>;
  /**
   * Changes the password, and ends the person's sessions in other browsers. 'invalid-credentials' when `current` is not
   * the password that they have.
   */
  changePassword(
    current: string,
    next: string,
  ): Promise<Result<void, Refused | FailureOf<'invalid-credentials' | 'validation' | 'quota'>>>;
  /** The open sessions, the one that was used last first. */
  sessions(): Promise<Result<readonly OpenSession[], Refused>>;
  /** Ends one of them; 'not-found' when it is open no more, or somebody else's. */
  endSession(id: string): Promise<Result<void, Refused | FailureOf<'not-found'>>>;
}
