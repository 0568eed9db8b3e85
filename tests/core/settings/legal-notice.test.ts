import { expect, test } from 'vitest';
import { legalNotice } from '../../../src/core/settings/legal-notice';
import { publicSettings } from '../../../src/core/settings/public-settings';
import { FIRST_SETTINGS, type Settings } from '../../../src/core/settings/settings';

const COMPLETE: Settings = {
  ...FIRST_SETTINGS,
  legalName: 'Example Foundation, Inc.',
  ein: '12-3456789',
  formationState: 'Nevada',
  purpose: 'Shoes, clothing and mentorship for people who need them.',
  registrationNote: 'Registered with the Secretary of State <b>of Nevada</b>',
};

const START = 'Example Foundation, Inc. is a nonprofit organization formed in Nevada. EIN 12-3456789.';
const END = 'Gifts may be tax-deductible to the extent allowed by law.';

/** The whole notice, as English pages show it. */
function noticeOf(settings: Settings): string | null {
  const notice = legalNotice(settings);
  return notice && `${notice.who} ${notice.law}`;
}

test('the notice says who asks for gifts, and then the registration note as typed', () => {
  expect(noticeOf(COMPLETE)).toBe(
    `${START} Purpose: Shoes, clothing and mentorship for people who need them. ${END} Registered with the Secretary of State <b>of Nevada</b>`,
  );
});

test.each<[string, Partial<Settings>, string | null]>([
  ['without a legal name', { legalName: '' }, null],
  [
    'with a legal name alone',
    { ein: '', formationState: '', purpose: '', registrationNote: '' },
    `Example Foundation, Inc. is a nonprofit organization. ${END}`,
  ],
  [
    'with a purpose that has no full stop',
    { purpose: 'Shoes', registrationNote: '' },
    `${START} Purpose: Shoes. ${END}`,
  ],
  [
    'with a purpose that ends with an exclamation mark',
    { purpose: 'Shoes!', registrationNote: '' },
    `${START} Purpose: Shoes! ${END}`,
  ],
  [
    'with a purpose that ends with a question mark',
    { purpose: 'Shoes?', registrationNote: '' },
    `${START} Purpose: Shoes? ${END}`,
  ],
  [
    'with an abbreviated state',
    { ein: '', formationState: 'D.C.', purpose: '', registrationNote: '' },
    `Example Foundation, Inc. is a nonprofit organization formed in D.C. ${END}`,
  ],
  [
    'where gifts are not deductible',
    { giftsAre: 'not-deductible', purpose: '', registrationNote: '' },
    `${START} Gifts are not tax-deductible.`,
  ],
])('the notice %s', (_, changes, notice) => {
  expect(noticeOf({ ...COMPLETE, ...changes })).toBe(notice);
});

test('the sentences of the law are apart from who asks for gifts', () => {
  expect(legalNotice({ ...COMPLETE, registrationNote: '' })).toEqual({
    who: START,
    law: `Purpose: Shoes, clothing and mentorship for people who need them. ${END}`,
  });
});

test('of the settings eight are public, and no others', () => {
  const settings: Settings = { ...COMPLETE, signatory: 'Avery, Treasurer', replyTo: 'office@fsr.example' };
  expect(publicSettings(settings)).toEqual({
    legalName: 'Example Foundation, Inc.',
    ein: '12-3456789',
    formationState: 'Nevada',
    purpose: 'Shoes, clothing and mentorship for people who need them.',
    registrationNote: 'Registered with the Secretary of State <b>of Nevada</b>',
    giftsAre: 'deductible',
    keepMessagesDays: 730,
    keepApplicationsDays: 365,
  });
});
