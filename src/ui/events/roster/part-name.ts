import type { EventPart } from '../../../core/events/event';
import { eventViewTexts as texts } from '../event-view.texts';

/** What a part of an event is called: the label of a shift, or guests. */
export function partName({ shift }: Pick<EventPart, 'shift'>): string {
  return shift?.label ?? texts.guests;
}
