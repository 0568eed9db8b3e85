/** What admins read about roles. */
export const rolesPageTexts = {
  title: 'Roles',
  intro: 'Everybody with an account has one role. It decides which pages they see and what they may do.',
  holders: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`),
  nobody: 'Nobody holds this role.',
  seeAll: (role: string) => `See everybody with the role ${role}`,
  opens: 'Opens',
};
