import type { PublicEvent } from '../../src/core/events/event-view';

/** An event as the public sees it: Saturday, November 28, 2026, 10:00 AM to 2:00 PM in Las Vegas. */
export function aPublicEvent(part: Partial<PublicEvent> = {}): PublicEvent {
  return {
    id: 'open-house',
    title: 'Open House',
    place: 'Foundation',
    address: '100 Main St',
    access: '',
    takesSignups: true,
    seriesId: null,
    kind: null,
    why: '',
    es: null,
    placesLeft: 12,
    state: 'published',
    cancelReason: '',
    startsAt: Date.UTC(2026, 10, 28, 18),
    endsAt: Date.UTC(2026, 10, 28, 22),
    sequence: 0,
    changedAt: Date.UTC(2026, 10, 1),
    ...part,
  };
}
