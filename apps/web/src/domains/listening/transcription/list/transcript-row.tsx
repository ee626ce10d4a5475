import type { TranscriptSummary } from '@vireo/contracts/transcription'
import { Badge, lengthText, ProgressBar } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import { formatAgo, languageName } from '#kit/format/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { useUser } from '#users'
import { isOpen } from '../queries.ts'
import { transcriptAddress } from '../transcript-address.ts'
import { useMessageOfCode } from '../use-message-of-code.ts'
import { transcriptionWords } from '../words.ts'
import { TranscriptMenu } from './transcript-menu.tsx'

/** Shows one transcript of the list: what it is called, what is said in it or how far it is. */
export function TranscriptRow({ transcript }: { readonly transcript: TranscriptSummary }) {
  const { data: me } = useUser()
  const title = transcript.title ?? transcriptionWords.untitled
  return (
    <li className="flex items-start gap-3 rounded-lg bg-surface p-4">
      <div className="relative flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {transcript.state === 'done' ? (
            <AppLink
              to={transcriptAddress(transcript.transcription_id)}
              className="min-w-0 truncate font-medium after:absolute after:inset-0 after:content-[''] hover:underline"
            >
              {title}
            </AppLink>
          ) : (
            <span className="min-w-0 truncate font-medium">{title}</span>
          )}
          <StateBadge transcript={transcript} />
        </div>
        <Standing transcript={transcript} title={title} />
        <p className="text-xs text-muted tabular-nums">{factsOf(transcript, me?.user_id).join(' · ')}</p>
      </div>
      <TranscriptMenu transcript={transcript} title={title} />
    </li>
  )
}

function StateBadge({ transcript: { state, is_fetching: isFetching } }: { readonly transcript: TranscriptSummary }) {
  if (state === 'done') return null
  const tones = { queued: 'neutral', running: 'accent', failed: 'danger', canceled: 'neutral' } as const
  return (
    <Badge tone={tones[state]}>{isFetching ? transcriptionWords.fetchingNow : transcriptionWords.states[state]}</Badge>
  )
}

function Standing({ transcript, title }: { readonly transcript: TranscriptSummary; readonly title: string }) {
  if (transcript.failure) return <Failure failure={transcript.failure} />
  if (!isOpen(transcript))
    return transcript.excerpt === '' ? null : (
      <p dir="auto" className="line-clamp-2 text-sm text-muted">
        {transcript.excerpt}
      </p>
    )
  const left = transcript.seconds_left
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar
        label={transcript.is_fetching ? transcriptionWords.fetching(title) : transcriptionWords.listening(title)}
        value={transcript.state === 'queued' || transcript.is_fetching ? undefined : transcript.progress}
      />
      {left === null ? null : <p className="text-xs text-muted">{transcriptionWords.left(lengthText(left * 1000))}</p>}
    </div>
  )
}

/** Says why one failed, as a text to be read where it stands: whoever comes later is not alarmed by each that failed before. */
function Failure({ failure }: { readonly failure: NonNullable<TranscriptSummary['failure']> }) {
  return <p className="text-sm text-danger">{useMessageOfCode(failure.code, failure.message)}</p>
}

function factsOf(
  { duration_ms: durationMs, language_code: language, created_at_unix: at, made_by: maker }: TranscriptSummary,
  me: string | undefined,
): string[] {
  return [
    ...(durationMs === 0 ? [] : [lengthText(durationMs)]),
    ...(language === null || language === 'und' ? [] : [languageName(language)]),
    formatAgo(at, nowMs()),
    ...(me === undefined || maker.user_id === me || maker.name === null ? [] : [transcriptionWords.by(maker.name)]),
  ]
}
