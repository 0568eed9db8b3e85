import type { FailureIn } from '../../../core/api/api';
import type { Campaign } from '../../../core/campaigns/campaign';
import {
  type CampaignDraft,
  findCampaignFaults,
  matchesDraft,
  tidyCampaignDraft,
} from '../../../core/campaigns/campaign-draft';
import type { Campaigns } from '../../../core/campaigns/campaigns.api';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../../core/shared/result';
import type { IdSource } from '../../../core/shared/system.port';
import { type FieldConflict, FormWithConflict, fieldConflict } from '../../shared/conflict/field-conflict';
import { submitForm } from '../../shared/form/form-state';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { campaignFormTexts as texts } from './campaign-form.texts';
import { type CampaignFormValues, toDraft, toFormValues } from './campaign-form-values';

/** Somebody else saved the campaign while it was being changed here. */
interface CampaignConflict extends FieldConflict<Campaign, CampaignFormValues> {
  /** What is kept is an earlier try of this form, which was saved although no answer came. */
  readonly isOwnEarlierTry: boolean;
}

type Code = FailureIn<Campaigns['update'] | ReadCampaigns['one']>['code'];

/** Why a campaign was not saved; a conflict is shown in a dialog. */
type Unsaved = FailureOf<Exclude<Code, 'conflict'>>;

/** A conflict with what has met. */
interface MetConflict {
  readonly code: 'conflict';
  readonly met: CampaignConflict;
}

/** The form that starts or changes a campaign. */
export class CampaignFormViewModel extends FormWithConflict<Campaign, CampaignFormValues, CampaignConflict> {
  /** What the form changes: the campaign as it was last read. Null while it starts one that is not kept yet. */
  private basis: Campaign | null = null;
  /** The id of the campaign that the form starts: the same in each try, so that none is started twice. */
  private newId: string | null = null;
  /** What was sent last: it may have been saved although no answer came. */
  private earlierTry: CampaignDraft | null = null;

  constructor(
    private readonly campaigns: Pick<Campaigns, 'create' | 'update'>,
    private readonly read: Pick<ReadCampaigns, 'one'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly ids: IdSource,
    private readonly logger: Logger,
  ) {
    super((kept, isToSave) => {
      this.basis = kept;
      if (!isToSave) this.toasts.show(texts.keptTheirs(kept));
    });
  }

  /** Takes up the campaign that is to be changed, or null for a new one. Answers what the form begins with. */
  open(campaign: Campaign | null): CampaignFormValues {
    this.basis = campaign;
    return toFormValues(campaign);
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the person decides. */
  submit(values: CampaignFormValues): Promise<boolean> {
    const { basis } = this;
    const draft = tidyCampaignDraft(toDraft(values, basis));
    return submitForm(this.form, this.toasts, {
      faults: findCampaignFaults(draft),
      execute: () => this.save(basis, draft),
      explain: ({ field, fault }) => ({ field, message: texts.faults[field][fault] ?? '' }),
      done: (saved) => (basis ? texts.changed(saved) : texts.created(saved)),
      failed: (failure) => {
        if (failure.code === 'conflict') return void this.meet(failure.met);
        const isTooLong = failure.code === 'quota' && failure.limit !== undefined;
        const description = isTooLong ? texts.tooLong : texts.writeFailed[failure.code];
        return { title: texts.error, description };
      },
    });
  }

  /** Saves once. On a conflict reads what is kept now; if that fails, nothing is saved, and a further try asks again. */
  private async save(
    basis: Campaign | null,
    draft: CampaignDraft,
  ): Promise<Result<Campaign, Unsaved | MetConflict>> {
    const { earlierTry } = this;
    this.earlierTry = draft;
    const id = basis?.id ?? this.idOfNew();
    const saved: Result<Campaign, FailureOf<Code>> = basis
      ? await this.campaigns.update({ id, base: basis.revision, ...draft })
      : await this.campaigns.create({ id, ...draft });
    if (saved.ok) return saved;
    const { failure } = saved;
    this.logger.error(`Failed to save the campaign ${id}`, failure);
    if (failure.code !== 'conflict') return fail(failure);
    const kept = await this.read.one(id);
    if (!kept.ok) return fail(kept.failure);
    const met = conflictOf({ basis, earlierTry, draft, kept: kept.value });
    // Nothing differs: an earlier try was saved, and only its answer got lost.
    return met ? fail({ code: 'conflict', met }) : ok(kept.value);
  }

  private idOfNew(): string {
    this.newId ??= this.ids.next();
    return this.newId;
  }
}

/** What meets where a save is refused. */
interface Meeting {
  readonly basis: Campaign | null;
  readonly earlierTry: CampaignDraft | null;
  readonly draft: CampaignDraft;
  readonly kept: Campaign;
}

/** What differs between the draft and the campaign as it is kept, or null if nothing does. */
function conflictOf({ basis, earlierTry, draft, kept }: Meeting): CampaignConflict | null {
  const [mine, theirs] = [toFormValues(draft), toFormValues(kept)];
  const isOwnEarlierTry = earlierTry !== null && matchesDraft(kept, earlierTry);
  // What differs from an own earlier try was typed since.
  const base = isOwnEarlierTry ? theirs : toFormValues(basis ?? earlierTry ?? kept);
  const conflict = fieldConflict(kept, { base, mine, theirs });
  return conflict && { ...conflict, isOwnEarlierTry };
}
