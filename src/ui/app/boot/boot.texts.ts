/** Notices of the boot script, for pages on which React has not loaded yet or failed to load. */
export const bootTexts = {
  offline: 'You are offline. What you type and press is kept until you are back.',
  unreachable: 'Part of this page didn’t load. Copy what you’ve typed and reload the page.',
  reload: 'Reload',
};
