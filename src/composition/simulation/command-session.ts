import type { Session } from '../../core/account/session.port';
import { ok } from '../../core/shared/result';

/** The session of this browser for calls that change something: always with the standing, since some of them ask for a confirmation. */
export function commandSession(session: Session): Session {
  return {
    read: async () => {
      const read = await session.read();
      if (!read.ok || !read.value) return read;
      const { commandStanding } = await import('./browser-standing');
      return ok({ ...read.value, standing: commandStanding(read.value) });
    },
  };
}
