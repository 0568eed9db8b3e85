/**
 * How each area's service is made in this browser, by the area's name: a function of ServicePorts, which the first call fetches
 * unless a page fetches it ahead.
 */
export const simulatedServices = {
  applications: () =>
    import('./programs/simulated-applications').then((file) => file.applicationsOfSimulation),
  auditLog: () => import('./simulated-accounts').then((file) => file.auditOfSimulation),
  countedApplications: () =>
    import('./programs/counted-applications').then((file) => file.countedApplicationsOfSimulation),
  events: () => import('./calendar/event-reads').then((file) => file.eventsOfSimulation),
  figures: () => import('./programs/simulated-figures').then((file) => file.figuresOfSimulation),
  giftBook: () => import('./gifts/simulated-gifts').then((file) => file.giftsOfSimulation),
  guides: () => import('./programs/simulated-guides').then((file) => file.guidesOfSimulation),
  hours: () => import('./calendar/hour-reads').then((file) => file.hoursOfSimulation),
  messages: () => import('./message-reads').then((file) => file.messagesOfSimulation),
  outbox: () => import('./simulated-outbox').then((file) => file.outboxOfSimulation),
  ownAccount: () => import('./simulated-accounts').then((file) => file.ownAccountOfSimulation),
  ownApplications: () =>
    import('./programs/own-application-list').then((file) => file.ownApplicationsOfSimulation),
  ownFactors: () => import('./simulated-second-steps').then((file) => file.ownFactorsOfSimulation),
  ownGifts: () => import('./gifts/simulated-own-gifts').then((file) => file.ownGiftsOfSimulation),
  ownGuides: () => import('./programs/own-training-reads').then((file) => file.ownGuidesOfSimulation),
  ownHours: () => import('./calendar/simulated-own-signups').then((file) => file.ownHoursOfSimulation),
  ownPlans: () => import('./gifts/simulated-own-plans').then((file) => file.ownPlansOfSimulation),
  ownReceipts: () => import('./gifts/simulated-receipts').then((file) => file.ownReceiptsOfSimulation),
  ownSignups: () => import('./calendar/own-signup-reads').then((file) => file.ownSignupsOfSimulation),
  peopleGateway: () => import('./simulated-accounts').then((file) => file.peopleOfSimulation),
  personalData: () => import('./simulated-privacy').then((file) => file.privacyOfSimulation),
  personFactors: () => import('./simulated-second-steps').then((file) => file.personFactorsOfSimulation),
  pickups: () => import('./message-reads').then((file) => file.pickupsOfSimulation),
  plans: () => import('./gifts/simulated-plans').then((file) => file.plansOfSimulation),
  programs: () => import('./programs/simulated-programs').then((file) => file.programsOfSimulation),
  receiptBook: () => import('./gifts/simulated-receipts').then((file) => file.receiptsOfSimulation),
  settingsStore: () => import('./simulated-settings').then((file) => file.settingsOfSimulation),
  shelf: () => import('./programs/simulated-shelf').then((file) => file.shelfOfSimulation),
  signups: () => import('./calendar/simulated-signups').then((file) => file.signupsOfSimulation),
  storedCampaigns: () =>
    import('./simulated-stored-campaigns').then((file) => file.storedCampaignsOfSimulation),
  volunteers: () => import('./calendar/simulated-signups').then((file) => file.volunteersOfSimulation),
} as const;
