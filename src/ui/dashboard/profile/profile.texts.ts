/** What people read on their profile. */
export const profileTexts = {
  title: 'Profile',
  account: 'Your account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  note: 'The foundation’s staff keep these details. You stay signed in on this browser until you log out. Logging out in one tab logs you out in the others.',
  access: 'What your role opens',
};
