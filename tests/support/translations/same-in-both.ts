/** Texts that are written alike in both languages, such as 'Error', 'No' and 'Facebook'. Each is used by some Spanish file. */
export const SAME_IN_BOTH: readonly string[] = [
  'Error',
  'No',
  'Total',
  'Roles',
  'Crisis',
  'Crisis: 9-8-8',
  'FSR',
  'Las Vegas, Nevada',
  'Facebook',
  'Instagram',
  'X',
  'LinkedIn',
  'backup-codes.txt',
  'EIN',
  'Total',
];
