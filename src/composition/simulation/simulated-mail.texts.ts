/** The subjects of the mails that the simulation writes by itself. */
export const simulatedMailTexts = {
  receipt: (number: string) => `Your receipt ${number}`,
};
