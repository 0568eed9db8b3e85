/** What managers of an event read when somebody withdraws shortly before the start. `what` is a shift and its event, or the event alone. */
export const lateWithdrawalTexts = {
  subject: (what: string) => `Somebody withdrew: ${what}`,
  text: 'Somebody withdrew less than 24 hours before the start:',
  closing:
    'The event’s page says who it was, under “Withdrew”. People on the waiting list don’t get the place automatically now, so see whom you can call.',
  link: 'See who withdrew',
};
