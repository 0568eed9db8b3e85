import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { OwnTrainingsViewModel, ResourcesViewModel } from '../../../../ui/guides/own/own-guides.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The pages of those whom guides are for. */
export const ownGuidesModule = new ContainerModule((options) => {
  const { clock, ownGuides } = tokens;
  bindViewModel(options, OwnTrainingsViewModel, [ownGuides, ChangeFeed, ToastViewModel]);
  bindViewModel(options, ResourcesViewModel, [ownGuides, ChangeFeed, ToastViewModel, clock]);
});
