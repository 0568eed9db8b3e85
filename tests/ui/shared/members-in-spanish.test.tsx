import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { Applications } from '../../../src/ui/applications/own/application-cards';
import { AvailableProgramsPage } from '../../../src/ui/applications/own/form-pages';
import { OfferList } from '../../../src/ui/applications/own/offer-list';
import {
  OffersViewModel,
  OneOfferViewModel,
  OwnApplicationsViewModel,
} from '../../../src/ui/applications/own/own-applications.view-model';
import { OwnForm } from '../../../src/ui/applications/own/own-form';
import { OwnFormViewModel } from '../../../src/ui/applications/own/own-form.view-model';
import { ProgramsToHelpPage } from '../../../src/ui/applications/own/programs-to-help-page';
import { SentForm } from '../../../src/ui/applications/sent-form';
import { NextCard } from '../../../src/ui/dashboard/home/next-card';
import { ResourcesPage } from '../../../src/ui/guides/own/resources-page';
import { TrainingPage } from '../../../src/ui/guides/own/training-page';
import { TimeTrackingPage } from '../../../src/ui/hours/own/time-tracking-page';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { PlainToast } from '../../../src/ui/shared/toast/plain-toast';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { Toaster } from '../../../src/ui/shared/toast/toaster';
import { SessionsPage } from '../../../src/ui/signups/own/event-pages';
import { OpenShifts } from '../../../src/ui/signups/own/open-shifts';
import {
  OfferedShiftsViewModel,
  SignupActsViewModel,
} from '../../../src/ui/signups/own/own-signups.view-model';
import { SchedulePage } from '../../../src/ui/signups/own/schedule-page';
import { anOfferedProgram, anOwnApplication, applicantDesk } from '../../support/applicant-desk';
import { anEvent, aShift, pacific } from '../../support/event-builder';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { aResource, aTraining } from '../../support/guide-builder';
import { guideDesk } from '../../support/guide-desk';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { FITTING, on, own, ownCalendarDesk } from '../../support/own-calendar-desk';
import { aProgram, aQuestion } from '../../support/program-builder';
import { showPage } from '../../support/show-page';
import { defaultSiteContent } from '../../support/site-content-source';
import { aUser } from '../../support/users';

// What is fixed on the pages is in English here, as everywhere in tests: the words of the records alone are in Spanish.
vi.mock('../../../src/ui/shared/site-path', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../src/ui/shared/site-path')>()),
  PAGE_LANGUAGE: 'es',
  TYPED: '',
}));
beforeEach(() => {
  vi.stubEnv('VITE_LANGUAGE', 'es');
});

const spanish = (text: string) => ({ text, of: '' });

/** The nearest language that is said of a text. */
function langOf(
  text: string | RegExp,
  inside: ReturnType<typeof within> = screen,
): string | null | undefined {
  return inside.getByText(text).closest('[lang]')?.getAttribute('lang');
}

const GAMES = anEvent({
  ...FITTING,
  id: 'games',
  title: 'Games Day',
  access: 'Two steps',
  description: 'We play.',
  ...on('29', '10:00', '14:00'),
  state: 'published',
  es: { title: spanish('Día de juegos'), description: spanish('Jugamos.') },
  shifts: [aShift({ ...on('29', '10:00', '14:00'), es: { label: spanish('Recepción') } })],
});

const SHOES = aProgram({ id: 'shoes', title: 'Shoes', volunteersNeedApproval: true });

test('a schedule is in Spanish word by word; what nobody translated is in English, and what was typed in no language', async () => {
  const rain = { state: 'canceled', cancelReason: 'Rain.' } as const;
  const { es } = GAMES;
  const canceled = anEvent({
    ...GAMES,
    ...rain,
    id: 'rain',
    es: { ...es, cancelReason: spanish('Lluvia.') },
  });
  ownCalendarDesk({
    role: 'volunteer',
    events: [GAMES, FITTING, canceled],
    signups: [
      own('volunteer', GAMES, { shiftId: 'desk' }),
      own('volunteer', FITTING, { shiftId: 'door' }),
      own('volunteer', canceled, { shiftId: 'desk' }),
    ],
  }).show(<SchedulePage />);
  const games = (await screen.findAllByRole('heading', { name: 'Día de juegos: Recepción' }))[0]?.closest(
    'li',
  );
  const inGames = within(games as HTMLElement);
  expect(langOf('Two steps', inGames)).toBe('en');
  expect(inGames.getByText('Jugamos.')).not.toHaveAttribute('lang');
  expect(inGames.getByText('Main hall, 1 Main Street, Las Vegas')).toHaveAttribute('lang', '');
  expect(inGames.getByRole('button', { name: 'Withdraw: Recepción, Día de juegos' })).toBeVisible();
  // jsdom leaves out the space at the edge of an element.
  const door = screen.getByRole('heading', { name: /^Fitting Day: ?Door$/ });
  expect(langOf('Fitting Day', within(door))).toBe('en');
  expect(langOf('Door', within(door))).toBe('en');
  expect(screen.getByText('Canceled: Lluvia.')).toBeVisible();
});

