import { LiveSettings, type LiveSettingName } from '@vireo/contracts/staff'

/** What stands in the fields: what is typed is text, also where it is a number. */
export type Draft = {
  readonly sign_up: LiveSettings['sign_up']
  readonly contact_mail: string
  readonly reviews_published_voices: boolean
  readonly moderated_terms: string
  readonly referral_reward_credits: string
  readonly author_share_percent: string
}

/** Writes settings into fields. */
export function draftOf(values: LiveSettings): Draft {
  return {
    ...values,
    contact_mail: values.contact_mail ?? '',
    moderated_terms: values.moderated_terms.join('\n'),
    referral_reward_credits: String(values.referral_reward_credits),
    author_share_percent: String(values.author_share_percent),
  }
}

export type Read = {
  /** What is different from what holds. */
  readonly changes: Partial<LiveSettings>
  /** In which fields stands what cannot be. */
  readonly wrong: readonly LiveSettingName[]
}

/** Reads fields, and tells what changed and what cannot be. */
export function readDraft(draft: Draft, values: LiveSettings): Read {
  const before = draftOf(values)
  const names = LiveSettings.keyof().options.filter((name) => draft[name] !== before[name])
  const meant: Readonly<Record<LiveSettingName, unknown>> = {
    ...draft,
    contact_mail: draft.contact_mail.trim() || null,
    moderated_terms: draft.moderated_terms.split('\n').filter((term) => term.trim() !== ''),
    referral_reward_credits: numberIn(draft.referral_reward_credits),
    author_share_percent: numberIn(draft.author_share_percent),
  }
  const partial = LiveSettings.partial()
  const wrong = names.filter((name) => !partial.safeParse({ [name]: meant[name] }).success)
  const right = names.filter((name) => !wrong.includes(name)).map((name) => [name, meant[name]])
  return { changes: partial.parse(Object.fromEntries(right)), wrong }
}

/** Reads digits; whatever else is typed is no number. */
function numberIn(text: string): number {
  return /^\d+$/u.test(text.trim()) ? Number(text) : Number.NaN
}
