import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SAMPLE_SETTINGS } from '../../../src/adapters/mock/settings/sample-foundation';
import type { HostedForm } from '../../../src/core/gifts/donation/hosted-form';
import { type MonetaryDonation, SubmitDonation } from '../../../src/core/gifts/donation/monetary-donation';
import type { PickupRequest } from '../../../src/core/pickups/pickup-request';
import { RequestPickup } from '../../../src/core/pickups/request-pickup';
import { publicSettings } from '../../../src/core/settings/public-settings';
import type { Settings } from '../../../src/core/settings/settings';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import type { FormGateway } from '../../../src/core/shared/forms/public-form';
import { fail, ok } from '../../../src/core/shared/result';
import type { WantedSizes } from '../../../src/core/shelf/wanted-sizes.api';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { MonetaryDonationViewModel, PickupViewModel } from '../../../src/ui/donate/donate.view-model';
import { DonationForms } from '../../../src/ui/donate/donation-forms';
import { WantedSizesViewModel } from '../../../src/ui/donate/wanted-sizes.view-model';
import { PublicSettingsViewModel } from '../../../src/ui/shared/about-foundation/public-settings.view-model';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { InMemoryFormGateway } from '../../support/in-memory/in-memory-form-gateway';
import { inMemoryTypedForms } from '../../support/in-memory/in-memory-typed-forms';
import { RecordingLogger } from '../../support/recording-logger';
import { defaultSiteContent } from '../../support/site-content-source';

/** Both forms over gateways in memory, or over one that answers like `overrides`. */
function setUp(
  overrides: Partial<FormGateway<unknown>> = {},
  hosted: HostedForm | null = null,
  wanted: WantedSizes = { wanted: async () => ok([]) },
  settings: Partial<Settings> = {},
) {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const logger = new RecordingLogger();
  const feed = new ChangeFeed(new InMemoryChanges(), time, time);
  const memory = {
    gifts: new InMemoryFormGateway<MonetaryDonation>(false),
    requests: new InMemoryFormGateway<PickupRequest>(false),
  };
  const over = <Form,>(gateway: FormGateway<Form>): FormGateway<Form> => ({
    delivers: false,
    send: (form) => gateway.send(form),
    ...overrides,
  });
  const typedForms = inMemoryTypedForms();
  const source = viewModels(
    [
      MonetaryDonationViewModel,
      () =>
        new MonetaryDonationViewModel({
          submitDonation: new SubmitDonation(over(memory.gifts), logger),
          hostedForm: hosted,
          toasts,
          typedForms,
        }),
    ],
    [
      PickupViewModel,
      () =>
        new PickupViewModel({
          requestPickup: new RequestPickup(over(memory.requests), logger, 'en'),
          toasts,
          typedForms,
        }),
    ],
    [
      WantedSizesViewModel,
      () => new WantedSizesViewModel({ wantedSizes: wanted, feed, logger, shownSizes: null }),
    ],
    [
      PublicSettingsViewModel,
      () =>
        new PublicSettingsViewModel({
          publicSettings: { public: async () => fail({ code: 'unavailable' }) },
          shownSettings: publicSettings({ ...SAMPLE_SETTINGS, ...settings }),
          writtenNotice: null,
        }),
    ],
    [SiteContentViewModel, defaultSiteContent],
  );
  const page = (
    <ViewModelContext value={source}>
      <DonationForms />
    </ViewModelContext>
  );
  const user = userEvent.setup({ delay: null });
  const enter = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  return { page, toasts, memory, user, enter };
}

// By label: looking for roles is slow beside the styles of the component library.
const money = () => within(screen.getByLabelText('Monetary donation'));
const pickup = () => within(screen.getByLabelText('Pickup request'));

const chosenPreset = () => document.querySelector('input[type=radio]:checked');

test('the tabs have a long label and a short one for phones', () => {
  render(setUp().page);
  const [first, second] = screen.getAllByRole('tab');
  expect(within(first as HTMLElement).getByText('Monetary Donation')).toBeVisible();
  expect(within(first as HTMLElement).getByText('Money')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Donate Shoes & Apparel')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Items')).toBeVisible();
});

