/** The question before a page is left with unsaved changes. */
export const leaveTexts = {
  title: 'Leave with unsaved changes?',
  leave: 'Leave',
  stay: 'Stay',
};
