import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cellsOf, textsOf } from '../../support/cells';
import { openFigures } from '../../support/figures-desk';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

const group = (name: string) => within(screen.getByRole('region', { name }));
const termsOf = (name: string) => screen.getAllByText(name, { selector: 'dt' });
/** A figure in its group, and at a glance. */
const fact = (name: string) =>
  termsOf(name).find((term) => !term.closest('.figures__glance'))?.nextSibling?.textContent;
const glance = (name: string) =>
  [...(termsOf(name).find((term) => term.closest('.figures__glance'))?.nextSibling?.childNodes ?? [])].map(
    ({ textContent }) => textContent,
  );
const table = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').map(cellsOf);

/** The file that somebody exports. */
async function exported(user: Awaited<ReturnType<typeof openFigures>>['user']) {
  const blobs: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:';
  });
  const names: string[] = [];
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  URL.revokeObjectURL ??= () => {};
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  made.mockRestore();
  pressed.mockRestore();
  return { name: names[0], lines: (await (blobs[0] as Blob).text()).split('\r\n') };
}

const INTERNAL = '?figures=internal';

test('an admin reads the figures of all programs, with a chart and a table by month in each group', async () => {
  const { shown } = await openFigures(INTERNAL);
  await shown();
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(heads).toEqual(['At a glance', 'People', 'Shoes', 'Applications', 'Volunteers', 'Sessions']);
  expect(fact('People served')).toBe('52');
  expect(fact('Visits')).toBe('56');
  expect(fact('Visits without a name')).toBe('14');
  expect(fact('Pairs given')).toBe('60');
  expect(fact('Volunteer hours')).toBe('96.5');
  expect(fact('Volunteers who helped')).toBe('14');
  expect(fact('Showed up')).toMatch(/^\d+% \(not marked: 3\)$/);
  for (const name of ['Visits', 'Pairs given', 'Applications received', 'Volunteer hours', 'Sessions']) {
    expect(screen.getByRole('img', { name: `${name} by month` })).toBeInTheDocument();
    const rows = table(`${name} by month`);
    // What lies before the first record is told once, above the table.
    expect(rows[1]?.[1]).not.toBe('not recorded');
    expect(rows.at(-2)?.[0]).toBe('Nov 2026 | Up to Nov 21, 2026');
  }
  expect(table('Visits by month').at(-1)).toEqual(['Whole period', '56', '14']);
  expect(table('Pairs given by size').at(-1)).toEqual(['Whole period', '60']);
  expect(table('People by program').at(-1)?.slice(0, 2)).toEqual(['Each person once', '52']);
  expect(screen.getByText(/People are told apart by account, else by email address/)).toBeVisible();
});

test('at a glance there are people, pairs, visits and hours, each with the period before', async () => {
  const { shown } = await openFigures('?figures=internal&from=2026-11-01&to=2026-11-30');
  await shown();
  const terms = [...document.querySelectorAll('.figures__glance dt')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['People served', 'Pairs given', 'Visits', 'Volunteer hours']);
  const [now, before] = glance('Pairs given');
  expect(now).toBe(fact('Pairs given'));
  expect(before).toMatch(/^\d+ in Oct 2026$/);
});

test('at a glance, a period before the first record says that there are none yet', async () => {
  const { shown } = await openFigures(INTERNAL);
  await shown();
  expect(glance('Visits')).toEqual(['56', 'no records yet']);
});

test('the months before the first record are told once', async () => {
  const { shown } = await openFigures(INTERNAL);
  await shown();
  const people = group('People');
  const begins = people.getByText(/^Records begin .+ 2026\.$/).textContent;
  expect(begins).toBe('Records begin Sep 2026.');
  const rows = table('Visits by month');
  expect(rows[1]?.[0]).toBe('Sep 2026');
  expect(rows.slice(1, -1).flat()).not.toContain('not recorded');
  const chart = within(screen.getByRole('img', { name: 'Visits by month' }));
  expect(chart.queryByText('not recorded')).not.toBeInTheDocument();
});

test('a period that begins with a gap after earlier records does not say that they begin later', async () => {
  const { shown } = await openFigures('?figures=internal&from=2026-11-22&to=2027-01-31');
  await shown();
  expect(screen.queryByText(/^Records begin/)).not.toBeInTheDocument();
  expect(table('Visits by month')[1]).toEqual([
    'Nov 2026 | From Nov 22, 2026',
    'not recorded',
    'not recorded',
  ]);
});