test('a press opens a tab and leaves the focus on it; what was typed elsewhere stays', async () => {
  const { page, user, enter } = setUp();
  render(page);
  await enter(money().getByLabelText('Name'), 'Vera');
  const [gift, things] = screen.getAllByRole('tab');
  await user.click(things as HTMLElement);
  expect(things).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toBe(things);
  expect(screen.getByRole('tabpanel')).toBe(screen.getByRole('tabpanel', { name: /Items/ }));
  await user.click(gift as HTMLElement);
  expect(money().getByLabelText('Name')).toHaveValue('Vera');
});

test('an amount of one’s own in the place of a preset is there again after a reload, as it was', async () => {
  const { page, user, enter } = setUp();
  const first = render(page);
  await user.click(money().getByLabelText('$50'));
  await enter(money().getByLabelText('Custom amount'), '12.50');
  await enter(pickup().getByLabelText('Name'), 'Bea');
  first.unmount();
  render(page);
  expect(chosenPreset()).toBeNull();
  expect(money().getByLabelText('Custom amount')).toHaveValue('12.50');
  expect(screen.getByText('Your gift: $12.50')).toBeVisible();
  expect(pickup().getByLabelText('Name')).toHaveValue('Bea');
});

test('a gift: presets as radio buttons, thanks, and an empty form', async () => {
  const { page, toasts, memory, user, enter } = setUp();
  render(page);
  const group = within(money().getByRole('radiogroup', { name: 'Amount', hidden: true }));
  expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '$25',
    '$50',
    '$100',
    '$250',
    '$500',
    '$1,000',
  ]);
  await user.click(group.getByLabelText('$1,000'));
  const gift = (await money().findByText('Your gift: $1')).parentElement;
  expect(gift).toBeVisible();
  // A large amount breaks after a comma, never between two digits.
  expect(gift).toHaveTextContent('Your gift: $1,000.00');
  expect(gift?.innerHTML).toContain(',<wbr>');
  await enter(money().getByLabelText('Name'), 'Ada');
  await enter(money().getByLabelText('Email'), 'ada@fsr.example');
  await user.click(money().getByText('Donate'));
  await waitFor(() =>
    expect(memory.gifts.received).toEqual([
      { cents: 100_000n, name: 'Ada', email: 'ada@fsr.example', phone: '', message: '' },
    ]),
  );
  await waitFor(() => expect(toasts.toast).toMatchObject({ title: 'Thank You!' }));
  expect(toasts.toast?.variant).not.toBe('destructive');
  await waitFor(() => expect(money().getByLabelText('Name')).toHaveValue(''));
  expect(chosenPreset()).toBeNull();
});

test('preset and custom amount exclude each other', async () => {
  const { page, memory, user, enter } = setUp();
  render(page);
  const custom = money().getByLabelText('Custom amount');
  await user.click(money().getByLabelText('$50'));
  await user.type(custom, '12.5');
  expect(chosenPreset()).toBeNull();
  expect(await money().findByText('Your gift: $12.50')).toBeVisible();
  await user.click(money().getByLabelText('$25'));
  await waitFor(() => expect(custom).toHaveValue(''));
  expect(money().getByLabelText('$25')).toBeChecked();
  await user.type(custom, '7');
  await enter(money().getByLabelText('Name'), 'Ada');
  await enter(money().getByLabelText('Email'), 'ada@fsr.example');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(memory.gifts.received).toMatchObject([{ cents: 700n }]));
});

test('no amount: the toast, the same beside the amount, and the focus on the first preset', async () => {
  const { page, toasts, memory, user } = setUp();
  render(page);
  await user.click(money().getByText('Donate'));
  await waitFor(() =>
    expect(toasts.toast).toMatchObject({
      title: 'Invalid Amount',
      description: 'Please select or enter a valid donation amount.',
      variant: 'destructive',
    }),
  );
  await waitFor(() =>
    expect(money().getByRole('radiogroup', { name: 'Amount', hidden: true })).toHaveAccessibleDescription(
      'Please select or enter a valid donation amount.',
    ),
  );
  await waitFor(() => expect(money().getByLabelText('$25')).toHaveFocus());
  await waitFor(() =>
    expect(money().getByLabelText('Name')).toHaveAccessibleDescription(
      'Please fill out your name and email address.',
    ),
  );
  await user.keyboard('[Space]');
  await waitFor(() => expect(money().getByRole('radiogroup')).not.toHaveAccessibleDescription());
  expect(memory.gifts.received).toEqual([]);
});

