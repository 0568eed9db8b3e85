import type { Session } from '../../core/account/session.port';
import { ok } from '../../core/shared/result';

/** Whether a session of this browser may open less than its person's role: somebody has a second step, or the settings ask for one. */
export function mayOpenLess(view: Pick<Window, 'localStorage'>): boolean {
  const has = (key: string, text: string) => view.localStorage.getItem(`simulation:${key}`)?.includes(text);
  try {
    // Every record of factors has this field.
    return !!has('second-steps', 'lastStep') || !!has('settings', '"secondStep":"admins');
  } catch {
    return false;
  }
}

/** The session of this browser with its standing, which is worked out where second steps are used at all. */
export function standingSession(session: Session, view: Pick<Window, 'localStorage'> = globalThis): Session {
  return {
    read: async () => {
      const read = await session.read();
      if (!read.ok || !read.value || !mayOpenLess(view)) return read;
      const { browserStanding } = await import('./browser-standing');
      return ok({ ...read.value, standing: browserStanding(read.value) });
    },
  };
}
