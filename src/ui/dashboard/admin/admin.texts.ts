import type { OverviewFigures } from '../../../core/overview/read-overview';

/** What admins read on the admin view. The figures, activity and tasks with their numbers are the simulation's samples. */
export const adminTexts = {
  title: 'Admin',
  greeting: (name: string) => `Welcome back, ${name}`,
  areas: 'Areas of the admin view',
  overview: 'Overview',
  campaigns: 'Campaigns',
  content: 'Content',
  messages: 'Messages',
  /** Marks what is made up. */
  sample: 'Sample',
  /** What waits in this browser leads to where it waits. */
  sampleExplained: 'The figures and both lists are made up. Tasks with a link are real.',
  sampleFigures: { totalUsers: 1258, activePrograms: 12, upcomingEvents: 8, newBeneficiaries: 36 },
  figureNames: {
    totalUsers: 'Total Users',
    activePrograms: 'Active Programs',
    upcomingEvents: 'Upcoming Events',
    newBeneficiaries: 'New Beneficiaries',
  } satisfies Record<keyof OverviewFigures, string>,
  /** In the place of a figure that nobody records; a 0 would be untrue. */
  notRecorded: 'not recorded',
  loading: 'Loading…',
  noActivity: 'No activity yet. What admins do with accounts and pickups will appear here.',
  activityFailed: 'Couldn’t load the activity. Check your connection and reload the page.',
  recentActivity: 'Recent Activity',
  activity: [
    { text: 'New volunteer application received', when: '10 minutes ago' },
    { text: 'Summer Sneaker Drive passed $6,000', when: '2 hours ago' },
    { text: 'Forty winter coats sorted and shelved', when: 'Yesterday' },
    { text: 'Mentorship workshop scheduled', when: 'Yesterday' },
    { text: 'Monthly impact report published', when: '3 days ago' },
  ],
  pendingTasks: 'Pending Tasks',
  tasks: [
    { text: 'Review 4 volunteer applications', isDone: false },
    { text: 'Approve 1 fitting day', isDone: false },
    { text: 'Thank 18 donors of last month', isDone: true },
    { text: 'Order 24 pairs in children’s sizes 10 to 13', isDone: false },
    { text: 'Update 3 shelter pickup lists', isDone: true },
  ],
  done: 'Done',
  open: 'Open',
};
