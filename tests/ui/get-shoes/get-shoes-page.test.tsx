import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { getShoesHead } from '../../../src/ui/get-shoes/get-shoes-head';
import { GetShoesPage, type GetShoesPageProps } from '../../../src/ui/get-shoes/get-shoes-page';
import { aPublicEvent } from '../../support/public-event-builder';

const { phone } = DEFAULT_CONTENT.siteSettings.contact;

function show(days: GetShoesPageProps['days'], content = DEFAULT_CONTENT) {
  render(<GetShoesPage content={content} days={days} form={<form aria-label="Ask for shoes" />} />);
}

test('it says what there is, how it works and when, and how to call', () => {
  show([
    aPublicEvent({ id: 'fitting', title: 'Fitting Day', kind: 'items' }),
    aPublicEvent({ id: 'full', title: 'Library Fitting Hour', kind: 'items', placesLeft: 0 }),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Get shoes' })).toBeInTheDocument();
  expect(screen.getByText('It costs nothing, and you need no papers.')).toBeInTheDocument();
  const steps = within(screen.getByRole('region', { name: 'How it works' }));
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Call or write',
    'Come to a fitting day',
    'Leave with shoes that fit',
  ]);
  const days = within(screen.getByRole('region', { name: 'Next fitting days' }));
  const [first, second] = days.getAllByRole('listitem');
  expect(first).toHaveTextContent('Sat 28 Nov');
  expect(first).toHaveTextContent('10:00 AM to 2:00 PM PT');
  expect(first).toHaveTextContent('Foundation, 100 Main St');
  expect(first).not.toHaveTextContent('All places are taken.');
  expect(second).toHaveTextContent('All places are taken.');
  expect(days.getByRole('link', { name: 'Fitting Day' })).toHaveAttribute('href', '/events#fitting');
  expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('form', { name: 'Ask for shoes' })).toBeInTheDocument();
});

test('without a date a call helps, and without a phone there is no button', () => {
  show([]);
  expect(screen.getByText('Call us for the next fitting day.')).toBeInTheDocument();
});

test('a foundation without a phone has no button to call', () => {
  const { siteSettings } = DEFAULT_CONTENT;
  const contact = { ...siteSettings.contact, phone: '' };
  show('loading', { ...DEFAULT_CONTENT, siteSettings: { ...siteSettings, contact } });
  expect(screen.getByText('Loading dates')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '#reach');
});

test('search engines read its own title and address', () => {
  const head = getShoesHead(DEFAULT_CONTENT, {
    siteUrl: 'https://www.fsr.example',
    themeColor: '#1d1b38',
    pictures: new Map(),
  });
  expect(head.find(({ tag }) => tag === 'title')?.text).toMatch(/^Get shoes – /);
  const canonical = head.find(({ attributes }) => attributes.rel === 'canonical');
  expect(canonical?.attributes.href).toBe('https://www.fsr.example/get-shoes');
});
