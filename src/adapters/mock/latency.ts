/** How long the simulated server takes to answer, in ms. */
export const LATENCY_MS = {
  listCampaigns: 500,
  listActiveCampaigns: 500,
  getCampaign: 300,
  createCampaign: 800,
  updateCampaign: 800,
  contact: 1000,
  readGifts: 300,
  saveGift: 600,
  /** Calls of an API (core/api). */
  query: 300,
  command: 600,
  listPeople: 400,
  readPerson: 300,
  changePerson: 600,
  listOutbox: 300,
  inbox: 300,
  accountLink: 600,
} as const;