test.each(['abc', '0.5'])('the custom amount %s is invalid and stays', async (amount) => {
  const { page, toasts, user } = setUp();
  render(page);
  const custom = money().getByLabelText('Custom amount');
  await user.type(custom, amount);
  await user.click(money().getByText('Donate'));
  await waitFor(() => expect(toasts.toast?.title).toBe('Invalid Amount'));
  await waitFor(() => expect(custom).toHaveFocus());
  expect(custom).toHaveValue(amount);
  await waitFor(() =>
    expect(custom).toHaveAccessibleDescription('Please select or enter a valid donation amount.'),
  );
});

test('an amount without a name or e-mail', async () => {
  const { page, toasts, user, enter } = setUp();
  render(page);
  await user.click(money().getByLabelText('$100'));
  await enter(money().getByLabelText('Name'), 'Ada');
  await user.click(money().getByText('Donate'));
  await waitFor(() =>
    expect(toasts.toast).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill out your name and email address.',
      variant: 'destructive',
    }),
  );
  await waitFor(() => expect(money().getByLabelText('Email')).toHaveFocus());
  expect(money().getByLabelText('$100')).toBeChecked();
  // The next attempt makes what the toast says old.
  await enter(money().getByLabelText('Email'), 'nope');
  await user.click(money().getByText('Donate'));
  await waitFor(() =>
    expect(money().getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address.'),
  );
  expect(toasts.toast?.open).toBe(false);
});

test('phone and message of a gift are optional, name and e-mail are not', () => {
  render(setUp().page);
  for (const name of ['Name', 'Email']) expect(money().getByLabelText(name)).toBeRequired();
  for (const name of ['Phone', 'Message']) expect(money().getByLabelText(name)).not.toBeRequired();
});

test('gifts are tax-deductible, with a receipt by e-mail', () => {
  render(setUp().page);
  expect(money().getByText(/tax-deductible.*receipt by email/)).toBeVisible();
});

