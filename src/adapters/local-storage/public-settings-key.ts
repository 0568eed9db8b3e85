/** The key of what is public of a simulation's settings, where they differ from the samples that the pages are built with. */
export const PUBLIC_SETTINGS_KEY = 'publicSettings';
