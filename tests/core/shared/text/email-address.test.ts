import { expect, test } from 'vitest';
import { tidyDonor } from '../../../../src/core/gifts/gift';
import { findGiftFaults } from '../../../../src/core/gifts/gift-draft';
import { tidyInvitation } from '../../../../src/core/people/person-changes';
import { findTextFaults, trimFields } from '../../../../src/core/shared/forms/field-rules';
import { isEmailAddress, tidyEmail } from '../../../../src/core/shared/text/email-address';
import { aDonor, aGiftDraft } from '../../../support/gift-builder';

const LONGEST_LABEL = `a${'-'.repeat(61)}z`;

test.each([
  'ada@fsr.example',
  'ada@localhost',
  'a@b.c',
  "o'hara+news@fsr.example",
  'ada@news.fsr.example',
  'ada@fsr-2.example',
  'ada@büro.example',
  'ada@例え.テスト',
  `ada@${LONGEST_LABEL}.example`,
  `ada@fsr.${LONGEST_LABEL}`,
])('%s is an e-mail address', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  '',
  'ada',
  '@fsr.example',
  'ada@',
  'ada@@fsr.example',
  'a da@fsr.example',
  'ada@fsr.example ',
  ' ada@fsr.example',
  'ada@fsr.example\nada@fsr.example',
  'ädä@fsr.example',
  'ada@.example',
  'ada@fsr.',
  'ada@fsr..example',
  'ada@-fsr.example',
  'ada@fsr-.example',
  'ada@fsr.-example',
  'ada@fsr.example-',
  'ada@f_r.example',
  'ada@fsr.ex_mple',
  'ada@fsr.e!',
  `ada@a${LONGEST_LABEL}.example`,
  `ada@fsr.a${LONGEST_LABEL}`,
])('%j is not an e-mail address', (text) => expect(isEmailAddress(text)).toBe(false));

test.each([
  '\u200Bada@fsr.example',
  'ada@fsr.example\u200B ',
  '\uFEFFada@fsr\u00AD.example',
  '\u200Fada@fsr.example\u202C',
])('marks that nobody sees in %j do not count', (text) => {
  expect(tidyEmail(text)).toBe('ada@fsr.example');
  const rules = { name: 'required', email: 'email' } as const;
  const form = { name: 'Ada', email: text };
  expect(findTextFaults(rules, form)).toEqual([]);
  expect(trimFields(rules, form)).toEqual({ name: 'Ada', email: 'ada@fsr.example' });
  expect(findGiftFaults(aGiftDraft({ donor: aDonor({ email: text }) }), '2026-11-28')).toEqual([]);
  expect(tidyDonor(aDonor({ email: text })).email).toBe('ada@fsr.example');
  const invitation = { name: 'Ada', email: text, role: 'volunteer' } as const;
  expect(tidyInvitation(invitation).email).toBe('ada@fsr.example');
});

test('an address of marks alone is missing', () => {
  expect(findTextFaults({ email: 'email' }, { email: '\u200B' })).toEqual([
    { field: 'email', fault: 'missing' },
  ]);
});