test('shifts, what stands before them, and events are in Spanish', async () => {
  const { show } = ownCalendarDesk({
    role: 'volunteer',
    programs: [{ ...SHOES, es: { title: spanish('Zapatos') } }],
    events: [GAMES],
  });
  const { unmount } = show(<OpenShifts />);
  const heading = await screen.findByText('Día de juegos: Recepción', { ignore: '.visually-hidden' });
  expect(heading.tagName).toBe('H4');
  expect(
    screen.getByRole('link', { name: 'Apply to help in Zapatos first.', hidden: true }),
  ).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Zapatos' })).toBeInTheDocument();
  unmount();
  const event = { ...GAMES, invited: ['everybody' as const] };
  ownCalendarDesk({ role: 'beneficiary', programs: [SHOES], events: [event] }).show(<SessionsPage />);
  expect(await screen.findByRole('heading', { name: 'Día de juegos' })).toBeVisible();
});

test('guides are in Spanish, with the programs that require them', async () => {
  const kept = {
    guides: [
      aTraining({ requiredFor: ['walk', 'run'], es: { title: spanish('Levantar') } }),
      aResource({ hours: 'Daily', es: { title: spanish('Comidas'), hours: spanish('Todos los días') } }),
    ],
    programs: [
      aProgram({ id: 'walk', title: 'Walk', es: { title: spanish('Camine') } }),
      aProgram({ id: 'run', title: 'Run' }),
    ],
    completions: [],
  };
  const { show, user } = guideDesk({ role: 'volunteer', kept });
  const { unmount } = show(<TrainingPage />);
  const required = await screen.findByText('Required before shifts of');
  expect(required.parentElement).toHaveTextContent('Required before shifts of Run, Camine');
  expect(langOf('Run')).toBe('en');
  await user.click(screen.getByRole('link', { name: 'Levantar' }));
  expect(await screen.findByRole('heading', { name: 'Levantar' })).not.toHaveAttribute('lang');
  expect(screen.getByText('Bend your knees.')).toHaveAttribute('lang', 'en');
  unmount();
  guideDesk({ role: 'beneficiary', kept }).show(<ResourcesPage />);
  expect(await screen.findByRole('heading', { name: 'Comidas' })).not.toHaveAttribute('lang');
  expect(langOf('A meal at noon.')).toBe('en');
  expect(screen.getByText('Todos los días')).toBeVisible();
});

test('hours name their program, shift and event in Spanish', async () => {
  const work = { shiftId: 'desk', state: 'attended', minutes: 60, hours: 'claimed', note: 'Busy' } as const;
  const signup = own('volunteer', GAMES, { ...work, day: '2026-11-20' });
  ownCalendarDesk({
    role: 'volunteer',
    programs: [{ ...SHOES, es: null }],
    events: [GAMES],
    signups: [signup],
  }).show(<TimeTrackingPage />);
  const row = (await screen.findAllByRole('row'))[1] as HTMLElement;
  expect(row).toHaveTextContent('Recepción: Día de juegos: Busy');
  expect(langOf('Busy', within(row))).toBe('');
  expect(langOf('Shoes', within(row))).toBe('en');
});

test('Home names the next event in Spanish', () => {
  const event = { title: 'Games Day', es: { title: spanish('Día de juegos') } };
  const next = { shift: { label: 'Desk', es: null }, event, startsAt: pacific('2026-11-28 10:00') };
  render(
    <MemoryRouter>
      <NextCard kind="shift" next={{ ...next, place: 'own' }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: /^Desk: ?Día de juegos$/ })).toBeVisible();
  expect(langOf('Desk')).toBe('en');
});

const DAY = aQuestion({
  id: 'day',
  text: 'Which day?',
  help: 'For your visit.',
  answer: 'choice',
  choices: ['Monday', 'Sunday'],
  es: { text: spanish('¿Qué día?'), choices: [spanish('Lunes')] },
});

