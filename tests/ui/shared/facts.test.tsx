import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from '../../../src/ui/shared/facts';

test.each(['row', 'columns', 'list'] as const)('in a %s, each name stands with its value', (layout) => {
  render(
    <Facts
      label="About Ada"
      layout={layout}
      facts={[
        ['Email', 'ada@example.org'],
        [
          'Phone',
          <a key="phone" href="tel:7025550101">
            {'702-555-0101'}
          </a>,
        ],
      ]}
    />,
  );
  const facts = within(screen.getByRole('region', { name: 'About Ada' }));
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Email', 'Phone']);
  expect(facts.getAllByRole('definition')[0]).toHaveTextContent('ada@example.org');
  expect(facts.getByRole('link', { name: '702-555-0101' })).toBeVisible();
});

test('where there is nothing to say, the name is left out, too', () => {
  render(
    <Facts
      facts={[
        ['Phone', ''],
        ['Adult', false],
        ['Note', null],
        ['Pairs', 0],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Pairs']);
});
