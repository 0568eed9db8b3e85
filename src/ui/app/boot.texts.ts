/** The notices of the boot script, which show where React is not there yet or could not be fetched. */
export const bootTexts = {
  offline: 'You are offline. What you type and press is kept until you are back.',
  unreachable: 'A part of this page could not be loaded. Copy what you have typed, then reload the page.',
  reload: 'Reload',
};
