/** What people call the rows of a table that has samples. */
const NAMES: Readonly<Record<string, string>> = {
  application: 'applications',
  campaign: 'campaigns',
  completion: 'trainings done',
  contact_message: 'messages',
  event: 'events',
  gift: 'gifts',
  guide: 'guides',
  pickup_request: 'pickup requests',
  program: 'programs',
  receipt: 'receipts',
  recurring_plan: 'recurring plans',
  settings: 'settings of the sample foundation',
  shelf_move: 'moves of the shelf',
  signup: 'sign-ups',
  staff_note: 'staff notes',
  user: 'accounts',
};

const listOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `${NAMES[table] ?? table}: ${count}`)
    .join(', ');

/** The output of the programs that manage the server's data. */
export const dataTexts = {
  usage: [
    'Usage:',
    '  npm run server:migrate                        brings the database up to date',
    '  npm run server:move                           copies the embedded database into PostgreSQL',
    '  npm run server:remove-samples                 deletes the samples that SAMPLE=1 put into the database',
    '  npm run server:backup [-- FILE]               writes everything into a file',
    '  npm run server:restore -- FILE [--replace]    reads a backup into an empty database, or in place of what is there',
    '  npm run server:reset-second-factor -- EMAIL   prints a link with which somebody sets up their second step again',
    'DATABASE_URL names the database; without it, it is the embedded one in DATA_DIR.',
  ].join('\n'),
  noFolder: (folder: string) =>
    `There is no embedded database in ${folder}. Set DATA_DIR to its folder, or DATABASE_URL for PostgreSQL.`,
  noTarget:
    'DATABASE_URL is missing: give the address of an empty PostgreSQL database to move everything to.',
  upToDate: 'The database is up to date.',
  migrated: (steps: readonly string[]) => `The database was brought up to date: ${steps.join(', ')}.`,
  notUpToDate:
    'The database is not up to date. Run npm run server:migrate first, or start the server once, and try again.',
  rows: (table: string, count: number) => `  ${table.padEnd(16)} ${String(count).padStart(8)}`,
  moved: (count: number, folder: string) =>
    [
      `Moved: PostgreSQL now holds all ${count} rows.`,
      `From now on start the server with DATABASE_URL and SECRET. The folder ${folder} is unchanged; it holds people's data, so delete it when you no longer need it.`,
    ].join('\n'),
  samplesLeft: (counts: Readonly<Record<string, number>>) =>
    `Not moved: the samples of SAMPLE=1 (${listOf(counts)}). They stay in the folder.`,
  samplesRefused: (counts: Readonly<Record<string, number>>) =>
    `PUBLIC_URL is not localhost, and the database holds samples of SAMPLE=1 (${listOf(counts)}), whose passwords everybody knows. Make a backup, run npm run server:remove-samples, and start again.`,
  samplesRemoved: (counts: Readonly<Record<string, number>>) =>
    `Removed: the samples of SAMPLE=1 (${listOf(counts)}). Everything else is still there.`,
  noSamples: 'The database holds no samples. Nothing was changed.',
  backedUp: (count: number, file: string) =>
    `Backed up: ${file} holds all ${count} rows; it was read back and is whole. It holds people's data and the hashes of their passwords, so keep it where only you can read it.`,
  restored: (count: number) =>
    `Restored: the database holds all ${count} rows of the backup. People who were signed in may have to sign in again.`,
  authenticatorsLost: (emails: readonly string[]) =>
    `The authenticators of these people were encrypted with another FACTOR_KEY: ${emails.join(', ')}. Restore with that key, or they set theirs up again: until then they sign in with a passkey or a backup code, or an admin resets their second step.`,
  secondStepReset: (link: string) =>
    [
      'The second step was reset, and the person is signed out everywhere. With this link and the password they set up a new one; it works once, within an hour:',
      link,
    ].join('\n'),
  unknownPerson: (email: string) => `Nobody with the address ${email} can sign in. Nothing was changed.`,
  newerBackup: (file: string, step: string) =>
    `${file} was made by a newer version of this program (step '${step}'). Restore it with that version. Nothing was changed.`,
  tooOldBackup: (file: string) =>
    `${file} was made by a version before 0.1.0. Restore it with version 0.1.0, and make another backup there. Nothing was changed.`,
  olderBackup: (file: string) =>
    `${file} was made by an older version of this program, and this database has tables of this version. Restore it into a new database without tables; it is brought up to date there. Nothing was changed.`,
  notEmpty: (reason: string) => `${reason} To delete what it holds and restore the backup, add --replace.`,
  failed: (reason: string) => `Failed: ${reason}`,
};
