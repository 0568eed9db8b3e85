import { saveFailures } from '../shared/failure.texts';

/** What is said about the samples of the simulation. */
export const samplesTexts = {
  title: 'Samples',
  intro:
    'Programs, applications, events, shoe sizes and guides begin with samples. You can put them back as they were at first.',
  reset: 'Reset samples',
  question: {
    title: 'Reset samples?',
    text: 'Programs, applications, staff notes, events, sign-ups, hours, shoe sizes and guides are put back as they were at first. What you created or changed since is deleted.',
    action: 'Reset Samples',
  },
  leave: 'Leave as It Is',
  done: { title: 'Samples Reset', description: 'All of them are as they were at first.' },
  notReset: 'Not reset',
  failed: {
    ...saveFailures('reset samples'),
    unavailable: 'This browser is out of storage, or it blocks storage for this site.',
  },
};
