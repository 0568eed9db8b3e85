import { type AnyCall, callOf } from '../../core/api/api';
import type { KeptCall } from '../../core/shared/unsent/unsent-change';
import { sendAgain } from '../../ui/shared/unsent/send-again';
import type { SendAgain } from '../../ui/shared/unsent/unsent.view-model';
import type { Serve } from './bind-area';

type AreaOf<Call extends string> = Call extends `${infer Area}.${string}` ? Area : never;

/** Fetches the area of each change that is kept until it is sent: the person may be on any page by then. */
const AREAS: Readonly<Record<AreaOf<KeptCall>, (serve: Serve) => Promise<object>>> = {
  signups: async (serve) => {
    const { signupsArea } = await import('./late/signups.area');
    return serve(signupsArea.api, signupsArea.simulated);
  },
  events: async (serve) => {
    const { eventsArea } = await import('./late/events.area');
    return serve(eventsArea.api, eventsArea.simulated);
  },
  shelf: async (serve) => {
    const { shelfArea } = await import('./late/shelf.area');
    return serve(shelfArea.api, shelfArea.simulated);
  },
  hours: async (serve) => {
    const { hoursArea } = await import('./late/hours.area');
    return serve(hoursArea.api, hoursArea.simulated);
  },
  'own-hours': async (serve) => {
    const { ownHoursArea } = await import('./late/own-hours.area');
    return serve(ownHoursArea.api, ownHoursArea.simulated);
  },
  messages: async (serve) => {
    const { messagesArea } = await import('./late/messages.area');
    return serve(messagesArea.api, messagesArea.simulated);
  },
  'own-guides': async (serve) => {
    const { ownGuidesArea } = await import('./late/own-guides.area');
    return serve(ownGuidesArea.api, ownGuidesArea.simulated);
  },
};

/** Sends again what could not be sent, by the areas that `serve` makes. */
export function sendingAgain(serve: Serve): SendAgain {
  return (changes, waiting) => sendAgain(changes, waiting, (call) => fetchKeptCall(serve, call));
}

async function fetchKeptCall(serve: Serve, kept: KeptCall): Promise<AnyCall> {
  const [area, name = ''] = kept.split('.') as [AreaOf<KeptCall>, string];
  return callOf(await AREAS[area](serve), name);
}
