/** How long the simulated server takes to answer, in ms: by the kind of a call, or by 'AREA.NAME' where it takes another time. */
export const LATENCY_MS = {
  query: 300,
  command: 600,
  'campaigns.active': 500,
  'campaigns.list': 500,
  'campaigns.create': 800,
  'campaigns.update': 800,
  contact: 1000,
} as const;
