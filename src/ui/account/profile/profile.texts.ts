/** What people read on their profile. */
export const profileTexts = {
  title: 'Profile',
  account: 'Your account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  note: 'The foundation’s staff keep these details. You stay signed in on this browser until you log out. Logging out in one tab logs you out in the others.',
  noteOfServer:
    'The foundation’s staff keep these details. You stay signed in on this browser for seven days, or until you log out. Logging out in one tab logs you out in the others.',
  logOutEverywhere: 'Log out everywhere',
  loggedOutEverywhere: {
    title: 'Logged out everywhere',
    description: 'No browser is signed in to your account now.',
  },
  logoutEverywhereFailed: {
    title: 'Failed to log out everywhere',
    description: 'Other browsers may still be signed in. Sign in and try again.',
  },
  access: 'What your role opens',
};
