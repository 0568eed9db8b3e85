import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { IcalFileWriter } from '../../../src/adapters/ical/ical-file-writer';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import type { MadeFeed, OwnFeeds } from '../../../src/core/feeds/own-feeds.api';
import { fail, ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { CalendarAddress } from '../../../src/ui/calendar/calendar-address';
import { CalendarAddressViewModel } from '../../../src/ui/calendar/calendar-address.view-model';
import { CalendarButton } from '../../../src/ui/calendar/calendar-button';
import { CalendarDownloads } from '../../../src/ui/calendar/calendar-downloads';
import { aSite } from '../../support/a-site';
import { aCalendarFile } from '../../support/calendar-builder';
import { viewModels } from '../../support/fake-view-models';
import { aUser } from '../../support/users';

const AT = Date.UTC(2026, 10, 22, 5);
const ADDRESS = 'https://www.fsr.example/calendar/secret.ics';

/** A server that keeps one address. */
function feedWith(first: MadeFeed | null, changed: Partial<OwnFeeds> = {}): OwnFeeds {
  let made = first;
  return {
    get: async () => ok(made),
    make: async () => {
      made = { createdAt: AT, endedAt: null };
      return ok({ address: ADDRESS, createdAt: AT });
    },
    turnOff: async () => {
      made = null;
      return ok(undefined);
    },
    ...changed,
  };
}

function show(feed: OwnFeeds | null, role = 'volunteer', fetchWriter = async () => new IcalFileWriter()) {
  const shown: string[] = [];
  const toasts = { show: ({ title }: { title: string }) => void shown.push(title) };
  const user = aUser({ role });
  const address = () => new CalendarAddressViewModel({ ownFeeds: feed, session: { user }, toasts });
  const downloads = new CalendarDownloads(
    { content: DEFAULT_CONTENT },
    { ...aSite(), language: 'en' },
    fetchWriter,
    toasts,
  );
  const source = viewModels([CalendarAddressViewModel, address], [CalendarDownloads, () => downloads]);
  const sites: string[] = [];
  const make = ({ name, publicUrl }: { name: string; publicUrl: string }) => {
    sites.push(`${name} ${publicUrl}`);
    return aCalendarFile();
  };
  const view = render(
    <ViewModelContext value={source}>
      <CalendarAddress make={make} />
      <CalendarButton make={make} label="Add to calendar: Fitting Day, Sat, Nov 28, 2026">
        Add to calendar
      </CalendarButton>
    </ViewModelContext>,
  );
  const section = within(screen.getByRole('region', { name: 'Calendar address' }));
  return { ...view, shown, section, sites, visitor: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

test('an address is made, shown once with ways into a calendar, and copied', async () => {
  const { section, visitor, shown, unmount } = show(feedWith(null));
  await visitor.click(await section.findByRole('button', { name: 'Make a Calendar Address' }));
  expect(await section.findByLabelText('Your calendar address')).toHaveValue(ADDRESS);
  expect(section.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    'webcal://www.fsr.example/calendar/secret.ics',
  );
  expect(section.getByText(/^Anyone with this address can read your schedule\. It is shown/)).toBeVisible();
  expect(section.queryByText(/Appointment/)).toBeNull();
  await visitor.click(press('Copy'));
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(shown).toEqual(['Address Copied']);
  unmount();
});

test('later it says when it was made; a new one asks before the old one ends', async () => {
  const { section, visitor } = show(feedWith({ createdAt: AT, endedAt: null }));
  expect(await section.findByText('Made on Nov 21, 2026.')).toBeVisible();
  await visitor.click(press('New Address'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
  expect(dialog.getByText('The old one stops working.')).toBeVisible();
  await visitor.click(dialog.getByRole('button', { name: 'New Address' }));
  expect(await section.findByLabelText('Your calendar address')).toHaveValue(ADDRESS);
});

test('an address is turned off after a question', async () => {
  const { section, visitor, shown } = show(feedWith({ createdAt: AT, endedAt: null }));
  await visitor.click(await section.findByRole('button', { name: 'Turn Off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the calendar address?' }));
  await visitor.click(dialog.getByRole('button', { name: 'Turn Off' }));
  expect(await section.findByRole('button', { name: 'Make a Calendar Address' })).toBeVisible();
  expect(shown).toEqual(['Calendar Address Turned Off']);
});

test('a beneficiary reads that the calendar tells nobody anything', async () => {
  const { section } = show(feedWith(null), 'beneficiary');
  expect(await section.findByText('The calendar entry says only “Appointment”.')).toBeVisible();
});

test('what fails is said, and nothing changes', async () => {
  const failed = async () => fail({ code: 'too-many' } as const);
  const { section, visitor, shown } = show(feedWith(null, { make: failed }));
  await visitor.click(await section.findByRole('button', { name: 'Make a Calendar Address' }));
  await vi.waitFor(() => expect(shown).toEqual(['Error']));
  expect(section.getByRole('button', { name: 'Make a Calendar Address' })).toBeVisible();
});

/** The files that were handed to the person from now on. */
function downloaded(): readonly { readonly name: string; readonly blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:one';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.at(-1) ?? new Blob() });
  });
  onTestFinished(() => {
    for (const spy of [create, revoke, click]) spy.mockRestore();
  });
  return files;
}

test('where calendars cannot subscribe, the calendar is downloaded, made for this site', async () => {
  const files = downloaded();
  const { section, visitor, sites } = show(null);
  expect(section.getByText('Calendar apps can subscribe once the site runs on its server.')).toBeVisible();
  await visitor.click(section.getByRole('button', { name: 'Download calendar (.ics)' }));
  await visitor.click(press('Add to calendar: Fitting Day, Sat, Nov 28, 2026'));
  await vi.waitFor(() => expect(files).toHaveLength(2));
  expect(files[0]?.name).toBe('fitting-day-2026-11-28.ics');
  expect(files[0]?.blob.type).toBe('text/calendar; charset=utf-8');
  expect(sites[0]).toBe(`${DEFAULT_CONTENT.siteSettings.siteName} https://www.fsr.example`);
});

test('a file that cannot be made is said', async () => {
  const { visitor, shown } = show(null, 'volunteer', () => Promise.reject(new Error('offline')));
  await visitor.click(press('Add to calendar: Fitting Day, Sat, Nov 28, 2026'));
  await vi.waitFor(() => expect(shown).toEqual(['Calendar Not Downloaded']));
});

test('an address that ended says so until there is another one', async () => {
  const { section, visitor } = show(feedWith({ createdAt: AT, endedAt: AT }));
  expect(await section.findByText('Your calendar address ended. Make a new one.')).toBeVisible();
  expect(section.queryByText('Made on Nov 21, 2026.')).toBeNull();
  await visitor.click(press('Make a Calendar Address'));
  expect(await section.findByLabelText('Your calendar address')).toHaveValue(ADDRESS);
  expect(section.queryByText(/ended/)).toBeNull();
});
