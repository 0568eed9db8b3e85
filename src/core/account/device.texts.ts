/** The words of a browser and its device, for lists of sessions and for mails. */
export const deviceTexts = {
  browser: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'A browser',
  unknownSystem: 'an unknown device',
};
