import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { BoardViewModel, GoodsToSortViewModel, MovesViewModel } from '../../../../ui/shelf/shelf.view-model';
import { ShelfActionViewModel } from '../../../../ui/shelf/shelf-action.view-model';
import { SortGoodsViewModel } from '../../../../ui/shelf/sort-goods.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The sizes of shoes, for those who keep the shelf. */
export const shelfModule = new ContainerModule((options) => {
  const { clock, idSource, shelf } = tokens;
  bindViewModel(options, BoardViewModel, [shelf, ChangeFeed, ToastViewModel, clock]);
  bindViewModel(options, GoodsToSortViewModel, [shelf, ChangeFeed]);
  bindViewModel(options, MovesViewModel, [shelf, ChangeFeed, ToastViewModel]);
  bindViewModel(options, ShelfActionViewModel, [shelf, ToastViewModel, idSource, clock]);
  bindViewModel(options, SortGoodsViewModel, [shelf, ToastViewModel]);
});
