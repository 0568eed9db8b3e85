import { sampleEvents } from '../../../adapters/mock/events/sample-events';
import { sampleSignups } from '../../../adapters/mock/signups/sample-signups';
import { programSamplesOf } from '../programs/program-samples';
import type { ServicePorts } from '../simulated-service';

/** The sample people who sign up and mark, by the ids of their accounts. */
const PEOPLE = {
  accounts: {
    val: 'account-3',
    amara: 'person-1',
    bea: 'person-2',
    kofi: 'person-11',
    rosa: 'person-18',
    uma: 'person-21',
  },
  parker: { id: 'account-2', name: 'Parker Manager' },
  other: { id: 'account-1', name: 'Avery Admin' },
};

/** The sample events of this browser, and who signed up for them at first. */
export function calendarSamplesOf({ clock }: Pick<ServicePorts, 'clock'>) {
  const { samples } = programSamplesOf({ clock });
  const events = () => sampleEvents(clock.now());
  return {
    events,
    signups: () =>
      sampleSignups(clock.now(), PEOPLE, { events: events(), applications: samples.applications() }),
  };
}