test('a program and its questions are read in Spanish; what is chosen is sent in English, with the question as it was read', async () => {
  const program = anOfferedProgram({
    es: { title: spanish('Camine conmigo') },
    questions: [DAY, aQuestion({ text: 'Why now?' })],
  });
  render(
    <MemoryRouter>
      <OfferList offers={[{ as: 'participant', program, own: null }]} onApply={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Camine conmigo' })).not.toHaveAttribute('lang');
  expect(screen.getByText(program.summary)).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Parker')).toHaveAttribute('lang', '');

  const { viewModel, port } = applicantDesk({ program });
  const offer = { as: 'participant', program, own: null } as const;
  const unsaved = new UnsavedWorkViewModel();
  const content = defaultSiteContent();
  showPage(<OwnForm offer={offer} label="Form" onDone={() => {}} onCancel={() => {}} />, {
    source: viewModels(
      [OwnFormViewModel, () => viewModel],
      [SiteContentViewModel, () => content],
      [UnsavedWorkViewModel, () => unsaved],
    ),
    address: '/',
  });
  const select = screen.getByRole('combobox', { name: '¿Qué día?' });
  expect(within(select).getByRole('option', { name: 'Lunes' })).toHaveValue('Monday');
  expect(within(select).getByRole('option', { name: 'Sunday' })).toHaveAttribute('lang', 'en');
  expect(langOf('Why now?')).toBe('en');
  expect(langOf('For your visit.')).toBe('en');
  const typed = {
    ...viewModel.open(offer),
    name: 'Ben',
    answers: { day: 'Monday', 'question-1': 'Trabajo' },
  };
  port.send.mockResolvedValue(ok(anOwnApplication()));
  await viewModel.submit(typed);
  expect(port.send.mock.lastCall?.[0]).toMatchObject({
    language: 'es',
    answers: [
      { questionId: 'day', question: '¿Qué día?', value: 'Monday' },
      { questionId: 'question-1', question: 'Why now?', value: 'Trabajo' },
    ],
  });
});

test('what was sent has its choices in Spanish, and each question in the language in which it was read', () => {
  const sent = anOwnApplication(
    {
      answers: [
        { questionId: 'day', question: '¿Qué día?', english: 'Which day?', value: 'Monday' },
        { questionId: 'day', question: 'Which day, please?', value: 'Sunday' },
        { questionId: 'gone', question: 'Why?', value: 'Trabajo' },
      ],
    },
    { questions: [DAY] },
  );
  const { unmount } = render(<SentForm form={sent} />);
  expect(screen.getByText('¿Qué día?')).not.toHaveAttribute('lang');
  expect(screen.getByText('Lunes')).toBeVisible();
  expect(screen.getByText('Which day, please?')).toHaveAttribute('lang', 'en');
  expect(langOf('Sunday')).toBe('en');
  expect(langOf('Trabajo')).toBe('');
  unmount();
  render(<SentForm form={sent} isForStaff />);
  expect(screen.getByText('Which day?')).toBeVisible();
  expect(screen.getByText('Monday')).toBeVisible();
});

test('the question before a place is given back names it in its language', async () => {
  const desk = ownCalendarDesk({
    role: 'volunteer',
    now: '2026-11-28 08:00',
    events: [FITTING],
    signups: [own('volunteer', FITTING, { shiftId: 'door' })],
  });
  const { unmount } = desk.show(<SchedulePage />);
  await desk.user.click(await screen.findByRole('button', { name: 'Withdraw: Door, Fitting Day' }));
  const shift = within(await screen.findByRole('dialog', { name: /^Withdraw from ?Door ?\?$/ }));
  expect(langOf('Door', shift)).toBe('en');
  expect(langOf('Parker, 702-555-0100', shift)).toBe('');
  unmount();

  const guest = ownCalendarDesk({
    role: 'beneficiary',
    events: [FITTING],
    programs: [SHOES],
    signups: [own('beneficiary', FITTING)],
  });
  guest.show(<SessionsPage />);
  await guest.user.click(await screen.findByRole('button', { name: /^Give up my place: Fitting Day/ }));
  const place = within(await screen.findByRole('dialog', { name: /^Give up your place at/ }));
  expect(langOf('Fitting Day', place)).toBe('en');
});

/** Where somebody applies to the program 'Walk With Me', which has no words in Spanish, or has applied to it. */
function applying(role: 'beneficiary' | 'volunteer', hasApplied: boolean) {
  const as = role === 'volunteer' ? 'volunteer' : 'participant';
  const program = anOfferedProgram({ volunteersNeedApproval: true });
  const applications = hasApplied ? [anOwnApplication({ as, state: 'approved' })] : [];
  const { viewModel: form, toasts } = applicantDesk({ role, program });
  const time = new FakeTime();
  const session: SessionViewModel = Object.create(SessionViewModel.prototype);
  Object.defineProperty(session, 'user', { value: aUser({ role }) });
  const left = anOwnApplication({ as, state: 'withdrawn' });
  const ports = {
    feed: new ChangeFeed(new InMemoryChanges(), time, time),
    programs: { offered: async () => ok([program]) },
    ownApplications: {
      list: async () => ok(applications),
      withdraw: async () => ok(left),
      leave: async () => ok(left),
    },
    ownSignups: { shifts: async () => ok([]) },
    session,
    toasts,
  };
  const [content, unsaved] = [defaultSiteContent(), new UnsavedWorkViewModel()];
  const acts = new SignupActsViewModel({ ownSignups: {} as never, toasts, clock: time });
  const source = viewModels(
    [OffersViewModel, () => new OffersViewModel(ports)],
    [OneOfferViewModel, () => new OneOfferViewModel(ports)],
    [OwnApplicationsViewModel, () => new OwnApplicationsViewModel(ports)],
    [OwnFormViewModel, () => form],
    [OfferedShiftsViewModel, () => new OfferedShiftsViewModel(ports)],
    [SignupActsViewModel, () => acts],
    [SessionViewModel, () => session],
    [SiteContentViewModel, () => content],
    [UnsavedWorkViewModel, () => unsaved],
  );
  return { source, toasts, user: userEvent.setup({ delay: null }) };
}

const TITLE = 'Walk With Me';

test('the headings above an application name the program in its language, and the tab in plain text', async () => {
  const toHelp = applying('volunteer', false);
  const { unmount } = showPage(<ProgramsToHelpPage />, { ...toHelp, address: '/?apply=walk' });
  const dialog = await screen.findByRole('dialog', { name: /^Apply to help in ?Walk With Me$/ });
  expect(langOf(TITLE, within(within(dialog).getByRole('heading', { level: 2 })))).toBe('en');
  expect(within(dialog).getByRole('form', { name: 'Apply to help in Walk With Me' })).toBeVisible();
  unmount();

  const helped = applying('volunteer', true);
  const refused = showPage(<ProgramsToHelpPage />, { ...helped, address: '/?apply=walk' });
  const heading = await screen.findByRole('heading', { level: 1, name: /^Apply to help in ?Walk With Me$/ });
  expect(langOf(TITLE, within(heading))).toBe('en');
  refused.unmount();

  showPage(<AvailableProgramsPage />, { ...applying('beneficiary', false), address: '/?apply=walk' });
  const page = await screen.findByRole('heading', { level: 1, name: /^Apply to ?Walk With Me$/ });
  expect(langOf(TITLE, within(page))).toBe('en');
  expect(document.title).toMatch(/^Apply to Walk With Me \|/);
});

test('leaving a program is asked and confirmed with its title in its language', async () => {
  const { source, toasts, user } = applying('volunteer', true);
  const part = { title: 'Mine', has: () => true, card: () => ({ facts: [] }) };
  const page = (
    <>
      <Applications parts={[part]} nothing={{ title: '', next: '' }} />
      <PlainToast toasts={toasts} />
    </>
  );
  showPage(page, { source, address: '/' });
  await user.click(await screen.findByRole('button', { name: 'Leave this program: Walk With Me' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Leave ?Walk With Me ?\?$/ }));
  expect(langOf(TITLE, dialog)).toBe('en');
  await user.click(dialog.getByRole('button', { name: 'Leave This Program' }));
  const toast = await screen.findByRole('region', { name: 'Notifications' });
  expect(toast).toHaveTextContent('Your place in Walk With Me has been given up.');
  expect(langOf(TITLE, within(toast))).toBe('en');
});

test('a training that is done is named in its language', async () => {
  const kept = { guides: [aTraining({ title: 'Lift' })], completions: [] };
  const { show, toasts, user } = guideDesk({ role: 'volunteer', kept });
  show(
    <>
      <TrainingPage />
      <PlainToast toasts={toasts} />
    </>,
  );
  await user.click(await screen.findByRole('link', { name: 'Lift' }));
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  const toast = await screen.findByRole('region', { name: 'Notifications' });
  expect(toast).toHaveTextContent('"Lift" is done.');
  expect(langOf('Lift', within(toast))).toBe('en');
});

test('the toaster, too, shows a name in its language', async () => {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  render(
    <ViewModelContext value={viewModels([ToastViewModel, () => toasts])}>
      <Toaster />
    </ViewModelContext>,
  );
  const words = { text: TITLE, lang: 'en' } as const;
  act(() => toasts.show({ title: 'Gracias', description: { sentence: (title) => `Dejó ${title}.`, words } }));
  const toast = screen.getByRole('listitem');
  expect(toast).toHaveTextContent('Gracias Dejó Walk With Me.');
  expect(langOf(TITLE, within(toast))).toBe('en');
});
