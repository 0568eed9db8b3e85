import type { Signup } from './signup';
import type { HelperFigures, HelperQuery } from './signup.repository.port';

/** What accounts did on shifts and as logged work of some programs, out of all sign-ups, by the ids of the accounts. */
export function helperFigures(
  signups: readonly Signup[],
  { programIds, withShiftsOfNone, from, now }: HelperQuery,
): readonly HelperFigures[] {
  const helps = signups.filter(
    ({ shiftId, eventId, state, programId }) =>
      (shiftId !== null || eventId === null) &&
      state !== 'withdrawn' &&
      programIds.includes(programId) &&
      (withShiftsOfNone || eventId === null || programId !== null),
  );
  const ids = [...new Set(helps.flatMap(({ personId }) => personId ?? []))].sort();
  return ids.map((personId) => {
    const own = helps.filter((signup) => signup.personId === personId);
    const took = own.filter(({ state }) => state === 'going' || state === 'attended');
    const counted = own.filter(({ hours, day }) => hours === 'approved' && day >= from);
    const came = own.filter(({ state, shiftId }) => state === 'attended' && shiftId !== null);
    const toCome = own.filter(({ state, startsAt }) => state === 'going' && (startsAt ?? 0) > now);
    return {
      personId,
      programIds: [...new Set(took.flatMap(({ programId }) => programId ?? []))].sort(),
      minutes: counted.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      lastOn:
        came
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? null,
      nextId: toCome.sort(byStart)[0]?.id ?? null,
    };
  });
}

function byStart(a: Signup, b: Signup): number {
  return (a.startsAt ?? 0) - (b.startsAt ?? 0) || (a.id < b.id ? -1 : 1);
}
