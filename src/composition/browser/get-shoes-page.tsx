import { GetShoesRoot } from '../../ui/get-shoes/get-shoes-root';
import { loaderInto } from '../shared/container';
import { features } from './back-end';
import type { PublicPage } from './public-page';

/** The page for people who need shoes. */
export const page: PublicPage = async (container) => {
  await loaderInto(container)([...features.publicEvents, ...features.shoeRequests], async () => GetShoesRoot)();
  return (onAwake) => <GetShoesRoot onAwake={onAwake} />;
};
