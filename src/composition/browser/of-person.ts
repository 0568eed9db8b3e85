import { type Action, may } from '../../core/access/may';
import type { SessionViewModel } from '../../ui/shared/session/session.view-model';

/**
 * What the signed-in person may do, to what is their own as well. While nobody is signed in everything may be asked: the answer says
 * that the session has ended.
 */
export function ofPerson(session: Pick<SessionViewModel, 'user'>): (action: Action) => boolean {
  return (action) => {
    const { user } = session;
    return user === null || may(user, action, { ownerId: user.id });
  };
}
