import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { renderApp } from '../../support/render-app';

const { email, phone } = DEFAULT_CONTENT.siteSettings.contact;

test('who wants an account can write or call, and who looks for shoes learns that they need no account', async () => {
  renderApp('/signup');
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  const shoes = screen.getByRole('link', { name: 'Looking for shoes?' });
  expect(shoes).toHaveAttribute('href', '/get-shoes');
  expect(shoes.closest('p')).toHaveTextContent(/^Looking for shoes\? You need no account\.$/);
});
