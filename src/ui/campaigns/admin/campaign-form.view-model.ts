import type { Campaign } from '../../../core/campaigns/campaign';
import {
  type CampaignDraft,
  type CampaignFault,
  findCampaignFaults,
  matchesDraft,
  tidyCampaignDraft,
} from '../../../core/campaigns/campaign-draft';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { SaveCampaign } from '../../../core/campaigns/save-campaign';
import type { InvalidForm } from '../../../core/shared/forms/field-rule';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { IdSource } from '../../../core/shared/system.port';
import { type FieldConflict, FormWithConflict, fieldConflict } from '../../shared/conflict/field-conflict';
import { submitForm, type Toasts } from '../../shared/form/form-state';
import { campaignFormTexts as texts, type UnsavedCampaign } from './campaign-form.texts';
import { type CampaignFormValues, toDraft, toFormValues } from './campaign-form-values';

/** Somebody else saved the campaign while it was being changed here. */
interface CampaignConflict extends FieldConflict<Campaign, CampaignFormValues> {
  /** What is kept is an earlier try of this form, which was saved although no answer came. */
  readonly isOwnEarlierTry: boolean;
}

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
    private readonly saveCampaign: Pick<SaveCampaign, 'execute'>,
    private readonly campaigns: Pick<ReadCampaigns, 'one'>,
    private readonly toasts: Toasts,
    private readonly ids: IdSource,
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
        if (failure.code !== 'conflict') return { title: texts.error, description: texts.failure(failure) };
        this.meet(failure.met);
        return undefined;
      },
    });
  }

  /** Saves once. On a conflict reads what is kept now; if that fails, nothing is saved, and a further try asks again. */
  private async save(
    basis: Campaign | null,
    draft: CampaignDraft,
  ): Promise<Result<Campaign, InvalidForm<CampaignFault> | UnsavedCampaign | MetConflict>> {
    const { earlierTry } = this;
    this.earlierTry = draft;
    const id = basis?.id ?? this.idOfNew();
    const saved = await this.saveCampaign.execute({ id, draft, base: basis?.revision ?? null });
    if (saved.ok) return saved;
    const { failure } = saved;
    if (failure.code !== 'conflict') return fail(failure);
    const kept = await this.campaigns.one(id);
    if (!kept.ok) return fail(kept.failure.code === 'cancelled' ? { code: 'unavailable' } : kept.failure);
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
