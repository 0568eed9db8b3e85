import { expect, test } from 'vitest';
import { isEmailAddress } from '../../../../src/core/shared/text/email-address';

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
