import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { GuideFormViewModel } from '../../../../ui/guides/staff/guide-form.view-model';
import { GuideActsViewModel, GuideListViewModel } from '../../../../ui/guides/staff/guides.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The guides, for staff who write them. */
export const guidesModule = new ContainerModule((options) => {
  const { clock, guides, idSource, programs } = tokens;
  bindViewModel(options, GuideListViewModel, [guides, ChangeFeed, clock]);
  bindViewModel(options, GuideActsViewModel, [guides, ToastViewModel]);
  bindViewModel(options, GuideFormViewModel, [guides, programs, ToastViewModel, clock, idSource]);
});