test('where nothing was recorded by month there is a sentence, and no chart', async () => {
  const { shown } = await openFigures('?figures=internal&from=2020-01-01&to=2020-12-31');
  await shown();
  expect(group('People').getByText('No records in this period.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Visits by month' })).not.toBeInTheDocument();
});

const OCTOBER = '?from=2026-10-01&to=2026-10-31';

test('a hidden figure says so, in its bar as well, and internal ones are told with a warning', async () => {
  const { shown, user, address } = await openFigures();
  await shown();
  const chart = within(screen.getByRole('img', { name: 'Pairs given by month' }));
  expect(chart.getByText('< 5: fewer than 5 people')).toBeVisible();
  const hidden = chart.getAllByText('< 5')[0]?.nextSibling as SVGElement;
  expect(hidden).toHaveStyle({ blockSize: '0rem' });
  expect(screen.queryByText('Internal: not for sharing')).not.toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Internal' }));
  expect(await screen.findByText('Internal: not for sharing')).toBeVisible();
  // The period stays: it can be read by staff, too.
  expect(address()).toBe('?from=2026-07-01&to=2026-09-30&figures=internal');
  expect(screen.queryByText('fewer than 5 people')).not.toBeInTheDocument();
});

test('the file says the same as the page', async () => {
  const { shown, user } = await openFigures(OCTOBER);
  await shown();
  const { name, lines } = await exported(user);
  expect(name).toBe('figures-2026-10-01-to-2026-10-31.csv');
  expect(lines[0]).toBe('Figure,Program,Month,Value,Note');
  expect(lines).toContain(`Applications received,All,,${fact('Applications received')},`);
  expect(lines).toContain(`Pairs given,All,2026-10,${fact('Pairs given')},`);
  const few = lines.filter((line) => line.includes('fewer than 5 people'));
  expect(few.length).toBeGreaterThan(0);
  expect(few.length).toBeLessThan(lines.length - 10);
});

test('the internal file is named so', async () => {
  const { shown, user } = await openFigures('?figures=internal&from=2026-01-01&to=2026-11-30');
  await shown();
  const { name, lines } = await exported(user);
  expect(name).toBe('internal-not-for-sharing-2026-01-01-to-2026-11-30.csv');
  expect(lines.join('\n')).not.toContain('fewer than');
});

test('a manager has the figures of own programs, and of one of them', async () => {
  const { shown, user, address } = await openFigures(INTERNAL, 'program_manager');
  await shown();
  const program = screen.getByRole('combobox', { name: 'Program' });
  const options = within(program).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All my programs',
    'Clean Streets Saturday',
    'First Day Ready',
    'Shoes for Everyone',
    'Walk With Me',
  ]);
  expect(fact('Pairs received')).not.toBe('not recorded');
  await user.selectOptions(program, 'Walk With Me');
  expect(address()).toBe('?figures=internal&program=sample-program-walk-with-me');
  await waitFor(() => expect(screen.queryByText('Pairs received')).not.toBeInTheDocument());
  expect(fact('Pairs given')).toBe('not recorded');
  expect(screen.queryByRole('table', { name: 'People by program' })).not.toBeInTheDocument();
});

test('what makes no sense in the address is ignored, and a program that is not theirs is left out of it', async () => {
  const nonsense = '?from=yesterday&to=2026-02-30&figures=all&program=sample-program-lace-up';
  const { shown, address } = await openFigures(nonsense, 'program_manager');
  await shown();
  expect(address()).not.toContain('program');
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('July to September 2026');
  expect(screen.getByRole('radio', { name: 'For sharing' })).toBeChecked();
});

test('they are read again when something that they count was changed', async () => {
  const { shown, changes, time, asked } = await openFigures();
  await shown();
  for (const thing of ['applications', 'events', 'signups', 'shelf', 'guides', 'programs'] as const) {
    const before = asked.mock.calls.length;
    changes.change(thing);
    await act(() => time.advance(1_000));
    // The figures, and those of the period before.
    expect([thing, asked.mock.calls.length]).toEqual([thing, before + 2]);
  }
});