test('above the fields of both forms stands who asks for gifts', () => {
  const { page } = setUp();
  render(page);
  for (const form of [money(), pickup()]) {
    const notice = form.getByRole('group', { name: 'About this foundation', hidden: true });
    expect(notice).toHaveTextContent(
      'FSR Foundation (sample) is a nonprofit organization formed in Nevada. EIN 00-0000000. Purpose: Shoes, clothing and mentorship for people who need them. Gifts may be tax-deductible to the extent allowed by law.',
    );
    const first = form.getAllByRole('textbox', { hidden: true })[0] as HTMLElement;
    expect(notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('without a legal name nothing is set apart', () => {
  render(setUp({}, null, undefined, { legalName: '' }).page);
  expect(screen.queryByRole('group', { name: 'About this foundation', hidden: true })).toBeNull();
});

test('gifts that are not tax-deductible are not called so', () => {
  render(setUp({}, null, undefined, { giftsAre: 'not-deductible' }).page);
  expect(money().getByText('We send your receipt by email.')).toBeVisible();
  expect(money().getByRole('group', { name: 'About this foundation' })).toHaveTextContent(
    /Gifts are not tax-deductible\.$/,
  );
});

test('a pickup: requested, with the promise of two business days, and an empty form', async () => {
  const { page, toasts, memory, user, enter } = setUp();
  render(page);
  await user.click(screen.getByText('Donate Shoes & Apparel'));
  const typed = {
    Name: 'Ada',
    Email: 'ada@fsr.example',
    Phone: '702-555-0100',
    'Pickup address': '1 Desert Rd',
    Items: '3 pairs',
  };
  for (const [name, text] of Object.entries(typed)) {
    await enter(pickup().getByLabelText(name), text);
    expect(pickup().getByLabelText(name)).toBeRequired();
  }
  expect(pickup().getByLabelText('Message')).not.toBeRequired();
  await user.click(pickup().getByText('Request Pickup'));
  await waitFor(() =>
    expect(memory.requests.received).toMatchObject([
      { name: 'Ada', address: '1 Desert Rd', items: '3 pairs', message: '' },
    ]),
  );
  await waitFor(() => expect(toasts.toast?.title).toBe('Pickup Request Submitted'));
  expect(toasts.toast?.description).toContain('within 2 business days');
  await waitFor(() => {
    for (const name of Object.keys(typed)) expect(pickup().getByLabelText(name)).toHaveValue('');
  });
});

test('a pickup with something missing', async () => {
  const { page, toasts, user, enter } = setUp();
  render(page);
  await user.click(screen.getByText('Donate Shoes & Apparel'));
  await enter(pickup().getByLabelText('Name'), 'Ada');
  await user.click(pickup().getByText('Request Pickup'));
  await waitFor(() =>
    expect(toasts.toast).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill out all required fields.',
      variant: 'destructive',
    }),
  );
  await waitFor(() => expect(pickup().getByLabelText('Email')).toHaveFocus());
  await waitFor(() =>
    expect(pickup().getByLabelText('Email')).toHaveAccessibleDescription(
      'Please fill out all required fields.',
    ),
  );
  expect(pickup().getByLabelText('Name')).toHaveValue('Ada');
});

test('what was typed into one form survives a look at the other', async () => {
  const { page, user, enter } = setUp();
  render(page);
  await enter(money().getByLabelText('Name'), 'Ada');
  await user.click(screen.getByText('Donate Shoes & Apparel'));
  await user.click(screen.getByText('Monetary Donation'));
  expect(money().getByLabelText('Name')).toHaveValue('Ada');
});

test('a server that fails loses nothing typed and says so', async () => {
  const unavailable = async () => fail({ code: 'unavailable' });
  const { page, toasts, user, enter } = setUp({ send: unavailable });
  render(page);
  await user.click(money().getByLabelText('$100'));
  await enter(money().getByLabelText('Name'), 'Ada');
  await enter(money().getByLabelText('Email'), 'ada@fsr.example');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' }));
  expect(money().getByLabelText('$100')).toBeChecked();
  expect(money().getByLabelText('Name')).toHaveValue('Ada');
});

test('the simulated desk says that nothing is sent, a real one does not', () => {
  const { unmount } = render(setUp().page);
  expect(screen.getAllByText('Demo: nothing is sent.')).toHaveLength(2);
  unmount();
  render(setUp({ delivers: true }).page);
  expect(screen.queryByText(/nothing is sent/)).toBeNull();
});

const PAY_AT = 'https://pay.fsr.test/form?style=modal&sum={amount}&who={name}&mail={email}';

async function give({ user, enter }: Pick<ReturnType<typeof setUp>, 'user' | 'enter'>) {
  await enter(money().getByLabelText('Custom amount'), '1,012.5');
  await enter(money().getByLabelText('Name'), ' Zoë & Sons ');
  await enter(money().getByLabelText('Email'), 'zoe@fsr.example');
  await user.click(money().getByText('Donate'));
}

test('where gifts arrive, the form leads on to be paid, with the gift filled in, and promises no receipt', async () => {
  const led: string[] = [];
  const { page, toasts, ...hands } = setUp(
    { delivers: true },
    { address: PAY_AT, lead: (to) => led.push(to) },
  );
  render(page);
  expect(money().queryByText(/receipt/)).toBeNull();
  expect(
    money().getByText('You pay next, on our donation form. Your gift counts once it is paid.'),
  ).toBeVisible();
  await give(hands);
  const panel = await screen.findByRole('region', { name: 'Your pledge of $1,012.50 is noted.' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(/To pay it another way, call 702-555/);
  expect(within(panel).getByRole('link', { name: /^702-555/ })).toBeVisible();
  const link = within(panel).getByRole('link', { name: 'pay $1,012.50 there' });
  const address =
    'https://pay.fsr.test/form?style=modal&sum=1012.50&who=Zo%C3%AB+%26+Sons&mail=zoe%40fsr.example';
  expect(link).toHaveAttribute('href', address);
  expect(led).toEqual([address]);
  expect(toasts.toast).toMatchObject({
    title: 'Thank You!',
    description: 'Our donation form opens now. Your gift counts once it is paid.',
  });
});

test('a gift that could not be handed in leads nowhere', async () => {
  const led: string[] = [];
  const { page, toasts, ...hands } = setUp(
    { delivers: true, send: async () => fail({ code: 'unavailable' }) },
    { address: PAY_AT, lead: (to) => led.push(to) },
  );
  render(page);
  await give(hands);
  await waitFor(() => expect(toasts.toast).toMatchObject({ title: 'Error' }));
  expect(led).toEqual([]);
});

test('with the sample address, where nobody can pay, the form says so and whom to call', async () => {
  const led: string[] = [];
  const { page, toasts, ...hands } = setUp(
    { delivers: true },
    { address: 'https://donate.fsr.example/form', lead: (to) => led.push(to) },
  );
  render(page);
  expect(money().getByText('Nobody can pay here yet.')).toBeVisible();
  expect(money().getByRole('link', { name: /702-555/ })).toBeVisible();
  expect(money().queryByText(/receipt/)).toBeNull();
  await give(hands);
  await waitFor(() =>
    expect(toasts.toast?.description).toBe('We have noted your gift. Please call or write to us to pay it.'),
  );
  // There is no other way that this one could be beside.
  expect(screen.getByRole('region', { name: /^Your pledge/ })).toHaveTextContent(/To pay it, call 702-555/);
  expect(led).toEqual([]);
});

test('what was chosen and typed in the prerendered form is there when it wakes up', async () => {
  const { page, user, enter } = setUp();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(money().getByLabelText('$250'));
  await enter(money().getByLabelText('Name'), 'Ada');
  const root = await act(async () => hydrateRoot(container, page));
  expect(errors).not.toHaveBeenCalled();
  expect(money().getByLabelText('$250')).toBeChecked();
  expect(money().getByLabelText('Name')).toHaveValue('Ada');
  await waitFor(() => expect(money().getByLabelText('Name')).toHaveFocus());
  act(() => root.unmount());
  container.remove();
  errors.mockRestore();
});

test('the arrow keys, Home and End choose a tab and take the focus along', async () => {
  const { page, user } = setUp();
  render(page);
  const [gift, things] = screen.getAllByRole('tab');
  await user.click(gift as HTMLElement);
  for (const [key, chosen, other] of [
    ['ArrowRight', things, gift],
    ['ArrowRight', gift, things],
    ['ArrowLeft', things, gift],
    ['Home', gift, things],
    ['End', things, gift],
    ['a', things, gift],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(chosen).toHaveFocus();
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(other).toHaveAttribute('tabindex', '-1');
  }
  expect(screen.getByRole('tabpanel', { name: /Donate Shoes & Apparel/ })).toBeVisible();
});

test('beside the forms and above the pickup form stand the sizes that are needed, most missing first', async () => {
  const sizes = [
    { cut: 'men', size: 13, wide: false },
    { cut: 'men', size: 9, wide: true },
  ] as const;
  render(setUp({}, null, { wanted: async () => ok(sizes) }).page);
  const list = await screen.findByRole('list', { name: 'Sizes we need now' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Men 13', 'Men 9 wide']);
  expect(pickup().getByText('Sizes we need now: Men 13, Men 9 wide.')).toBeInTheDocument();
});

test.each([
  ['no size is needed', ok([])],
  ['nobody can say which sizes are needed', fail({ code: 'unavailable' })],
] as const)('where %s, every size helps, and there is no list', async (_, answer) => {
  render(setUp({}, null, { wanted: async () => answer }).page);
  expect(await screen.findAllByText('Every size helps.')).toHaveLength(2);
  expect(pickup().getByText('Every size helps.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Sizes we need now' })).toBeNull();
});

test('a pledge is noted above the form until that is closed, each tab for itself, and the focus goes back', async () => {
  const { page, ...hands } = setUp();
  render(page);
  await hands.user.click(money().getByLabelText('$50'));
  await hands.enter(money().getByLabelText('Name'), 'Vera');
  await hands.enter(money().getByLabelText('Email'), 'vera@fsr.example');
  await hands.user.click(money().getByRole('button', { name: 'Donate' }));
  const panel = await screen.findByRole('region', { name: 'Your pledge of $50 is noted.' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('Demo: nothing is sent.');
  expect(within(panel).queryByRole('status')).toBeNull();
  await hands.user.click(screen.getAllByRole('tab')[1] as HTMLElement);
  for (const [name, text] of [
    ['Name', 'Vera'],
    ['Email', 'vera@fsr.example'],
    ['Phone', '702-555-0177'],
    ['Pickup address', '1 Example Way'],
    ['Items', '4 pairs of boots'],
  ] as const)
    await hands.enter(pickup().getByLabelText(name), text);
  await hands.user.click(pickup().getByRole('button', { name: 'Request Pickup' }));
  const second = await screen.findByRole('region', { name: 'We have your pickup request.' });
  expect(second).toHaveTextContent('We will contact you within 2 business days.');
  expect(second).toHaveTextContent('You want to give: 4 pairs of boots');
  await hands.user.click(within(second).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'We have your pickup request.' })).toBeNull();
  expect(pickup().getByLabelText('Name')).toHaveFocus();
  await hands.user.click(screen.getAllByRole('tab')[0] as HTMLElement);
  expect(screen.getByRole('region', { name: 'Your pledge of $50 is noted.' })).toBeVisible();
});
