import { GetShoesRoot } from '../../ui/get-shoes/get-shoes-root';
import { loaderInto } from '../shared/container';
import { features } from './back-end';
import { shoeRequestModule } from './modules/shoe-request.module';
import type { PublicPage } from './public-page';

/** The page for people who need shoes. */
export const page: PublicPage = async (container) => {
  const modules = [...features.publicEvents, async () => shoeRequestModule];
  await loaderInto(container)(modules, async () => GetShoesRoot)();
  return (onAwake) => <GetShoesRoot onAwake={onAwake} />;
};
