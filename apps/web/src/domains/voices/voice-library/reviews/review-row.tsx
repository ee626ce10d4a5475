import { type VoiceToReview, voiceReviewEndpoints } from '@vireo/contracts/voice-library'
import { Button, PlayButton } from '@vireo/ui'
import { useMemo, useState } from 'react'

import { callBytes } from '#kit/api/index.ts'
import { formatDateTime, languageName } from '#kit/format/index.ts'
import { player, type Track, usePlayback } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import type { Decided } from './queries.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { reviewWords as words } from './words.ts'

/** Previews are made in one format. */
const outputFormat = 'mp3_44100_128'

/** Shows a voice that waits for a decision: what is said of it, its sample, and what can be decided. */
export function ReviewRow({ voice }: { readonly voice: VoiceToReview }) {
  const [deciding, setDeciding] = useState<Decided['decision']>()
  const track = useMemo(() => sampleOf(voice), [voice])
  const playback = usePlayback(player, track.id)
  const { name, description } = voice
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg bg-surface p-4">
      <div className="flex min-w-0 grow basis-64 gap-4">
        <PlayButton
          of={words.sample(name)}
          look="outline"
          round
          playing={playback === 'playing'}
          loading={playback === 'loading'}
          onClick={() => (playback === 'elsewhere' ? void player.play(track) : player.toggle())}
        />
        <div className="min-w-0 text-sm">
          <h2 className="font-medium break-words">
            <bdi>{name}</bdi>
          </h2>
          <p className="break-words">
            <bdi>{description === '' ? words.noDescription : description}</bdi>
          </p>
          <p className="break-words text-muted tabular-nums">{factsOf(voice).join(' · ')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`${words.decline}: ${name}`} onClick={() => setDeciding('declined')}>
          {words.decline}
        </Button>
        <Button variant="primary" aria-label={`${words.allow}: ${name}`} onClick={() => setDeciding('allowed')}>
          {words.allow}
        </Button>
      </div>
      {deciding ? <ReviewDialog voice={voice} decision={deciding} onClose={() => setDeciding(undefined)} /> : null}
    </li>
  )
}

function factsOf(voice: VoiceToReview): string[] {
  const { language: _language, ...labels } = voice.labels
  return [
    words.categories[voice.category],
    languageName(voice.language),
    ...Object.values(labels),
    words.notice(voice.notice_period_days),
    ...(voice.free_users_allowed ? [] : [words.paidOnly]),
    ...(voice.live_moderation_enabled ? [words.moderated] : []),
    words.since(formatDateTime(voice.waiting_since_unix)),
  ]
}

/** Makes of a voice's sample what the player takes. Nobody keeps it: once it is decided about, it is heard here no more. */
function sampleOf({ voice_id: id, name }: VoiceToReview): Track {
  return {
    id: `review:${id}`,
    title: words.sample(name),
    source: paths.voiceReviews,
    open: async (signal) => ({
      ...(await callBytes(voiceReviewEndpoints.hearReview, { voice_id: id }, { signal })),
      outputFormat,
    }),
  }
}
