import type { PersonalDataFailure } from '../../../core/privacy/personal-data.port';

/** The sentences about everything that is kept of one person. */
export const personDataTexts = {
  title: 'Personal data',
  export: 'Export Data',
  erase: 'Erase Data',
  confirm: (name: string) => `Erase the data of ${name}?`,
  text: 'Their name, address, messages, password and sessions are deleted for good. Gifts, receipts and pickups stay in the books without the person. This cannot be undone.',
  keep: 'Leave as It Is',
  fileName: (id: string) => `person-${id}.json`,
  erased: { title: 'Data Erased', description: 'What was kept of this person is gone.' },
  failed: (failure: PersonalDataFailure) => ({ title: 'Error', description: sentence(failure) }),
};

function sentence(failure: PersonalDataFailure): string {
  switch (failure.code) {
    case 'unauthenticated':
      return 'You are not signed in any more. Sign in, then try again.';
    case 'forbidden':
      if (failure.reason === 'last-admin')
        return 'This is the last admin. Make somebody else an admin first.';
      if (failure.reason === 'own-account') return 'Nobody erases their own account. Ask another admin.';
      return 'Your account may not do this. Ask another admin.';
    case 'not-found':
      return 'This person does not exist any more.';
    case 'quota':
      return 'This browser has no room left for what this site stores. Free some space, then try again.';
    case 'unavailable':
      return 'That did not work. Please try again.';
  }
}
