import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReachUs } from '../../../src/ui/shared/text/reach-us';

const PHONE = '702-555-0142';
const EMAIL = 'hello@fsr.example';

test.each([
  [PHONE, EMAIL, `Reach us at ${PHONE} or ${EMAIL}.`],
  [PHONE, '', `Reach us at ${PHONE}.`],
  ['', EMAIL, `Reach us at ${EMAIL}.`],
  ['', '', ''],
])('with the phone "%s" and the email "%s" it says "%s"', (phone, email, sentence) => {
  const { container } = render(<ReachUs contact={{ phone, email }}>Reach us at</ReachUs>);
  expect(container).toHaveTextContent(sentence);
  expect(container.querySelectorAll('a')).toHaveLength([phone, email].filter(Boolean).length);
  if (sentence === '') expect(container).toBeEmptyDOMElement();
});
