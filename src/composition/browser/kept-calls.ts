import { type AnyCall, callOf } from '../../core/api/api';
import type { Logger } from '../../core/shared/result';
import type { KeptCall } from '../../core/shared/unsent/unsent-change';
import { sendAgain } from '../../ui/shared/unsent/send-again';
import type { SendAgain } from '../../ui/shared/unsent/unsent.view-model';
import type { Serve } from './area';
import { type AreaName, areas } from './areas';

type AreaOf<Call extends string> = Call extends `${infer Area}.${string}` ? Area : never;

/** The ports of the areas with changes that are kept until they are sent. */
const PORTS = {
  signups: 'signups',
  events: 'events',
  shelf: 'shelf',
  hours: 'hours',
  'own-hours': 'ownHours',
  messages: 'messages',
  'own-guides': 'ownGuides',
} as const satisfies Readonly<Record<AreaOf<KeptCall>, AreaName>>;

/** Sends again what could not be sent, whatever page the person is on by then. */
export function sendingAgain(serve: Serve, logger: Logger): SendAgain {
  return (changes, waiting) => sendAgain(changes, waiting, async (call) => keptCallOf(serve, logger, call));
}

function keptCallOf(serve: Serve, logger: Logger, call: KeptCall): AnyCall {
  const [area, name = ''] = call.split('.') as [AreaOf<KeptCall>, string];
  return callOf(areas[PORTS[area]].port(serve, logger), name);
}
