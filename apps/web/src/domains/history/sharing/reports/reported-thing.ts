import type { ReportedPageCase, ReportedRecording } from '@vireo/contracts/sharing'

import { reportWords } from './words.ts'

/** What was reported, whatever it is, as a row shows it. */
export type ReportedThing = {
  readonly key: string
  readonly about: 'recording' | 'work' | 'profile' | 'sound'
  /** By what is decided about it. */
  readonly decidedBy: string
  readonly state: ReportedRecording['state']
  readonly title: string
  readonly facts: readonly string[]
  readonly count: number
  readonly openedAt: number
  readonly decidedAt: number | null
  readonly address: string | null
  readonly reports: readonly {
    readonly id: string
    readonly reason: ReportedRecording['reports'][number]['reason']
    readonly message: string
    readonly at: number
  }[]
}

/** Reads a recording that was reported. */
export function thingOfRecording(recording: ReportedRecording): ReportedThing {
  const { voice_name: voice, public_user_name: name, reports } = recording
  return {
    ...common(recording),
    key: recording.share_case_id,
    about: 'recording',
    decidedBy: recording.share_link_id,
    title: titleOf(recording),
    facts: [voice === null ? '' : reportWords.voice(voice), name === null ? '' : reportWords.by(name)].filter(Boolean),
    address: recording.share_link,
    reports: reports.map((one) => ({ ...said(one), id: one.share_report_id })),
  }
}

/** Reads a work, a profile or a sound that was reported. */
export function thingOfPage(page: ReportedPageCase): ReportedThing {
  const { page_case_id: id, page_kind: kind, by, reports } = page
  return {
    ...common(page),
    key: id,
    about: kind,
    decidedBy: id,
    title: page.title,
    facts: [reportWords.kinds[kind], ...(by === null ? [] : [by])],
    address: page.address,
    reports: reports.map((one) => ({ ...said(one), id: one.page_report_id })),
  }
}

function common(thing: ReportedRecording | ReportedPageCase) {
  const { state, report_count: count, opened_at_unix: openedAt, decided_at_unix: decidedAt } = thing
  return { state, count, openedAt, decidedAt }
}

function said({ reason, message, created_at_unix: at }: Omit<ReportedRecording['reports'][number], 'share_report_id'>) {
  return { reason, message, at }
}

function titleOf({ title, has_password: isLocked, share_link: address }: ReportedRecording): string {
  if (title !== null) return title
  if (isLocked) return reportWords.locked
  return address === null ? reportWords.gone : reportWords.untitled
}
