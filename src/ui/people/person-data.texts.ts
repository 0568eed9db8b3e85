import type { PersonalDataFailure } from '../../core/privacy/personal-data.api';

/** The sentences about everything that is kept of one person. */
export const personDataTexts = {
  title: 'Personal data',
  export: 'Export Data',
  erase: 'Erase Data',
  confirm: (name: string) => `Erase the data of ${name}?`,
  text: 'Their name, address, messages, password and sessions are deleted for good. Gifts, receipts and pickups are kept without the person’s data. This cannot be undone.',
  keep: 'Leave as It Is',
  fileName: (id: string) => `person-${id}.json`,
  erased: { title: 'Data Erased', description: 'What was kept of this person is gone.' },
  failed: (failure: PersonalDataFailure) => ({ title: 'Error', description: sentence(failure) }),
};

function sentence(failure: PersonalDataFailure): string {
  switch (failure.code) {
    case 'unauthenticated':
      return 'You’ve been signed out. Sign in and try again.';
    case 'forbidden':
      if (failure.reason === 'last-admin') return 'This is the last admin. Make someone else an admin first.';
      if (failure.reason === 'own-account') return 'You can’t erase your own account. Ask another admin.';
      return 'You don’t have permission to do this. Ask another admin.';
    case 'not-found':
      return 'This person no longer exists.';
    case 'quota':
      return 'This browser has no storage left for this site. Free some space and try again.';
    case 'unavailable':
      return 'That didn’t work. Try again.';
  }
}
