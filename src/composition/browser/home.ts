import type { Container } from 'inversify';
import { type ComponentType, createElement, lazy } from 'react';
import { HomePage } from '../../ui/dashboard/home/home-page';
import { SessionViewModel } from '../../ui/shared/session/session.view-model';
import { type loaderInto, type ModuleLoader, provided } from '../shared/container';
import { features } from './back-end';

/** Makes Home, whose parts are fetched by those who see them. */
export async function loadHome(
  page: ReturnType<typeof loaderInto>,
  container: Container,
): Promise<ComponentType> {
  const fetchWaitingToday = page([() => fetchWaitingAreas(container)], () =>
    import('../../ui/dashboard/waiting/waiting-today').then((file) => file.WaitingToday),
  );
  const WaitingToday = lazy(async () => ({ default: await fetchWaitingToday() }));
  const fetchActiveCampaigns = page(features.campaigns, () =>
    import('../../ui/campaigns/active-campaigns').then((file) => file.ActiveCampaigns),
  );
  const ActiveCampaigns = lazy(async () => ({ default: await fetchActiveCampaigns() }));
  return () => createElement(HomePage, { WaitingToday, ActiveCampaigns });
}

/** Fetches the board of what waits for the signed-in person. */
async function fetchWaitingAreas(container: Container): ReturnType<ModuleLoader> {
  const [{ fetched }, { waitingAreas }] = await Promise.all([import('./areas'), import('./waiting-areas')]);
  return fetched(...waitingAreas(provided(container, SessionViewModel).user))();
}
