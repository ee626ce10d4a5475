import type { ImpactApplication } from '@vireo/contracts/impact-program'
import { Badge, Button } from '@vireo/ui'
import { useState } from 'react'

import { formatDateTime } from '#kit/format/index.ts'
import type { Decision } from '../queries.ts'
import { impactProgramWords as words } from '../words.ts'
import { DecideDialog } from './decide-dialog.tsx'

const tones = { open: 'warning', approved: 'success', declined: 'neutral', ended: 'neutral' } as const
type Kind = Decision['decision']
const possible: Readonly<Record<ImpactApplication['state'], readonly Kind[]>> = {
  open: ['decline', 'approve'],
  approved: ['end'],
  declined: ['approve'],
  ended: [],
}

/** Shows one application: who applied, for what, and what can be decided. */
export function ApplicationRow({ application }: { readonly application: ImpactApplication }) {
  const { organization, state, website, country, contact_name: name, email, tier, note } = application
  const [asking, setAsking] = useState<Kind>()
  return (
    <li className="rounded-lg bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 className="flex flex-wrap items-center gap-2 text-sm font-medium">
            <bdi className="min-w-0 break-words">{organization}</bdi>
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
          </h2>
          <p className="text-sm break-words text-muted">
            <bdi>{country}</bdi> ·{' '}
            <a href={website} target="_blank" rel="noreferrer nofollow" className="underline">
              <bdi>{website}</bdi>
            </a>
          </p>
          <p className="text-sm break-words text-muted">
            <bdi>{name}</bdi> · <bdi>{email}</bdi>
          </p>
          <p className="text-xs text-muted tabular-nums">{timesOf(application).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {possible[state].map((kind) => (
            <Button
              key={kind}
              variant={kind === 'approve' ? 'primary' : 'secondary'}
              aria-label={`${words[kind]}: ${organization}`}
              onClick={() => setAsking(kind)}
            >
              {words[kind]}
            </Button>
          ))}
        </div>
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-3 text-sm md:grid-cols-2">
        <Said term={words.mission} text={application.mission} />
        <Said term={words.plannedUse} text={application.planned_use} />
      </dl>
      <ul className="mt-3 flex flex-col gap-1 text-sm text-muted empty:hidden">
        {tier === null ? null : <li>{words.tiers[tier]}</li>}
        {application.may_be_named ? <li>{words.mayBeNamed}</li> : null}
        {note === '' ? null : <li className="break-words">{words.note(note)}</li>}
      </ul>
      {asking ? <DecideDialog application={application} kind={asking} onClose={() => setAsking(undefined)} /> : null}
    </li>
  )
}

function Said({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium">{term}</dt>
      <dd className="break-words whitespace-pre-wrap text-muted">
        <bdi>{text}</bdi>
      </dd>
    </div>
  )
}

function timesOf(application: ImpactApplication): string[] {
  const { state, created_at_unix: came, decided_at_unix: decided, given_at_unix: given } = application
  return [
    words.came(formatDateTime(came)),
    ...(decided === null ? [] : [words.decidedAt(formatDateTime(decided))]),
    ...(given === null ? [] : [words.given(formatDateTime(given))]),
    ...(state === 'approved' && given === null ? [words.waits] : []),
  ]
}
