import type { EventPart } from '../events/event';
import { inLine, type Signup } from './signup';

/** The sign-ups for a part among those for its event. */
export function ofPart(signups: readonly Signup[], { shift }: EventPart): readonly Signup[] {
  return signups.filter(({ shiftId }) => shiftId === (shift?.id ?? null));
}

/** Who waits for a part, the first in line first, out of the sign-ups for its event. */
export function lineOf(part: EventPart, signups: readonly Signup[]): readonly Signup[] {
  return ofPart(signups, part)
    .filter(({ state }) => state === 'waiting')
    .sort(inLine);
}