test.each([
  ['from=2026-11-02&to=2026-11-01', 'The end has to be after the start.'],
  ['from=1926-11-01&to=2026-11-01', 'At most 10 years.'],
])('%s: %s', async (period, sentence) => {
  await openFigures(`${INTERNAL}&${period}`);
  const fault = await screen.findByText(sentence);
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText('To')).toBeInvalid();
  expect(fault).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'People' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('for sharing, whole quarters, months and years that are over are offered, and nothing else', async () => {
  const { shown, user, address, asked } = await openFigures();
  await shown();
  const period = screen.getByRole('combobox', { name: 'Period' });
  const options = within(period).getAllByRole('option');
  const texts = options.map(({ textContent }) => textContent);
  expect(texts).toHaveLength(25);
  expect([texts[0], texts[8], texts[20]]).toEqual(['July to September 2026', 'October 2026', 'Year 2025']);
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await user.selectOptions(period, 'October 2026');
  expect(address()).toBe(OCTOBER);
  await user.selectOptions(period, 'Year 2025');
  expect(address()).toBe('?from=2025-01-01&to=2025-12-31');
  expect(asked).toHaveBeenCalledWith(
    { from: '2025-01-01', to: '2025-12-31', programId: null, figures: 'sharing' },
    expect.anything(),
  );
  await user.selectOptions(period, 'July to September 2026');
  expect(address()).toBe('');
});

test.each([
  '?from=2025-11-22&to=2026-11-21',
  '?from=2026-11-01&to=2026-11-30',
  '?from=2026-10-02&to=2026-10-31',
  '?from=2026-09-01&to=2026-10-31',
])('an address with a period that cannot be shared, %s, shows the last quarter', async (period) => {
  const { shown, asked } = await openFigures(period);
  await shown();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('July to September 2026');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ from: '2026-07-01', to: '2026-09-30' }),
    expect.anything(),
  );
});

test('an older period that can be shared is shown by its address', async () => {
  const { shown } = await openFigures('?from=2019-01-01&to=2019-03-31');
  await shown();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('January to March 2019');
});

test('what staff alone may read gives way when it is to be shared', async () => {
  const { shown, user, address } = await openFigures(`${INTERNAL}&from=2026-02-03&to=2026-02-20`);
  await shown();
  await user.click(screen.getByRole('radio', { name: 'For sharing' }));
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('July to September 2026');
});

test('a period is chosen by name, or by its dates', async () => {
  const { shown, user, address } = await openFigures(INTERNAL);
  await shown();
  const period = screen.getByRole('combobox', { name: 'Period' });
  await user.selectOptions(period, 'Last year');
  expect(address()).toBe('?figures=internal&from=2025-01-01&to=2025-12-31');
  await user.selectOptions(period, 'Choose dates');
  expect(screen.getByLabelText('From')).toHaveValue('2025-01-01');
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2024-01-01');
  expect(await screen.findByText('The end has to be after the start.')).toBeVisible();
  await user.selectOptions(period, 'Last 12 months');
  expect(address()).toBe(INTERNAL);
});

test('a period in which nobody recorded anything says so, and no figure reads 0', async () => {
  const { shown } = await openFigures('?from=2020-01-01&to=2020-12-31');
  await shown();
  expect(screen.getByText('Nothing was recorded in this period. Choose another one.')).toBeVisible();
  expect(glance('Visits')).toEqual(['not recorded', 'no records yet']);
  const values = [...document.querySelectorAll('dd strong, td')].map(({ textContent }) => textContent);
  expect(new Set(values)).toEqual(new Set(['not recorded']));
});

test('the definitions open, and say what can be shared', async () => {
  const { shown, user } = await openFigures();
  await shown();
  const button = group('People').getByRole('button', { name: 'How this is counted: People' });
  expect(button).toHaveTextContent('How this is counted');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/Reports for sharing are of whole months/)).not.toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(group('People').getByText(/Reports for sharing are of whole months/)).toBeVisible();
});

test('paper has who, when and what, and is printed by a button', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const { shown, user } = await openFigures('?program=sample-program-shoes');
  await shown();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const paper = textsOf(document.querySelector('.paper') ?? document.body);
  for (const line of [
    'Period: Jul 1, 2026 to Sep 30, 2026',
    'Program: Shoes for Everyone',
    'Printed on Nov 21, 2026',
  ])
    expect(paper).toContain(line);
});

test.each([
  ['program_manager', 'account-2', '/dashboard/reports'],
  ['admin', 'account-1', '/dashboard/programs/active-programs?tab=figures'],
] as const)('the page of a %s has the tab', async (role, id, path) => {
  const app = renderApp(path, { user: aUser({ id, role }) });
  await waitFor(async () => {
    await act(() => app.time.advance(600));
    expect(document.querySelector('.figures__report')).toBeInTheDocument();
  });
  expect(document.querySelector('[role="tab"][aria-selected="true"]')).toHaveTextContent('Figures');
  expect(document.querySelectorAll('.figures__report h2')).toHaveLength(6);
});
